//! Files of OpenSudoku: XML with a `game` for each puzzle.
//!
//! Owns finding the games, and the data of a game: 81 digits, or `version: <n>` and fields that
//! end with `|`. The fields of a cell are its digit (0 if empty), its corner marks, from version 4
//! on its center marks, in version 5 a color, and 0 for a given. Marks are a number with a bit for
//! each digit; in version 1 they are digits that end with `,`, or `-`.

use std::ops::ControlFlow;

use quick_xml::events::BytesStart;

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{is_space, lines};
use super::{CellInput, Extra, Format, Reading, plain};
use crate::board::{Cell, Digit, DigitSet, Givens, Shape};

/// The elements with words about a puzzle.
const TEXTS: [&str; 4] = ["<name>", "<author>", "<description>", "<comment>"];

/// The shape of all boards in OpenSudoku.
const SHAPE: Shape = Shape::Nine;

/// The attributes of a game.
pub(crate) struct Game<'a> {
    /// The line of the tag, where the first line of the text is the line given.
    pub(crate) line: u32,
    /// The number of bytes of the text before the tag.
    before: usize,
    attributes: &'a [u8],
}

/// Calls `call` with each game in a text that starts at this line.
pub(crate) fn for_each_game<'a>(
    mut line: u32,
    text: &'a [u8],
    mut call: impl FnMut(Game<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut before = 0;
    for tag in text.split_inclusive(|&byte| byte == b'>') {
        let lines_of = |text: &[u8]| text.iter().filter(|&&byte| byte == b'\n').count();
        let tag_start = tag.iter().rposition(|&byte| byte == b'<').unwrap_or(tag.len());
        line += u32::try_from(lines_of(&tag[..tag_start])).unwrap_or(0);
        let attributes = tag[tag_start..].strip_prefix(b"<game").filter(|rest| {
            rest.first()
                .is_some_and(|&byte| byte.is_ascii_whitespace() || byte == b'/' || byte == b'>')
        });
        if let Some(attributes) = attributes {
            call(Game { line, before: before + tag_start, attributes })?;
        }
        line += u32::try_from(lines_of(&tag[tag_start..])).unwrap_or(0);
        before += tag.len();
    }
    ControlFlow::Continue(())
}

impl Game<'_> {
    /// Returns the data of the game, without references to characters. Returns `None` if there
    /// are none.
    pub(crate) fn data(&self) -> Option<String> {
        self.attribute("data").or_else(|| self.attribute("cells_data"))
    }

    fn attribute(&self, name: &str) -> Option<String> {
        let attributes = String::from_utf8_lossy(self.attributes);
        let inner = attributes.trim_end_matches('>').trim_end_matches('/');
        let tag = BytesStart::from_content(format!("game{inner}"), "game".len());
        let value = tag.try_get_attribute(name).ok().flatten()?;
        let value = value.value.into_owned();
        // Line breaks are the only references that programs write here.
        let breaks = ["&#10;", "&#xA;", "&#xa;", "&#13;", "&#xD;", "&#xd;"];
        Some(breaks.iter().fold(value, |value, line_break| value.replace(line_break, "\n")))
    }
}

/// Returns whether the data of a game have more than its digits.
pub(crate) fn has_fields(data: &str) -> bool {
    data.contains('|')
}

/// Reads the only game of a file. Returns `None` if the text has no tags.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let trimmed = text.trim_start_matches(is_space);
    if !trimmed.starts_with('<') || !trimmed[1..].starts_with(is_tag_start) {
        return None;
    }
    Some(read_file(text).map_err(|error| match error.reason {
        Reason::UnknownMarkup => error,
        _ => error.in_format(Format::OpenSudoku),
    }))
}

fn is_tag_start(sign: char) -> bool {
    sign.is_ascii_alphabetic() || matches!(sign, '!' | '?' | '/')
}

fn read_file(text: &str) -> Result<Reading, ReadError> {
    let mut games = Vec::new();
    let mut found = 0;
    let _ = for_each_game(1, text.as_bytes(), |game| {
        found += 1;
        if games.len() < 2 {
            games.push(game);
        }
        ControlFlow::Continue(())
    });
    match games.as_slice() {
        [] => Err(Reason::UnknownMarkup.at(Position::START)),
        [game] => read_game(game, text),
        [_, second, ..] => {
            let several = Reason::SeveralPuzzles { found, is_list: true };
            Err(several.at(position(text, second.before)))
        }
    }
}

/// Returns the position of the character at this byte.
fn position(text: &str, byte: usize) -> Position {
    let (number, line) = lines(&text[..byte]).last().unwrap_or((1, ""));
    Position::new(number, line.chars().count() + 1)
}

fn read_game(game: &Game<'_>, text: &str) -> Result<Reading, ReadError> {
    let tag = position(text, game.before);
    let data = game.data().ok_or_else(|| Reason::Empty.at(tag))?;
    let start = text[game.before..].find("data").and_then(|name| {
        let from = game.before + name;
        Some(from + text[from..].find(['"', '\''])? + 1)
    });
    let start = start.map_or(tag, |start| position(text, start));
    let mut reading = if has_fields(&data) || data.trim().starts_with("version") {
        read_fields(&data).map_err(|reason| reason.at(start))?
    } else {
        let reading = plain::read(&data).map_err(|error| error.moved(start))?;
        Reading { format: Format::OpenSudoku, ..reading }
    };
    let has_note = game.attribute("note").is_some_and(|note| !note.trim().is_empty());
    let has_names = text.contains("<folder") && text.contains(" name=");
    if has_note || has_names || TEXTS.iter().any(|element| text.contains(element)) {
        reading.add_extra(Extra::Text);
    }
    Ok(reading)
}

