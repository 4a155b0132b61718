//! The dialogs over the page, one at a time, and what is only created once it is shown.

use std::rc::Rc;

use crate::common::Page;
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::draw::palette::Palette;
use grove_model::model::dialog::{Dialog, DialogKind};
use grove_model::model::export::Subject;
use grove_model::model::paste::MAX_BYTES_READ_IN_PAGE;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::export::ExportMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::interpret;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::worker::protocol::Request;
use grove_model::worker::task::Task;
use strum::VariantArray;

fn open(page: &mut Page, kind: DialogKind) -> bool {
    page.send(Msg::Dialog(DialogMsg::Opened(kind)))
}

fn close(page: &mut Page, kind: DialogKind) -> bool {
    page.send(Msg::Dialog(DialogMsg::Closed(kind)))
}

fn shown(page: &Page) -> Option<DialogKind> {
    page.model.dialog.as_ref().map(Dialog::kind)
}

/// Returns a page on which a file is being written.
fn exporting() -> Page {
    let mut page = Page::watching(Sample::FataMorgana);
    page.finish_work();
    open(&mut page, DialogKind::Export);
    page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Steps)));
    let (palette, caption) = (Rc::new(Palette::default()), crate::common::caption("Steps"));
    assert!(page.send(Msg::Export(ExportMsg::Started { palette, caption, drawing: None })));
    page.run_worker_slice();
    page
}

#[test]
fn each_dialog_replaces_any_other_and_only_the_open_one_closes() {
    for &first in DialogKind::VARIANTS {
        for &second in DialogKind::VARIANTS {
            let mut page = Page::watching(Sample::Paper);
            assert!(open(&mut page, first) && shown(&page) == Some(first));
            assert_eq!(open(&mut page, second), first != second);
            assert_eq!(shown(&page), Some(second));
            assert_eq!(close(&mut page, first), first == second);
            assert_eq!(close(&mut page, second), first != second);
            assert_eq!(shown(&page), None);
        }
    }
}

#[test]
fn another_dialog_ends_the_tasks_of_this_one() {
    let mut page = exporting();
    let id = page.tasks(|task| matches!(task, Task::Export { .. }))[0];
    open(&mut page, DialogKind::Printout);
    assert!(page.requests().contains(&Request::Cancel { id }));
    assert!(page.model.demand().tasks.is_empty() && page.model.demand().download.is_none());
    open(&mut page, DialogKind::Export);
    assert!(page.model.export().unwrap().request().is_none(), "it starts over");
}

#[test]
fn a_pasted_text_replaces_another_dialog() {
    for text in ["1", &"1".repeat(MAX_BYTES_READ_IN_PAGE + 1)] {
        let mut page = exporting();
        assert!(page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(text)))));
        assert_eq!(&*page.model.paste().unwrap().text, text);
        assert!(page.tasks(|task| matches!(task, Task::Export { .. })).is_empty());
    }
    let mut page = exporting();
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(Sample::Paper.line()))));
    assert_eq!(shown(&page), None, "it could be read");
}

#[test]
fn keys_are_left_to_a_dialog_while_one_is_open() {
    let mut page = Page::watching(Sample::Paper);
    let key = Key::new("ArrowRight", "ArrowRight");
    assert!(interpret(&page.model, &key, Place::Page).is_some());
    for &kind in DialogKind::VARIANTS {
        open(&mut page, kind);
        assert_eq!(interpret(&page.model, &key, Place::Page), None, "{kind:?}");
    }
}

#[test]
fn the_worker_reports_on_its_run_while_that_is_shown() {
    let mut page = Page::watching(Sample::Paper);
    assert!(!page.model.demand().wants_run_stats);
    open(&mut page, DialogKind::RunStats);
    assert!(page.model.demand().wants_run_stats);
    open(&mut page, DialogKind::Help);
    assert!(!page.model.demand().wants_run_stats && page.model.dialog == Some(Dialog::Help));
}

#[test]
fn comparison_and_batch_are_created_when_first_shown_and_stay() {
    let mut page = Page::watching(Sample::Paper);
    assert!(page.model.comparison.is_none() && page.model.batch.is_none());
    for view in [View::Compare, View::Batch, View::Play] {
        page.send(Msg::Page(PageMsg::ViewChosen(view)));
    }
    assert!(page.model.comparison.is_some() && page.model.batch.is_some());
}

#[test]
fn a_link_creates_the_comparison_that_it_describes() {
    let against = "reading/ascending/none,exact-cover";
    for (code, is_there) in [
        ("view=compare".to_owned(), true),
        ("view=batch".to_owned(), false),
        (format!("view=play&against={against}"), true),
        ("view=play&by=node".to_owned(), true),
    ] {
        let page = Page::open(&format!("p={}&{code}", Sample::Paper.line()));
        assert_eq!(page.model.comparison.is_some(), is_there, "{code}");
        assert_eq!(page.model.batch.is_some(), code.contains("batch"), "{code}");
    }
}
