//! Links to puzzles on other sites, and to this page.
//!
//! Owns recognizing them, and which part of each has the puzzle. Must not depend on what is in a
//! payload.

use percent_encoding::percent_decode_str;

use super::error::{ReadError, Reason};
use super::json::Json;
use super::limits::MAX_UNPACKED_LEN;
use super::position::Position;
use super::source::{self, is_quote, is_space};
use super::{
    Extra, Format, Reading, blank_runs, f_puzzles, payload, plain, rules_code, sudoku_pad,
    sudoku_wiki,
};

type Outcome = Result<Reading, ReadError>;

/// The number of links in a text that are tried.
const MAX_LINKS: usize = 8;

/// The beginning of every payload of f-puzzles, which is `{"` in the JSON.
const OPENING: &str = "N4Ig";

/// The beginnings of the ids of SudokuPad that have the whole puzzle in them.
const SUDOKU_PAD_KINDS: [(&str, Kind); 4] = [
    ("fpuzzles", Kind::FPuzzles),
    ("fpuz", Kind::FPuzzles),
    ("scl", Kind::SudokuPad),
    ("ctc", Kind::SudokuPad),
];

/// Sites whose links lead to the pages of other sites.
const SHORTENERS: [&str; 5] = ["tinyurl.com", "bit.ly", "is.gd", "t.co", "goo.gl"];

/// The JSON in a payload.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    FPuzzles,
    SudokuPad,
}

/// Reads the puzzle that is packed in a link, anywhere in a text, or a text that consists of a
/// link or of what a link contains. Returns `None` for any other text.
pub(super) fn read(text: &str) -> Option<Outcome> {
    read_payload(text).or_else(|| {
        let mut words = words(text);
        let (position, word) = words.next()?;
        if words.next().is_some() {
            return None;
        }
        read_address(word, position).or_else(|| read_string(word, position))
    })
}

/// Reads a string of another site that was copied without the link around it.
fn read_string(text: &str, position: Position) -> Option<Outcome> {
    if let Some(cells) = text.strip_prefix(sudoku_wiki::START) {
        return Some(sudoku_wiki::read(cells, position));
    }
    blank_runs::read_scf(text.strip_prefix(blank_runs::SCF)?).ok().map(Ok)
}

/// Reads the first link in a text that can be read, or that only a server could resolve.
pub(super) fn read_any(text: &str) -> Option<Outcome> {
    let links = words(text).filter(|(_, word)| word.contains("://")).take(MAX_LINKS);
    let outcomes = links.filter_map(|(position, word)| read_address(word, position));
    let is_useful = |outcome: &Outcome| match outcome {
        Ok(_) => true,
        Err(error) => matches!(error.reason, Reason::ShortId | Reason::UnknownEncoding),
    };
    outcomes.into_iter().find(is_useful)
}

/// Reads a text that consists of the JSON of a puzzle. Returns `None` for any other text.
pub(super) fn read_json(text: &str) -> Option<Outcome> {
    let json = text.trim();
    if !json.starts_with('{') || json.len() > MAX_UNPACKED_LEN {
        return None;
    }
    if !json.contains("\"grid\"") && !json.contains("\"cells\"") {
        return None;
    }
    let json = Json::read(json)?;
    let has_maps = |name: &str| {
        let first = json.get(name)?.list()?.first()?.list()?.first()?;
        matches!(first, Json::Map(_)).then_some(())
    };
    let (format, outcome) = if has_maps("grid").is_some() {
        (Format::FPuzzles, f_puzzles::read(&json))
    } else {
        has_maps("cells")?;
        (Format::SudokuPad, sudoku_pad::read_json(&json))
    };
    Some(outcome.map_err(|reason| reason.at(Position::START).in_format(format)))
}