/// Reads cells as `version:` and fields, as versions 1 to 5 write them.
pub(crate) fn read_fields(data: &str) -> Result<Reading, Reason> {
    let data = data.trim().strip_prefix("version:").ok_or(Reason::UnknownEncoding)?;
    let data = data.trim_start();
    let end = data.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(data.len());
    let version: u32 = data[..end].parse().map_err(|_| Reason::UnknownEncoding)?;
    let field_count = match version {
        1..=3 => 3,
        4 => 4,
        5 => 5,
        _ => return Err(Reason::UnknownEncoding),
    };
    let fields = data[end..].split('|').map(str::trim).filter(|field| !field.is_empty());
    let fields: Vec<&str> = fields.take(6 * SHAPE.cell_count()).collect();
    if fields.len() != field_count * SHAPE.cell_count() {
        return Err(Reason::WrongCellCount { found: fields.len() / field_count });
    }
    let mut givens = Givens::empty(SHAPE);
    let mut input = Vec::with_capacity(SHAPE.cell_count());
    let mut has_colors = false;
    for (cell, fields) in SHAPE.cells().zip(fields.chunks_exact(field_count)) {
        let digit = number(fields[0])?;
        let digit = match digit {
            0 => None,
            _ => Some(digit_of(digit).ok_or(Reason::DigitTooLarge { digit, size: 9 })?),
        };
        let is_given = fields[field_count - 1] == "0";
        let corner = if version == 1 { listed(fields[1])? } else { marks(fields[1])? };
        let center = if version >= 4 { marks(fields[2])? } else { DigitSet::default() };
        has_colors |= version == 5 && fields[3] != "0";
        givens.set(cell, digit.filter(|_| is_given));
        let digit = digit.filter(|_| !is_given);
        input.push(CellInput { digit, corner, center, ..CellInput::default() });
    }
    let mut reading = Reading::new(Format::OpenSudoku, givens);
    reading.set_input(input);
    if has_colors {
        reading.add_extra(Extra::Colors);
    }
    Ok(reading)
}

fn number(field: &str) -> Result<u32, Reason> {
    field.parse().map_err(|_| Reason::UnknownEncoding)
}

fn digit_of(number: u32) -> Option<Digit> {
    let digit = Digit::new(u8::try_from(number).ok()?)?;
    SHAPE.all_digits().contains(digit).then_some(digit)
}

/// Reads marks that are listed, as in `1,3,`.
fn listed(field: &str) -> Result<DigitSet, Reason> {
    let marks = field.split(',').filter(|mark| !mark.is_empty() && *mark != "-");
    marks.map(|mark| digit_of(number(mark)?).ok_or(Reason::UnknownEncoding)).collect()
}

/// Reads marks that are bits.
fn marks(field: &str) -> Result<DigitSet, Reason> {
    let bits = number(field)?;
    if bits >> SHAPE.size() != 0 {
        return Err(Reason::UnknownEncoding);
    }
    Ok(SHAPE.digits().filter(|digit| bits >> digit.index() & 1 == 1).collect())
}

/// Writes a 9x9 board as an OpenSudoku file with a single game. What a user entered is written in
/// version 4 of the data, which OpenSudoku reads from version 4.0 on; without any it is the oldest
/// form, which all versions read. Returns `None` for other shapes.
///
/// ```
/// use sudoku_engine::formats::{self, CellInput, Format};
///
/// let givens = formats::read(&format!("12{}", ".".repeat(79)))?.givens;
/// let file = formats::open_sudoku(&givens, |_| CellInput::default()).expect("a 9x9 board");
/// assert!(file.contains(&format!("<game data=\"12{}\"/>", "0".repeat(79))));
/// assert_eq!(formats::read(&file)?.format, Format::OpenSudoku);
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn open_sudoku(givens: &Givens, input: impl Fn(Cell) -> CellInput) -> Option<String> {
    if givens.shape() != SHAPE {
        return None;
    }
    let has_input = givens.iter().any(|(cell, given)| given.is_none() && !input(cell).is_blank());
    let number = |digit: Option<Digit>| digit.map_or(0, Digit::value);
    let cell_fields = |(cell, given): (Cell, Option<Digit>)| {
        let CellInput { digit, corner, center, .. } = match given {
            Some(_) => CellInput::default(),
            None => input(cell),
        };
        let (digit, is_free) = (number(given.or(digit)), u8::from(given.is_none()));
        format!("{digit}|{}|{}|{is_free}|", corner.bits(), center.bits())
    };
    let data: String = match has_input {
        // XML would turn a plain line break in an attribute into a space.
        true => "version: 4&#10;"
            .chars()
            .chain(givens.iter().map(cell_fields).collect::<String>().chars())
            .collect(),
        false => givens.iter().map(|(_, given)| number(given).to_string()).collect(),
    };
    Some(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<game data=\"{data}\"/>\n</opensudoku>\n"
    ))
}
