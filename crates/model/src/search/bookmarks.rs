//! Steps of a search that the user named, in order to come back to them.

use std::fmt::Write as _;
use std::rc::Rc;

use sudoku_engine::board::{Givens, Rules};
use sudoku_engine::search::Strategy;

/// A step with a name, which may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    pub step: u64,
    name: Rc<str>,
}

impl Bookmark {
    /// The most characters of a name.
    pub const MAX_NAME_LENGTH: usize = 40;

    /// Creates a bookmark. Of the name, control characters, repeated spaces and what is too long
    /// are left out.
    pub fn new(step: u64, name: &str) -> Self {
        let words = name.split(|letter: char| letter.is_whitespace() || letter.is_control());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let name: String = words.join(" ").chars().take(Self::MAX_NAME_LENGTH).collect();
        Self { step, name: name.trim_end().into() }
    }

    pub const fn name(&self) -> &Rc<str> {
        &self.name
    }
}

/// The bookmarks of one search, in the order of their steps, at most one for each step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bookmarks(Vec<Bookmark>);

impl Bookmarks {
    /// The most bookmarks of a search, so that links stay short.
    pub const MAX_COUNT: usize = 20;

    pub fn list(&self) -> &[Bookmark] {
        &self.0
    }

    pub fn is_full(&self) -> bool {
        self.0.len() >= Self::MAX_COUNT
    }

    pub fn at(&self, step: u64) -> Option<&Bookmark> {
        self.0.iter().find(|bookmark| bookmark.step == step)
    }

    /// Adds a bookmark, or renames the one at its step. Returns whether that changed anything;
    /// a full list stays as it is.
    pub(crate) fn set(&mut self, bookmark: Bookmark) -> bool {
        match self.0.binary_search_by_key(&bookmark.step, |known| known.step) {
            Ok(index) if self.0[index] == bookmark => false,
            Ok(index) => {
                self.0[index] = bookmark;
                true
            }
            Err(_) if self.is_full() => false,
            Err(index) => {
                self.0.insert(index, bookmark);
                true
            }
        }
    }

    /// Removes the bookmark at a step, and returns it.
    pub(crate) fn remove(&mut self, step: u64) -> Option<Bookmark> {
        let index = self.0.iter().position(|bookmark| bookmark.step == step)?;
        Some(self.0.remove(index))
    }

    /// Writes them for a link, before percent-encoding: `<step>:<name>`, separated by `,`. In a
    /// name `~` is written as `~0` and `,` as `~1`.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for Bookmark { step, name } in &self.0 {
            let separator = if text.is_empty() { "" } else { "," };
            let name = name.replace('~', "~0").replace(',', "~1");
            let colon = if name.is_empty() { "" } else { ":" };
            let _ = write!(text, "{separator}{step}{colon}{name}");
        }
        text
    }

    /// Reads what [`Bookmarks::write`] has written, and what of it cannot be read.
    pub(crate) fn read(text: &str) -> (Self, Vec<&str>) {
        let mut bookmarks = Self::default();
        let mut unread = Vec::new();
        for part in text.split(',') {
            match read_bookmark(part) {
                Some(bookmark) if !bookmarks.is_full() || bookmarks.at(bookmark.step).is_some() => {
                    bookmarks.set(bookmark);
                }
                Some(_) | None => unread.push(part),
            }
        }
        (bookmarks, unread)
    }
}

fn read_bookmark(part: &str) -> Option<Bookmark> {
    let (step, name) = part.split_once(':').unwrap_or((part, ""));
    let is_plain = step.bytes().all(|byte| byte.is_ascii_digit());
    let step = step.parse().ok().filter(|_| is_plain)?;
    Some(Bookmark::new(step, &name.replace("~1", ",").replace("~0", "~")))
}

impl FromIterator<Bookmark> for Bookmarks {
    /// Collects bookmarks. Of two for the same step the last one counts, and those that find no
    /// room are left out.
    fn from_iter<I: IntoIterator<Item = Bookmark>>(list: I) -> Self {
        let mut bookmarks = Self::default();
        for bookmark in list {
            bookmarks.set(bookmark);
        }
        bookmarks
    }
}

/// The bookmarks of the searches on this page. Those of a search are kept while another one is
/// shown, because a step of one means nothing in the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BookmarkShelf(Vec<(SearchKey, Bookmarks)>);

/// The search that bookmarks belong to. Its goal does not count: it changes no step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SearchKey {
    pub(crate) givens: Givens,
    pub(crate) rules: Rules,
    pub(crate) strategy: Strategy,
}

impl BookmarkShelf {
    /// The most searches with bookmarks. Beyond that, the first one is dropped.
    const MAX_SEARCHES: usize = 16;

    pub(crate) fn of(
        &self,
        givens: &Givens,
        rules: &Rules,
        strategy: Strategy,
    ) -> Option<&Bookmarks> {
        let is_key = |key: &SearchKey| {
            key.strategy == strategy && key.givens == *givens && key.rules == *rules
        };
        self.0.iter().find(|(key, _)| is_key(key)).map(|(_, bookmarks)| bookmarks)
    }

    /// Replaces the bookmarks of a search.
    pub(crate) fn put(&mut self, key: SearchKey, bookmarks: Bookmarks) {
        self.0.retain(|(known, _)| *known != key);
        if bookmarks.list().is_empty() {
            return;
        }
        if self.0.len() >= Self::MAX_SEARCHES {
            self.0.remove(0);
        }
        self.0.push((key, bookmarks));
    }
}
