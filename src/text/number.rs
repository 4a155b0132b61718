//! Numbers and digits as every language writes them.

use sudoku_engine::board::DigitSet;

/// Groups the digits of a number by threes, if it has at least `from` digits.
pub(super) fn grouped(number: u64, separator: char, from: usize) -> String {
    let digits = number.to_string();
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

/// The digits of a set with spaces between them.
pub(super) fn symbols(digits: DigitSet) -> String {
    let mut symbols = String::new();
    for digit in digits.iter() {
        if !symbols.is_empty() {
            symbols.push(' ');
        }
        symbols.push(digit.symbol());
    }
    symbols
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_are_grouped_by_threes_from_a_length_on() {
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
}
