//! A button that opens a list of names with their meanings.

use yew::prelude::*;

use super::icon::Icon;

/// A list of names with their meanings, in a popover.
#[derive(Clone, Copy)]
pub(crate) struct MeaningsPopover {
    /// The code of the button for automation, and the id of the list.
    pub(crate) id: &'static str,
    /// The question that the list answers.
    pub(crate) title: &'static str,
}

impl MeaningsPopover {
    pub(crate) fn button(self) -> Html {
        let Self { id, title } = self;
        html! {
            <button type="button" class="button meanings-open" data-action={id}
                aria-label={title} {title} popovertarget={id}>
                {Icon::HELP.draw()}
            </button>
        }
    }

    /// Draws the list. It takes the focus when it opens, so that keys scroll it and Escape closes it.
    pub(crate) fn list(
        self,
        meanings: impl Iterator<Item = (&'static str, &'static str, &'static str)>,
    ) -> Html {
        let meanings = meanings.map(|(code, name, meaning)| {
            html! { <div key={code}><dt>{name}</dt><dd>{meaning}</dd></div> }
        });
        html! {
            <div id={self.id} class="meanings" popover="auto" role="group" aria-label={self.title}
                tabindex="0" autofocus=true>
                <dl>{for meanings}</dl>
            </div>
        }
    }
}
