//! The dialogs over the page. All of them are always mounted, as the browser gives the focus
//! back only where it closes them itself; what stands in one is drawn while it is open.

use grove_model::model::dialog::{Dialog, DialogKind};
use grove_model::update::msg::{DialogMsg, Msg};
use strum::VariantArray;
use yew::prelude::*;

use super::waiting::drawn;
use crate::chunk::Chunk;
use crate::components::page::help_dialog::help_dialog;
use crate::components::page::paste_dialog::paste_dialog;
use crate::components::printout::printout_dialog::printout_dialog;
use crate::components::puzzles::puzzles_dialog::puzzles_dialog;
use crate::components::shared::{self, DrawView, Page};
use crate::components::watch::export_dialog::export_dialog;
use crate::components::watch::run_stats_dialog::run_stats_dialog;
use crate::text::Text;

/// Draws dialogs.
#[derive(Clone, Copy)]
pub(crate) struct Dialogs {
    /// What is in the one that is open.
    pub(crate) open: fn(&Page, &Dialog) -> Html,
    /// The pages that are printed, which are not seen on the screen.
    pub(crate) printed: DrawView,
}

/// All of them, one open at the most.
pub(crate) fn dialogs(page: &Page, drawing: &'static Chunk<Dialogs>) -> Html {
    let Page { text, model, .. } = page;
    let dialogs = DialogKind::VARIANTS.iter().map(|&kind| {
        let (code, title) = match kind {
            DialogKind::Paste if model.view.takes_many() => ("paste", text.batch.paste_title),
            DialogKind::Paste => ("paste", text.paste_title),
            DialogKind::Export => ("export", text.export.title),
            DialogKind::Printout => ("handout", text.printout.title),
            DialogKind::Puzzles => ("puzzles", text.puzzles.title),
            DialogKind::RunStats => ("about-run", text.about_run),
            DialogKind::Help => ("help", text.help),
        };
        let open = model.dialog.as_ref().filter(|open| open.kind() == kind);
        html! {
            <PageDialog key={code} text={*text} {kind} {code} {title} open={open.is_some()}
                on_msg={page.on_msg.clone()}>
                {open.map(|open| drawn(page, drawing, |dialogs| (dialogs.open)(page, open))).unwrap_or_default()}
            </PageDialog>
        }
    });
    html! { <>{for dialogs}</> }
}

#[derive(PartialEq, Properties)]
struct Props {
    text: Text,
    kind: DialogKind,
    code: &'static str,
    title: &'static str,
    open: bool,
    on_msg: Callback<Msg>,
    children: Html,
}

/// One of them. It is drawn again only while it is open.
#[component]
fn PageDialog(props: &Props) -> Html {
    let &Props { text, kind, code, title, open, .. } = props;
    let on_close = props.on_msg.reform(move |()| Msg::Dialog(DialogMsg::Closed(kind)));
    html! {
        <shared::Dialog {text} {code} {title} {open} {on_close}>
            {props.children.clone()}
        </shared::Dialog>
    }
}

/// What stands in a dialog. This is the one place that reaches it.
pub(crate) fn dialog(page: &Page, open: &Dialog) -> Html {
    match open {
        Dialog::Paste(paste) => paste_dialog(page, paste),
        Dialog::Export(export) => export_dialog(page, export),
        Dialog::Printout(printout) => printout_dialog(page, printout),
        Dialog::Puzzles(list) => puzzles_dialog(page, list),
        Dialog::RunStats(told) => run_stats_dialog(page, *told),
        Dialog::Help => help_dialog(page.text),
    }
}
