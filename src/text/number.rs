//! How numbers and digits are written in every language.

use sudoku_engine::board::DigitSet;

/// Groups the digits of a number by threes if it has at least `from` digits.
pub(super) fn grouped(number: impl Into<u128>, separator: char, from: usize) -> String {
    let digits = decimal(number.into());
    if digits.len() < from {
        return digits;
    }
    let mut grouped = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(separator);
        }
        grouped.push(digit);
    }
    grouped
}

/// Writes a number in plain digits. The standard library divides by numbers of 128 bits for that,
/// which would add two kilobytes of code to the page's first file.
pub(super) fn decimal(number: u128) -> String {
    const BILLION: u64 = 1_000_000_000;
    if let Ok(number) = u64::try_from(number) {
        return number.to_string();
    }
    let mut parts = parts(number);
    let mut groups = Vec::new();
    while parts != [0; 4] {
        let mut rest = 0;
        for part in &mut parts {
            let dividend = rest << 32 | u64::from(*part);
            (*part, rest) = ((dividend / BILLION) as u32, dividend % BILLION);
        }
        groups.push(rest);
    }
    let first = groups.pop().unwrap_or_default();
    groups.iter().rev().fold(first.to_string(), |digits, group| format!("{digits}{group:09}"))
}

/// Returns the last two decimal digits of a number.
pub(super) fn last_two_digits(number: u128) -> u64 {
    parts(number).into_iter().fold(0, |rest, part| (rest << 32 | u64::from(part)) % 100)
}

/// Returns a number in parts of 32 bits, the most significant one first.
const fn parts(number: u128) -> [u32; 4] {
    [(number >> 96) as u32, (number >> 64) as u32, (number >> 32) as u32, number as u32]
}

/// Writes a time as on a clock: as `m:ss`, and from an hour as `h:mm:ss`.
pub fn clock_time(seconds: u32) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes}:{seconds:02}"),
        (hours, minutes) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Writes a number given in tenths.
pub(super) fn tenths(tenths: u64, point: char) -> String {
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// Writes a size in the largest unit that it reaches, to a tenth if it is below ten. Also returns
/// the power of 1000 of the unit: 0 for bytes.
pub(super) fn sized(bytes: u64, point: char) -> (String, usize) {
    let mut power = 0;
    let mut unit = 1_u64;
    // A size that would be rounded to 1000 is written in the next unit.
    while bytes >= 1000 * unit - unit / 2 && power < 3 {
        unit *= 1000;
        power += 1;
    }
    let in_tenths = (bytes * 10 + unit / 2) / unit;
    let written = if power == 0 || in_tenths >= 100 {
        ((bytes + unit / 2) / unit).to_string()
    } else {
        tenths(in_tenths, point)
    };
    (written, power)
}

/// Writes an approximate number to three digits, as in `6.67 × 10²¹`, or in plain digits if it has
/// at most five.
pub(super) fn scientific(number: f64, point: char) -> String {
    let with_point = |text: String| text.replace('.', &point.to_string());
    if number < 1e5 {
        return with_point(if number < 100.0 {
            format!("{number:.1}")
        } else {
            format!("{number:.0}")
        });
    }
    let written = format!("{number:.2e}");
    let (mantissa, exponent) = written.split_once('e').unwrap_or((&written, "0"));
    let raised: String = exponent.chars().filter_map(superscript).collect();
    format!("{}\u{a0}×\u{a0}10{raised}", with_point(mantissa.to_owned()))
}

fn superscript(digit: char) -> Option<char> {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    RAISED.get(digit.to_digit(10)? as usize).copied()
}

/// Writes a share as a percentage, to a tenth below ten.
pub(super) fn percent(share: f64, point: char) -> String {
    let percent = share * 100.0;
    let written = if percent < 9.95 { format!("{percent:.1}") } else { format!("{percent:.0}") };
    written.replace('.', &point.to_string())
}

/// Writes the digits of a set, separated by spaces.
pub(super) fn symbols(digits: DigitSet) -> String {
    let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
    symbols.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{clock_time, decimal, grouped, last_two_digits, percent, scientific, sized};

    #[test]
    fn times_have_minutes_and_from_an_hour_hours() {
        for (seconds, written) in [
            (0, "0:00"),
            (9, "0:09"),
            (754, "12:34"),
            (3599, "59:59"),
            (3600, "1:00:00"),
            (359_999, "99:59:59"),
            (360_000, "100:00:00"),
        ] {
            assert_eq!(clock_time(seconds), written);
        }
    }

    #[test]
    fn approximate_numbers_have_three_digits() {
        for (number, written) in [
            (0.0, "0.0"),
            (2.25, "2.2"),
            (287.6, "288"),
            (99_999.0, "99999"),
            (100_000.0, "1.00\u{a0}×\u{a0}10⁵"),
            (6.670_903_752e21, "6.67\u{a0}×\u{a0}10²¹"),
            (9.996e98, "1.00\u{a0}×\u{a0}10⁹⁹"),
        ] {
            assert_eq!(scientific(number, '.'), written);
            assert_eq!(scientific(number, ','), written.replace('.', ","));
        }
        for (share, written) in [(0.0, "0.0"), (0.0042, "0.4"), (0.0996, "10"), (1.0, "100")] {
            assert_eq!(percent(share, '.'), written);
        }
    }

    #[test]
    fn numbers_of_any_size_are_written_as_the_standard_library_does() {
        let around = |power: u32| {
            let number = 10_u128.pow(power);
            [number - 1, number, number + 1]
        };
        let large = [u128::from(u64::MAX), u128::from(u64::MAX) + 1, u128::MAX - 1, u128::MAX];
        for number in (0..=38).flat_map(around).chain(large) {
            assert_eq!(decimal(number), number.to_string());
            assert_eq!(u128::from(last_two_digits(number)), number % 100);
        }
    }

    #[test]
    fn digits_are_grouped_by_threes_from_a_minimum_length() {
        assert_eq!(
            grouped(6_670_903_752_021_072_936_960_u128, ',', 4),
            "6,670,903,752,021,072,936,960"
        );
        for (number, from, written) in [
            (0, 4, "0"),
            (999, 4, "999"),
            (1287, 4, "1,287"),
            (1287, 5, "1287"),
            (12_870, 5, "12,870"),
            (69_175_316, 4, "69,175,316"),
            (u64::MAX, 4, "18,446,744,073,709,551,615"),
        ] {
            assert_eq!(grouped(number, ',', from), written);
        }
    }

    #[test]
    fn sizes_have_at_least_two_digits() {
        for (bytes, written) in [
            (0, ("0", 0)),
            (999, ("999", 0)),
            (1000, ("1.0", 1)),
            (1449, ("1.4", 1)),
            (9949, ("9.9", 1)),
            (9951, ("10", 1)),
            (999_499, ("999", 1)),
            (999_500, ("1.0", 2)),
            (4_560_000, ("4.6", 2)),
            (123_456_789, ("123", 2)),
            (2_000_000_000, ("2.0", 3)),
        ] {
            assert_eq!(sized(bytes, '.'), (written.0.to_owned(), written.1), "{bytes}");
        }
    }
}
