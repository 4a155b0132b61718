//! One sentence that says what just happened and why.

use grove_model::base::settings::View;
use grove_model::update::page::PageMsg;
use grove_model::view::narration::Narration;
use grove_model::{Model, Msg};
use yew::{Callback, Html, html};

use crate::components::shared::button::Button;
use crate::text::Text;

/// The sentence. It is spoken when stepping by hand, and not while playing.
pub(crate) fn sentence(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let (words, is_moving) = match (model.explored(), &model.watch.player) {
        (Some(tree), _) => (text.account(&tree.account(), tree.tree().shape()), false),
        (None, Some(player)) => {
            let narration = Narration::of(&player.at);
            let words = text.narration(&narration, player.at.shape());
            (words, player.is_playing)
        }
        (None, None) => (text.mend_clashes_first.to_owned(), false),
    };
    let go_to_play = (model.explored().is_none() && model.watch.player.is_none()).then(|| {
        Button::new(
            "go-to-play",
            text.go_to_play,
            on_msg.reform(|()| Msg::Page(PageMsg::ViewChosen(View::Play))),
        )
        .labelled()
        .primary()
        .draw()
    });
    html! {
        <section class="sentence" aria-label={text.what_happened}>
            <p data-sentence="" role="status" aria-live={if is_moving { "off" } else { "polite" }}>
                {words}
            </p>
            <div hidden={go_to_play.is_none()}>{go_to_play}</div>
        </section>
    }
}
