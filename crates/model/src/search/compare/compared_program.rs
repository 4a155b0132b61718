//! A user's program as one of the compared searches.

use std::rc::Rc;

use crate::base::copy_on_write::CopyOnWrite;
use crate::search::player::Player;

#[derive(Clone, Debug)]
pub(crate) enum ComparedProgram {
    /// The program of a link, packed, which is still being run.
    Awaited(Rc<str>),
    /// Its run as it was shown, and the packed program, unless it is too long for a link.
    Run(CopyOnWrite<Player>, Option<Rc<str>>),
}
