//! What the page is built for, and where.

use std::path::Path;

/// What a page is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// To be published: small, and without the folders of this machine.
    Release,
    /// To be tried here, at once.
    Development,
}

impl Kind {
    /// Where steps leave what the next ones take.
    pub(super) fn folder(self) -> &'static Path {
        Path::new(match self {
            Self::Release => "target/page/release",
            Self::Development => "target/page/development",
        })
    }

    /// Where the page is put. Only `dist/` is published and tested.
    pub(super) fn dist(self) -> &'static Path {
        Path::new(match self {
            Self::Release => "dist",
            Self::Development => "target/serve",
        })
    }
}

/// A path inside the workspace as npm's programs want it, on Windows too.
pub(super) fn slashed(path: &Path) -> String {
    path.iter().map(|it| it.to_string_lossy()).collect::<Vec<_>>().join("/")
}
