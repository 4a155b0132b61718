//! The nodes of all searches, per level and in total, on logarithmic axes.

use grove_model::search::compare::{Bar, Chart, Comparison, Curve};
use yew::prelude::*;

use crate::text::{Text, lane_sign};

/// The width of the drawing of the curves, in units.
const WIDTH: f32 = 1000.0;
/// The height, in units.
const HEIGHT: f32 = 300.0;

pub(crate) fn compare_chart(text: Text, comparison: &Comparison) -> Html {
    let chart = Chart::of(comparison);
    html! {
        <div key="levels" class="compare-chart">
            {curves(text, &chart)}
            {bars(text, &chart)}
        </div>
    }
}

fn curves(text: Text, chart: &Chart) -> Html {
    let peak = |curve: &Curve| {
        let (level, nodes) = curve.peak;
        format!("{}: {} ({level})", text.lane(curve.lane), text.number(nodes))
    };
    let peaks: Vec<String> = chart.curves.iter().map(peak).collect();
    let title = text.comparison().by_level;
    html! {
        <figure class="levels">
            <figcaption>{title}</figcaption>
            <div class="levels-plot">
                <svg class="levels-drawing" viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                    preserveAspectRatio="none" role="img"
                    aria-label={format!("{title}. {}", peaks.join(", "))}>
                    {for chart.curve_marks.iter().map(|&(nodes, share)| html! {
                        <path key={nodes} class="levels-mark"
                            d={format!("M0 {0}H{WIDTH}", HEIGHT * (1.0 - share))} />
                    })}
                    {for chart.curves.iter().map(curve)}
                </svg>
                {for chart.curve_marks.iter().map(|&(nodes, share)| mark_label(nodes, text.number(nodes), 1.0 - share))}
                {for letter_positions(&chart.curves).into_iter().map(curve_letter)}
            </div>
            <div class="levels-axis" aria-hidden="true">
                <span>{text.number(1)}</span>
                <span>{text.number(chart.levels.into())}</span>
            </div>
        </figure>
    }
}

/// Draws a stepped line, with gaps at levels without nodes.
fn curve(curve: &Curve) -> Html {
    let mut line = String::new();
    let mut previous_right = None;
    for &(left, right, height) in &curve.steps {
        let (left, right, y) = (left * WIDTH, right * WIDTH, HEIGHT * (1.0 - height));
        if previous_right == Some(left) {
            line.push_str(&format!("V{y}H{right}"));
        } else {
            line.push_str(&format!("M{left} {y}H{right}"));
        }
        previous_right = Some(right);
    }
    html! {
        <path key={lane_sign(curve.lane)} class="levels-curve"
            data-lane={lane_sign(curve.lane)} d={line} />
    }
}

/// Returns where to write the letters of the searches: at each curve's maximum, side by side where
/// maxima coincide.
fn letter_positions(curves: &[Curve]) -> Vec<(usize, f32, f32)> {
    let mut positions: Vec<(usize, f32, f32)> = Vec::new();
    for curve in curves {
        let Some(&first) = curve.steps.first() else { continue };
        let higher_step = |best: (f32, f32, f32), next: &(f32, f32, f32)| {
            if next.2 > best.2 { *next } else { best }
        };
        let (left, right, height) = curve.steps.iter().fold(first, higher_step);
        let (mut x, y) = (((left + right) / 2.0).clamp(0.1, 0.86), 1.0 - height);
        let is_near = |x: f32| {
            positions.iter().any(|&(_, other_x, other_y)| {
                (other_x - x).abs() < 0.035 && (other_y - y).abs() < 0.15
            })
        };
        while is_near(x) {
            x += 0.04;
        }
        positions.push((curve.lane, x, y));
    }
    positions
}

fn bars(text: Text, chart: &Chart) -> Html {
    let bar = |bar: &Bar| {
        let sign = lane_sign(bar.lane);
        let so_far = text.comparison().goes_on;
        let words = text.number(bar.nodes);
        let words = if bar.is_over { words } else { format!("{words} {so_far}") };
        html! {
            <div key={sign} class="totals-row">
                <dt class="lane-sign" data-lane={sign}>{sign}</dt>
                <dd class="totals-bar">
                    <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                        {for chart.bar_marks.iter().map(|&(nodes, share)| html! {
                            <path key={nodes} class="levels-mark" d={format!("M{} 0V10", share * 1000.0)} />
                        })}
                        <rect class="totals-fill" data-lane={sign} y="1" height="8"
                            width={(bar.length * 1000.0).to_string()} />
                    </svg>
                    <span data-total-nodes={bar.nodes.to_string()}>{words}</span>
                </dd>
            </div>
        }
    };
    html! {
        <figure class="totals">
            <figcaption>{text.comparison().all_nodes}</figcaption>
            <dl>{for chart.bars.iter().map(bar)}</dl>
            {bar_axis(text, &chart.bar_marks)}
        </figure>
    }
}

/// Draws numbers below the bars: at the first two marks, which show the scale, and at the last one.
fn bar_axis(text: Text, marks: &[(u64, f32)]) -> Html {
    let last = marks.len().saturating_sub(1);
    let labels = marks.iter().enumerate().filter(|&(nth, _)| nth < 2 || nth == last);
    let label = |(nth, &(nodes, share)): (usize, &(u64, f32))| {
        html! {
            <text key={nodes} class="levels-word" x={format!("{:.2}%", share * 100.0)} y="12"
                text-anchor={if nth == last { "end" } else { "middle" }}>
                {text.number(nodes)}
            </text>
        }
    };
    html! {
        <div class="totals-row totals-axis" aria-hidden="true">
            <span class="lane-sign"></span>
            <div class="totals-bar"><svg>{for labels.map(label)}</svg></div>
        </div>
    }
}

/// Draws the label of an axis mark. It is in an SVG of its own, so that it is not stretched with
/// the curves.
fn mark_label(nodes: u64, words: String, y_share: f32) -> Html {
    html! {
        <svg key={format!("m{nodes}")} class="levels-words" aria-hidden="true">
            <text class="levels-word" x="0" y={format!("{:.2}%", y_share * 100.0)} dx="4" dy="13">{words}</text>
        </svg>
    }
}

fn curve_letter((lane, x, y): (usize, f32, f32)) -> Html {
    let (x, y) = (format!("{:.2}%", x * 100.0), format!("{:.2}%", y * 100.0));
    let sign = lane_sign(lane);
    html! {
        <svg key={format!("s{lane}")} class="levels-words" aria-hidden="true">
            <g class="levels-spot" data-lane={sign}>
                <circle cx={x.clone()} cy={y.clone()} r="10" />
                <text class="levels-letter" {x} {y}>{sign}</text>
            </g>
        </svg>
    }
}
