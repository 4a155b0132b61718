//! Opening a file that is dropped anywhere on the page.

use std::rc::Rc;

use grove_model::model::dialog::{Dialog, DialogKind};
use grove_model::update::msg::{DialogMsg, Msg, PasteMsg};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DataTransfer, Element, File};
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::platform::dropped_file::{self, Dropped};
use crate::platform::{page as browser, puzzle_file};

/// Listens for files that are dragged over the page, and draws a sign while one is. The view for
/// many puzzles handles files over itself.
#[component]
pub(crate) fn DropArea(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let is_file_over = use_state_eq(|| false);
    // A file with all puzzles waits until all other puzzles are known.
    let library = use_state(|| None::<File>);
    use_effect_with((), {
        let (is_file_over, library) = (is_file_over.setter(), library.setter());
        let on_msg = on_msg.clone();
        move |()| {
            let document = gloo::utils::document();
            let on_drag = |kind: &'static str| {
                let is_file_over = is_file_over.clone();
                browser::listen(&document, kind, move |event: &DragEvent| {
                    if files_of(event).is_some() {
                        is_file_over.set(!is_in_batch(event));
                        event.prevent_default();
                    }
                })
            };
            let drags = ["dragenter", "dragover"].map(on_drag);
            let leave = {
                let is_file_over = is_file_over.clone();
                browser::listen(&document, "dragleave", move |event: &DragEvent| {
                    if event.related_target().is_none() {
                        is_file_over.set(false);
                    }
                })
            };
            let drop_listener = browser::listen(&document, "drop", move |event: &DragEvent| {
                is_file_over.set(false);
                let Some(files) = files_of(event).filter(|_| !is_in_batch(event)) else { return };
                event.prevent_default();
                if let Some(file) = files.files().and_then(|files| files.get(0)) {
                    spawn_local(open(file, on_msg.clone(), library.clone()));
                }
            });
            move || drop((drags, leave, drop_listener))
        }
    });
    let shows_puzzles = matches!(model.dialog, Some(Dialog::Puzzles(_)));
    let is_known = model.knows_all_puzzles();
    use_effect_with((library.is_some(), shows_puzzles, is_known), {
        let on_msg = on_msg.reform(Msg::Puzzles);
        move |&(_, shows_puzzles, is_known)| {
            let Some(file) = library.as_ref().filter(|_| is_known || !shows_puzzles) else {
                return;
            };
            // Closing the dialog cancels what it waits for.
            if shows_puzzles {
                puzzle_file::open(file.clone(), on_msg);
            }
            library.set(None);
        }
    });
    if !*is_file_over {
        return Html::default();
    }
    html! { <p class="page-drop" data-drop="" aria-hidden="true">{text.drop_here}</p> }
}

/// Opens a file as what its content says.
async fn open(file: File, on_msg: Callback<Msg>, library: UseStateSetter<Option<File>>) {
    on_msg.emit(match dropped_file::read(&file).await {
        Ok(Dropped::Text(text)) => Msg::Paste(PasteMsg::Pasted(Rc::from(text))),
        Ok(Dropped::Library) => {
            on_msg.emit(Msg::Dialog(DialogMsg::Opened(DialogKind::Puzzles)));
            library.set(Some(file));
            return;
        }
        Err(refusal) => Msg::Paste(PasteMsg::FileRefused(refusal)),
    });
}

/// Returns what is dragged if there are files in it. A browser shows the files only once they are
/// dropped.
fn files_of(event: &DragEvent) -> Option<DataTransfer> {
    let data = event.data_transfer()?;
    data.types().includes(&"Files".into(), 0).then_some(data)
}

/// Returns whether the event is over the view for many puzzles.
fn is_in_batch(event: &DragEvent) -> bool {
    let target = event.target_dyn_into::<Element>();
    target.is_some_and(|target| matches!(target.closest(".batch"), Ok(Some(_))))
}
