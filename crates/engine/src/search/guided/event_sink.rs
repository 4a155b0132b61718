//! Sinks for the events of a node.

use crate::search::Event;

/// Receives each inference as an event; `()` drops it at no cost.
pub(super) trait EventSink {
    fn emit(&mut self, event: Event);
}

impl EventSink for () {
    #[inline(always)]
    fn emit(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }
}