/// Returns the words of a text without the signs around them, and their positions.
fn words(text: &str) -> impl Iterator<Item = (Position, &str)> {
    source::lines(text).flat_map(|(number, line)| {
        let mut column = 1;
        line.split_inclusive(is_space).filter_map(move |word| {
            let start = column;
            column += word.chars().count();
            let is_around = |sign: char| is_space(sign) || is_quote(sign) || "<>()".contains(sign);
            let inner = word.trim_start_matches(is_around);
            let skipped = word.chars().count() - inner.chars().count();
            let inner = inner.trim_end_matches(|sign| is_around(sign) || ",;:!".contains(sign));
            let (label, inner) = without_label(inner);
            let skipped = skipped + label.chars().count();
            (!inner.is_empty()).then_some((Position::new(number, start + skipped), inner))
        })
    })
}

/// Returns the end of the text of a link in Markdown or HTML, and the address behind it.
fn without_label(word: &str) -> (&str, &str) {
    let start = ["http://", "https://"].into_iter().filter_map(|scheme| word.find(scheme)).min();
    match start.filter(|&start| start > 0) {
        Some(start) => {
            let (label, address) = word.split_at(start);
            (label, address.split(['"', '<', '>', ')', ']']).next().unwrap_or_default())
        }
        None => ("", word),
    }
}

/// Reads the payload of a link anywhere in a text.
pub(super) fn read_payload(text: &str) -> Option<Outcome> {
    let (start, kind, format) = payload_start(text)?;
    let position = source::end_position(&text[..start]);
    let rest = &text[start..];
    let ends = |sign: char| is_space(sign) || "&#?\"'<>)".contains(sign);
    let packed = &rest[..rest.find(ends).unwrap_or(rest.len())];
    let read = |json: String| match kind {
        Kind::FPuzzles => f_puzzles::read(&Json::read(&json).ok_or(Reason::BrokenLink)?),
        Kind::SudokuPad => sudoku_pad::read(&json),
    };
    let outcome = payload::unpack(packed).and_then(read);
    let outcome = outcome.map(|reading| Reading { format, ..reading });
    Some(outcome.map_err(|reason| reason.at(position).in_format(format)))
}

/// Returns the index of the payload in a text, if there is one, what it contains, and the format
/// of the link. In links to SudokuPad it follows a word that may also occur elsewhere, so the
/// payload must start as packed JSON does.
fn payload_start(text: &str) -> Option<(usize, Kind, Format)> {
    let after = |mark: &str, from: usize| Some(from + text[from..].find(mark)? + mark.len());
    if let Some(start) = after("f-puzzles.com/", 0).and_then(|from| after("load=", from)) {
        return Some((start, Kind::FPuzzles, Format::FPuzzles));
    }
    SUDOKU_PAD_KINDS.into_iter().find_map(|(mark, kind)| {
        let starts_payload = |&(index, _): &(usize, &str)| {
            let rest = &text[index + mark.len()..];
            match kind {
                Kind::FPuzzles => rest.starts_with(OPENING),
                Kind::SudokuPad => is_id_start(&text[..index]) && starts_map(rest),
            }
        };
        let (index, _) = text.match_indices(mark).find(starts_payload)?;
        Some((index + mark.len(), kind, Format::SudokuPad))
    })
}

/// Returns whether an id can start after this text.
fn is_id_start(before: &str) -> bool {
    before.ends_with(['/', '=']) || before.chars().next_back().is_none_or(is_space)
}

/// Returns whether a payload starts with a `{`. More than ten characters distinguish it from a
/// word.
fn starts_map(packed: &str) -> bool {
    let is_base64 = |byte: u8| byte.is_ascii_alphanumeric() || b"+/%".contains(&byte);
    matches!(packed.as_bytes(), [b'N', b'4'..=b'7', rest @ ..]
        if rest.len() > 8 && rest[..8].iter().all(|&byte| is_base64(byte)))
}

/// A part of an address, and where it starts.
#[derive(Clone, Copy)]
struct Part<'a> {
    position: Position,
    text: &'a str,
}

impl<'a> Part<'a> {
    /// Returns the part after this many bytes.
    fn skip(self, bytes: usize) -> Self {
        let characters = self.text[..bytes].chars().count();
        Self { position: self.position.plus(characters), text: &self.text[bytes..] }
    }

