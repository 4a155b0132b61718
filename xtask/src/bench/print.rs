//! Prints the tables, in Markdown where they are likely to be copied.

use anyhow::{Result, ensure};

use super::figures::{Figures, PerEnvironment, figure};

/// Prints the microseconds per board, and the speed relative to the native one.
pub(super) fn solving(PerEnvironment { native, node, worker }: &PerEnvironment) {
    println!(
        "\n| solving, µs per board | native | node | of native | Chromium worker | of native |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (name, time) in native {
        let [node, worker] = [node, worker].map(|environment| figure(environment, name));
        let (in_node, in_worker) = (time / node, time / worker);
        println!(
            "| {name} | {time:.2} | {node:.2} | {in_node:.2} | {worker:.2} | {in_worker:.2} |"
        );
    }
    println!("Counting up to two solutions, on one thread; the shortest of several runs.");
    println!("Of native: speed relative to native (1 is as fast as native).");
}

/// Prints the milliseconds per generated puzzle in each environment.
pub(super) fn generation(times: &PerEnvironment) {
    percentiles("new puzzle", times);
    println!(
        "Minimal 9x9 puzzles from seeds 0 to 299, by the techniques they need; the shortest of \
         three runs."
    );
}

/// Prints the milliseconds per hint in each environment.
pub(super) fn hints(times: &PerEnvironment) {
    percentiles("hint", times);
    println!("At every position on the way to the solution of each board, step by step.");
}

/// Prints the speed of programs in each environment.
pub(super) fn programs(PerEnvironment { native, node, worker }: &PerEnvironment) {
    println!("\n| programs | native | node | Chromium worker |");
    println!("| --- | ---: | ---: | ---: |");
    for (name, figure_of_native) in native {
        let [node, worker] = [node, worker].map(|environment| figure(environment, name));
        println!("| {name} | {figure_of_native:.2} | {node:.2} | {worker:.2} |");
    }
    println!(
        "A turn of a loop is four operations: the next number, a remainder, a sum and an assignment."
    );
}

fn percentiles(title: &str, PerEnvironment { native, node, worker }: &PerEnvironment) {
    println!("\n| {title}, ms | | native | node | Chromium worker |");
    println!("| --- | --- | ---: | ---: | ---: |");
    for (name, time) in native {
        let [node, worker] = [node, worker].map(|environment| figure(environment, name));
        let (name, percentile) = name.rsplit_once(' ').unwrap_or((name, ""));
        println!("| {name} | {percentile} | {time:.2} | {node:.2} | {worker:.2} |");
    }
}

/// Prints the placements per second, and their ratios to the yardstick in the same environment.
pub(super) fn loops(native: &Figures, wasm: &Figures) {
    let [native_yardstick, wasm_yardstick] = [native, wasm].map(|figures| figures[0].1);
    println!("\n{:28} {:>10} {:>7} {:>10} {:>7}", "", "native", "", "wasm", "");
    println!("{:28} {:>10} {:>7} {:>10} {:>7}", "loop", "M/s", "ratio", "M/s", "ratio");
    let (seeks, loops): (Vec<_>, Vec<_>) =
        native.iter().partition(|(name, _)| name.starts_with("seek"));
    for (name, rate) in loops {
        let wasm = figure(wasm, name);
        println!(
            "{name:28} {:10.1} {:7.3} {:10.1} {:7.3}",
            rate / 1e6,
            rate / native_yardstick,
            wasm / 1e6,
            wasm / wasm_yardstick,
        );
    }
    println!("M/s: million placements per second. Ratio: to the yardstick; higher is faster.\n");
    for (name, milliseconds) in seeks {
        println!("{name:28} {milliseconds:7.3} ms         {:7.3} ms", figure(wasm, name));
    }
}

/// Prints the figures of the page. Its search speed is a ratio to the native yardstick.
pub(super) fn browser(browser: &Figures, yardstick: f64) -> Result<()> {
    let required_figure = |name: &str| {
        let value = figure(browser, name);
        ensure!(!value.is_nan(), "the benchmark of the page did not print {name}");
        Ok(value)
    };
    let rate = required_figure("placements per second")?;
    println!("\nIn Chromium, while recording:");
    println!("{:.1} M/s, {:.3} of the native yardstick", rate / 1e6, rate / yardstick);
    println!("After a search of 2,549,798,780 placements:");
    for name in ["bytes of the recording", "bytes of worker, page and scripts"] {
        println!("{name}: {:.1} MB", required_figure(name)? / 1e6);
    }
    println!("\n| the page in Chromium | |\n| --- | ---: |");
    for (name, time) in browser {
        if let Some(label) = name.strip_suffix(", ms") {
            println!("| {label} | {time:.1} ms |");
        } else if let Some(label) = name.strip_suffix(", µs") {
            println!("| {label} | {time:.0} µs |");
        } else if let Some(label) = name.strip_suffix(", per second") {
            println!("| {label} | {time:.1} per second |");
        } else if let Some(label) = name.strip_suffix(", count") {
            println!("| {label} | {time} |");
        } else if name.ends_with("tasks longer than 50 ms") {
            println!("| {name} | {time} |");
        }
    }
    Ok(())
}
