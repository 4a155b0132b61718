//! In how many solutions each digit stands in the selected cell.

use grove_model::Model;
use yew::{Html, html};

use crate::text::Text;

/// Each digit with its number, side by side.
pub(crate) fn occurring_table(text: Text, model: &Model) -> Html {
    let cell = model.play.editor.focus();
    let known = cell.zip(model.play.inquiries.candidates.finding.as_deref());
    let Some((cell, known)) = known else { return html! { <div></div> } };
    let occurring = known.of(cell);
    let place = text.short_cell(cell, model.play.editor.shape());
    let entries = occurring.iter().map(|&(digit, tally)| {
        html! {
            <div key={digit.index()} class="occurring-digit">
                <dt>{digit.symbol()}</dt>
                <dd data-occurring={digit.symbol().to_string()}>{text.tally(tally)}</dd>
            </div>
        }
    });
    html! {
        <div class="occurring" data-occurring-cell={place.clone()}>
            <p>{format!("{place}: {}", text.solutions.occurring_in)}</p>
            <dl>{for entries}</dl>
        </div>
    }
}