    /// Returns the part before the first of these signs, or all of it.
    fn until(self, signs: &[char]) -> Self {
        Self { text: self.text.split(signs).next().unwrap_or_default(), ..self }
    }

    /// Returns the pieces between these signs.
    fn pieces(self, signs: &'a [char]) -> impl Iterator<Item = Self> {
        let mut rest = self;
        self.text.split(signs).map(move |piece| {
            let part = Self { text: piece, ..rest };
            rest = rest.skip((piece.len() + 1).min(rest.text.len()));
            part
        })
    }

    /// Returns the value of the field with this name.
    fn field(self, name: &str) -> Option<Self> {
        self.pieces(&['?', '&', '#']).find_map(|piece| {
            let value = piece.text.strip_prefix(name)?.strip_prefix('=')?;
            Some(piece.skip(piece.text.len() - value.len()))
        })
    }

    fn decoded(self) -> String {
        percent_decode_str(self.text).decode_utf8_lossy().into_owned()
    }
}

/// Reads the puzzle of a link. Returns `None` if the text is not a link.
fn read_address(text: &str, position: Position) -> Option<Outcome> {
    let whole = Part { position, text };
    let scheme = ["https://", "http://", "HTTPS://", "HTTP://"];
    let scheme = scheme.into_iter().find(|scheme| text.starts_with(scheme));
    let address = whole.skip(scheme.map_or(0, str::len));
    let host = address.until(&['/', '?', '#']);
    let rest = address.skip(host.text.len());
    let name = host.text.to_ascii_lowercase();
    let name = name.strip_prefix("www.").unwrap_or(&name);
    let in_format = |format: Format, outcome: Outcome| {
        let outcome = outcome.map(|reading| Reading { format, ..reading });
        Some(outcome.map_err(|error| error.in_format(format)))
    };
    match name {
        "sudokupad.app" | "beta.sudokupad.app" | "app.crackingthecryptic.com" => {
            in_format(Format::SudokuPad, read_sudoku_pad(rest))
        }
        "sudokuwiki.org" => in_format(Format::SudokuWiki, read_sudoku_wiki(rest)),
        "sudokuexchange.com" => in_format(Format::SudokuExchange, read_sudoku_exchange(rest)),
        "sudoku.coach" => in_format(Format::SudokuCoach, read_path(rest)),
        "f-puzzles.com" if scheme.is_some() => {
            let id = rest.field("id").filter(|id| !id.text.is_empty());
            let no_puzzle = Reason::BrokenLink.at(whole.position);
            let error = id.map_or(no_puzzle, |id| Reason::ShortId.at(id.position));
            Some(Err(error.in_format(Format::FPuzzles)))
        }
        _ if SHORTENERS.contains(&name) && rest.text.len() > 1 => {
            Some(Err(Reason::ShortId.at(rest.skip(1).position)))
        }
        _ => {
            if let Some(hash) = text.find('#').map(|hash| whole.skip(hash + 1))
                && hash.field("p").is_some()
            {
                return in_format(Format::OwnLink, read_own(hash));
            }
            scheme?;
            Some(Err(Reason::UnknownSite.at(whole.position)))
        }
    }
}

/// Reads an `scf` id of SudokuPad, or explains an address without a payload that starts as one
/// should.
fn read_sudoku_pad(rest: Part<'_>) -> Outcome {
    let id = rest.field("puzzleid").unwrap_or_else(|| {
        let path = rest.until(&['?', '#']);
        let start = ["/sudoku/", "/sudoku", "/"].into_iter();
        let start = start.filter_map(|start| path.text.strip_prefix(start)).next();
        path.skip(path.text.len() - start.unwrap_or(path.text).len())
    });
    let decoded = id.decoded();
    let scf = decoded.strip_prefix(blank_runs::SCF).map(blank_runs::read_scf);
    if let Some(Ok(reading)) = scf {
        return Ok(reading);
    }
    let kind = SUDOKU_PAD_KINDS.iter().find(|(kind, _)| id.text.starts_with(kind));
    // The ids that a server gives out are short words.
    let is_long = id.text.len() > 64;
    Err(match kind {
        _ if id.text.is_empty() => Reason::BrokenLink.at(id.position),
        Some(_) if is_long => Reason::BrokenLink.at(id.position),
        None if scf.is_some() && is_long => Reason::UnknownEncoding.at(id.position),
        Some(_) | None => Reason::ShortId.at(id.position),
    })
}

