//! The dialogs of the page. All of them stay mounted, because the browser restores the focus only
//! if it closes them itself; the contents of a dialog are drawn only while it is open.

use grove_model::model::dialog::{Dialog, DialogKind};
use grove_model::update::msg::{DialogMsg, Msg};
use strum::VariantArray;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::page::drop_area::DropArea;
use crate::components::page::help_dialog::help_dialog;
use crate::components::page::paste_dialog::paste_dialog;
use crate::components::play::hint::HintParts;
use crate::components::printout::printout_dialog::printout_dialog;
use crate::components::printout::printout_page::printout_pages;
use crate::components::puzzles::puzzles_dialog::puzzles_dialog;
use crate::components::shared::{self, DrawView, PageProps};
use crate::components::watch::bookmarks_dialog::bookmarks_dialog;
use crate::components::watch::details::Details;
use crate::components::watch::export_dialog::export_dialog;
use crate::components::watch::run_stats_dialog::run_stats_dialog;
use crate::text::Text;

/// Draws all dialogs, of which at most one is open, and what is around the views: the printed
/// pages, hidden on screen, and the sign for a file that is dragged over the page. The dialog for
/// sharing is in a chunk of its own, because it draws a QR code; the techniques are in that of the hint,
/// and the tree of a picture is in that of the details of Watch.
pub(crate) fn dialogs(page: &PageProps, chunks: DialogChunks) -> Html {
    let PageProps { text, model, .. } = page;
    let dialogs = DialogKind::VARIANTS.iter().map(|&kind| {
        let (code, title) = match kind {
            DialogKind::Paste if model.view.reads_many_puzzles() => {
                ("paste", text.paste_labels().list_title)
            }
            DialogKind::Paste => ("paste", text.paste_labels().title),
            DialogKind::Export => ("export", text.export.title),
            DialogKind::Printout => ("handout", text.printout.title),
            DialogKind::Puzzles => ("puzzles", text.puzzles.title),
            DialogKind::RunStats => ("about-run", text.about_run),
            DialogKind::Bookmarks => ("bookmarks", text.places.bookmarks),
            DialogKind::Share => ("share", text.share.title),
            DialogKind::Help => ("help", text.help),
            DialogKind::Technique => ("technique", text.techniques()),
        };
        let open_dialog = model.dialog.as_ref().filter(|dialog| dialog.kind() == kind);
        html! {
            <PageDialog key={code} text={*text} {kind} {code} {title} open={open_dialog.is_some()}
                on_msg={page.on_msg.clone()}>
                {open_dialog.map(|open_dialog| dialog(page, open_dialog, chunks)).unwrap_or_default()}
            </PageDialog>
        }
    });
    html! {
        <>
            <>{for dialogs}</>
            {printout_pages(page)}
            <DropArea ..page.clone() />
        </>
    }
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

/// A dialog, redrawn only while it is open.
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

/// The chunks that draw dialogs or parts of them.
type DialogChunks = (&'static Chunk<DrawView>, &'static Chunk<HintParts>, &'static Chunk<Details>);

/// Draws the contents of a dialog.
fn dialog(page: &PageProps, dialog: &Dialog, (share, hint, details): DialogChunks) -> Html {
    match dialog {
        Dialog::Paste(paste) => paste_dialog(page, paste),
        Dialog::Export(export) => export_dialog(page, export, details),
        Dialog::Printout(printout) => printout_dialog(page, printout),
        Dialog::Puzzles(list) => puzzles_dialog(page, list),
        Dialog::RunStats(facts) => run_stats_dialog(page, *facts),
        Dialog::Bookmarks(list) => bookmarks_dialog(page, list),
        Dialog::Share => draw_when_loaded(page, share, |draw| draw(page)),
        Dialog::Help => help_dialog(page, hint),
        Dialog::Technique(help) => {
            draw_when_loaded(page, hint, |parts| (parts.technique_page)(page, *help))
        }
    }
}
