//! The colors of cells in links to f-puzzles.com and SudokuPad.
//!
//! Owns which of the nine colors a color of a style sheet is, and how a color is written. Must not
//! depend on the names of entries.

use std::slice;

use super::json::Json;
use crate::board::{Color, ColorSet};

/// The least difference between the channels of a color that is not gray, from 0 to 255.
const LEAST_CHROMA: i32 = 24;

/// The brightest channel of the darkest white, from 0 to 255.
const DARKEST_WHITE: i32 = 240;

/// The colors of a cell, as read.
#[derive(Default)]
pub(super) struct CellColors {
    pub(super) colors: ColorSet,
    /// Whether there are others, such as the number of a color in a palette.
    pub(super) has_others: bool,
}

/// Reads the colors in the entries with these names, each a color or a list of colors. White is
/// skipped.
pub(super) fn read(cell: &Json, names: &[&str]) -> CellColors {
    let mut read = CellColors::default();
    let entries = names.iter().filter_map(|name| cell.get(name));
    let values = entries.flat_map(|entry| entry.list().unwrap_or(slice::from_ref(entry)));
    for value in values.filter(|value| value.is_set()) {
        match value.text().and_then(channels) {
            Some(channels) => {
                if let Some(color) = nearest(channels) {
                    read.colors.insert(color);
                }
            }
            None => read.has_others = true,
        }
    }
    read
}

/// Writes colors as two entries: the first one under `name`, and all under `list_name` if there
/// are several.
pub(super) fn write(colors: ColorSet, name: &str, list_name: &str) -> Vec<String> {
    let mut codes = colors.iter().map(|color| format!("\"{}\"", code(color)));
    let all = codes.clone().collect::<Vec<_>>().join(",");
    let first = codes.next().map(|first| format!("\"{name}\":{first}"));
    let list = codes.next().map(|_| format!("\"{list_name}\":[{all}]"));
    first.into_iter().chain(list).collect()
}

/// Returns a color as a code of style sheets.
const fn code(color: Color) -> &'static str {
    match color {
        Color::Red => "#FFA0A0",
        Color::Orange => "#FFC080",
        Color::Yellow => "#FFF080",
        Color::Green => "#A0E8A0",
        Color::Teal => "#80E0E0",
        Color::Blue => "#A0B8FF",
        Color::Violet => "#C8A0FF",
        Color::Pink => "#FFA0E0",
        Color::Gray => "#C0C0C0",
    }
}

/// Returns red, green and blue of a code: three, six or eight hexadecimal digits, perhaps after
/// `#`. The last two of eight are the opacity. A single digit is a gray of abbreviated JSON.
fn channels(code: &str) -> Option<[i32; 3]> {
    let code = code.trim().trim_start_matches('#');
    let digits: Vec<i32> =
        code.chars().map(|sign| Some(sign.to_digit(16)? as i32)).collect::<Option<_>>()?;
    match *digits.as_slice() {
        [gray] => Some([17 * gray; 3]),
        [red, green, blue] => Some([red, green, blue].map(|digit| 17 * digit)),
        [a, b, c, d, e, f] | [a, b, c, d, e, f, _, _] => Some([16 * a + b, 16 * c + d, 16 * e + f]),
        _ => None,
    }
}

/// Returns the color with the closest hue, or `None` for white.
fn nearest([red, green, blue]: [i32; 3]) -> Option<Color> {
    let (brightest, darkest) = (red.max(green).max(blue), red.min(green).min(blue));
    let chroma = brightest - darkest;
    if chroma < LEAST_CHROMA {
        return (brightest < DARKEST_WHITE).then_some(Color::Gray);
    }
    let (sixth, difference) = match brightest {
        _ if brightest == red => (6, green - blue),
        _ if brightest == green => (2, blue - red),
        _ => (4, red - green),
    };
    let hue = (60 * sixth + 60 * difference / chroma) % 360;
    Some(match hue {
        15..43 => Color::Orange,
        43..70 => Color::Yellow,
        70..155 => Color::Green,
        155..200 => Color::Teal,
        200..250 => Color::Blue,
        250..290 => Color::Violet,
        290..345 => Color::Pink,
        _ => Color::Red,
    })
}

#[cfg(test)]
mod tests {
    use super::{channels, code, nearest};
    use crate::board::Color;

    #[test]
    fn each_color_is_read_as_it_is_written() {
        for color in Color::ALL {
            assert_eq!(channels(code(color)).and_then(nearest), Some(color));
        }
    }

    #[test]
    fn other_colors_are_the_closest_of_the_nine() {
        for (code, color) in [
            ("#F00", Some(Color::Red)),
            ("ff000080", Some(Color::Red)),
            ("#60D060", Some(Color::Green)),
            ("#8080F0", Some(Color::Blue)),
            ("#00ffff", Some(Color::Teal)),
            ("#000000", Some(Color::Gray)),
            ("#0", Some(Color::Gray)),
            ("#F", None),
            ("#A8A8A8", Some(Color::Gray)),
            ("#ffffff", None),
            ("", None),
            ("red", None),
            ("#ff00", None),
        ] {
            assert_eq!(channels(code).and_then(nearest), color, "{code}");
        }
    }
}