/// Reads the cells in an address of SudokuWiki, perhaps with candidates.
fn read_sudoku_wiki(rest: Part<'_>) -> Outcome {
    let cells = rest.field("bd").ok_or_else(|| Reason::BrokenLink.at(rest.position))?;
    match cells.text.strip_prefix(sudoku_wiki::START) {
        Some(text) => sudoku_wiki::read(text, cells.position),
        None => read_cells(cells),
    }
}

/// Reads the cells in an address of SudokuExchange, perhaps shortened.
fn read_sudoku_exchange(rest: Part<'_>) -> Outcome {
    let cells = rest.field("s").ok_or_else(|| Reason::BrokenLink.at(rest.position))?;
    read_cells(cells).or_else(|error| match blank_runs::split(&cells.decoded()) {
        Some((givens, "")) => Ok(Reading::new(Format::SudokuExchange, givens)),
        Some(_) | None => Err(error),
    })
}

/// Reads the cells in a path.
fn read_path(rest: Part<'_>) -> Outcome {
    let path = rest.until(&['?', '#']);
    let is_cells = |text: &str| text.len() >= 16 && text.chars().all(is_cell);
    if let Some(cells) = path.pieces(&['/']).find(|piece| is_cells(piece.text)) {
        return read_cells(cells);
    }
    // The ids of shared puzzles are below `s`.
    let mut pieces = path.pieces(&['/']).skip_while(|piece| piece.text != "s").skip(1);
    Err(match pieces.next().filter(|id| !id.text.is_empty()) {
        Some(id) => Reason::ShortId.at(id.position),
        None => Reason::BrokenLink.at(rest.position),
    })
}

fn is_cell(sign: char) -> bool {
    source::value(sign).is_some()
}

/// Reads the cells of a board, one character each.
fn read_cells(cells: Part<'_>) -> Outcome {
    let text = cells.decoded();
    if text.is_empty() {
        return Err(Reason::BrokenLink.at(cells.position));
    }
    // The link may be the end of a sentence.
    let end_of_sentence = || {
        let sentence = text.strip_suffix('.').filter(|sentence| !sentence.contains('.'));
        plain::read(sentence?).ok()
    };
    let board = plain::read(&text)
        .or_else(|error| end_of_sentence().ok_or(error))
        .map_err(|error| error.moved(cells.position));
    // Other encodings have letters, or more characters than cells.
    match board {
        Err(_) if !text.chars().all(is_cell) || text.len() > source::MAX_CELLS => {
            Err(Reason::UnknownEncoding.at(cells.position))
        }
        board => board,
    }
}

/// Reads the fields of a link to this page.
fn read_own(hash: Part<'_>) -> Outcome {
    let puzzle = hash.field("p").ok_or_else(|| Reason::BrokenLink.at(hash.position))?;
    let text = percent_decode_str(&puzzle.text.replace('+', " ")).decode_utf8_lossy().into_owned();
    let outcome = read_payload(&text).unwrap_or_else(|| plain::read(&text));
    let mut reading = outcome.map_err(|error| ReadError {
        line: puzzle.position.line,
        column: puzzle.position.column,
        ..error
    })?;
    if let Some(code) = hash.field("rules") {
        let rules = rules_code::read(reading.givens.shape(), &code.decoded());
        reading.rules = rules.ok_or_else(|| Reason::UnknownRules.at(code.position))?;
    }
    let is_place = |field: &Part<'_>| {
        let name = field.text.split('=').next().unwrap_or_default();
        !matches!(name, "" | "p" | "rules" | "lang")
    };
    if hash.pieces(&['&']).any(|field| is_place(&field)) {
        reading.add_extra(Extra::Place);
    }
    Ok(reading)
}
