//! The root of the page.

use grove_model::base::code::Code;
use grove_model::base::settings::View;
use yew::{Html, component, html, use_callback, use_state_eq};

use crate::components::batch::batch_view::BatchView;
use crate::components::compare::compare_view::compare_view;
use crate::components::page::header::Header;
use crate::components::page::help_dialog::HelpDialog;
use crate::components::page::notices::Notices;
use crate::components::page::paste_dialog::PasteDialog;
use crate::components::play::play_view::play_view;
use crate::components::printout::handout_dialog::handout_dialog;
use crate::components::printout::handout_print::HandoutPrint;
use crate::components::shared::{Page, Shared};
use crate::components::watch::about_run_dialog::about_run_dialog;
use crate::components::watch::export_dialog::export_dialog;
use crate::components::watch::watch_view::watch_view;
use crate::hooks::{
    use_document, use_keys, use_link, use_paste, use_persistence, use_store, use_ticker,
};
use crate::text::Text;

/// The page.
#[component]
pub fn App() -> Html {
    let (model, on_msg) = use_store();
    let is_help_open = use_state_eq(|| false);
    use_document(model.language, model.theme);
    use_ticker(model.tick(), on_msg.clone());
    use_persistence(model.persisted(), model.link(), on_msg.clone());
    use_keys(&model, on_msg.clone());
    use_paste(on_msg.clone());
    use_link(on_msg.clone());
    let text = Text::new(model.language);
    let page = Page { text, model: Shared(model.clone()), on_msg: on_msg.clone() };
    let shared = &page.model;
    let on_help = use_callback(is_help_open.setter(), |open, help| help.set(open));
    html! {
        <div class="app" data-view={model.view.code()} data-calm={model.is_calm().then_some("")}>
            <Header {text} theme={model.theme} view={model.view} on_msg={on_msg.clone()}
                on_help={on_help.clone()} />
            <Notices {text} notices={model.notices.clone()} on_msg={on_msg.clone()} />
            <main class="view" aria-label={text.view(model.view)}>
                {match model.view {
                    View::Play => play_view(&page),
                    View::Watch => watch_view(&page),
                    View::Compare => compare_view(&page),
                    View::Batch => html! { <BatchView key="batch" ..page.clone() /> },
                }}
            </main>
            <PasteDialog {text} many={model.view.takes_many()} paste={model.paste.clone()} on_msg={on_msg.clone()} />
            {export_dialog(text, shared, &on_msg)}
            {handout_dialog(text, shared, &on_msg)}
            <HandoutPrint {text} handout={model.handout.clone()} />
            {about_run_dialog(text, shared, &on_msg)}
            <HelpDialog {text} open={*is_help_open} {on_help} />
        </div>
    }
}
