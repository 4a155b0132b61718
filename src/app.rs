//! The root of the page.

use grove_model::base::code::Code;
use grove_model::base::settings::View;
use yew::{Html, component, html};

use crate::components::batch::batch_view::batch_view;
use crate::components::compare::compare_view::compare_view;
use crate::components::page::dialogs::dialogs;
use crate::components::page::header::Header;
use crate::components::page::notices::Notices;
use crate::components::play::play_view::play_view;
use crate::components::printout::printout_page::PrintoutPrint;
use crate::components::shared::{Page, Shared};
use crate::components::watch::watch_view::watch_view;
use crate::hooks::{
    use_document, use_draft, use_kept_batch, use_keys, use_paste, use_question_before_leaving,
    use_store, use_ticker,
};
use crate::text::Text;

/// The page.
#[component]
pub fn App() -> Html {
    let (model, on_msg) = use_store();
    use_document(model.language, model.theme);
    use_ticker(model.tick(), on_msg.clone());
    use_draft(model.kept_draft(), on_msg.clone());
    use_kept_batch(model.kept_batch());
    use_question_before_leaving(model.asks_to_stay());
    use_keys(&model, on_msg.clone());
    use_paste(on_msg.clone());
    let text = Text::new(model.language);
    let page = Page { text, model: Shared(model.clone()), on_msg: on_msg.clone() };
    html! {
        <div class="app" data-view={model.view.code()} data-calm={model.is_calm().then_some("")}>
            <Header {text} theme={model.theme} view={model.view} on_msg={on_msg.clone()} />
            <Notices {text} notices={model.notices.clone()} on_msg={on_msg.clone()} />
            <main class="view" aria-label={text.view(model.view)}>
                {screen(&page)}
            </main>
            {dialogs(&page)}
            <PrintoutPrint {text} printout={model.printout().cloned()} />
        </div>
    }
}

/// What the view shows. This is the one place that reaches a view, so that one that is not
/// there yet can be waited for here.
fn screen(page: &Page) -> Html {
    match page.model.view {
        View::Play => play_view(page),
        View::Watch => watch_view(page),
        View::Compare => compare_view(page),
        View::Batch => batch_view(page),
    }
}
