//! Numbers as attributes and style sheets write them.

use std::fmt::{self, Display, Formatter};

/// A number rounded to hundredths, without trailing zeros.
///
/// Formatting of floating-point numbers by the standard library would add several kilobytes to
/// what a phone fetches before it shows a search.
#[derive(Clone, Copy, Debug)]
pub struct Decimal(pub f64);

impl From<f32> for Decimal {
    fn from(number: f32) -> Self {
        Self(number.into())
    }
}

impl Display for Decimal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match (rest / 10, rest % 10) {
            (0, 0) => write!(f, "{sign}{whole}"),
            (tenths, 0) => write!(f, "{sign}{whole}.{tenths}"),
            (tenths, hundredths) => write!(f, "{sign}{whole}.{tenths}{hundredths}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn numbers_are_rounded_to_hundredths() {
        for (number, written) in [
            (0.0, "0"),
            (-0.004, "0"),
            (-0.005, "-0.01"),
            (-12.5, "-12.5"),
            (0.999, "1"),
            (3.07, "3.07"),
            (100.0, "100"),
            (f64::NAN, "0"),
        ] {
            assert_eq!(Decimal(number).to_string(), written);
        }
    }
}
