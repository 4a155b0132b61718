//! The kinds of builds, and their folders.

use std::path::Path;

/// The kind of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BuildKind {
    /// For publishing: small, and without paths of this machine.
    Release,
    /// For `cargo xtask serve`: quick to build.
    Development,
}

impl BuildKind {
    /// Returns the folder for intermediate files.
    pub(super) fn folder(self) -> &'static Path {
        Path::new(match self {
            Self::Release => "target/page/release",
            Self::Development => "target/page/development",
        })
    }

    /// Returns the folder of the finished page. Only `dist/` is published and tested.
    pub(super) fn dist(self) -> &'static Path {
        Path::new(match self {
            Self::Release => "dist",
            Self::Development => "target/serve",
        })
    }
}

/// Returns a path inside the workspace with slashes, which npm's programs need on Windows as well.
pub(super) fn with_slashes(path: &Path) -> String {
    path.iter().map(|it| it.to_string_lossy()).collect::<Vec<_>>().join("/")
}
