//! Keys, and where the page comes from.

use yew::{Callback, Html, html};

use crate::components::shared::dialog::Dialog;
use crate::text::{KeyGroup, Label, Text};

/// The help.
pub(crate) fn help_dialog(text: Text, open: bool, on_close: &Callback<()>) -> Html {
    let groups = KeyGroup::ALL.map(|group| {
        let rows = group.keys().iter().map(|&(keys, deed)| {
            let keys = text.key_name(keys);
            html! {
                <tr key={keys}>
                    <th scope="row"><kbd>{keys}</kbd></th>
                    <td>{text.key_deed(deed)}</td>
                </tr>
            }
        });
        let title = text.key_group(group);
        html! {
            <table key={title} class="keys">
                <caption>{title}</caption>
                <tbody>{for rows}</tbody>
            </table>
        }
    });
    html! {
        <Dialog {text} code="help" title={text.label(Label::Help)} {open} on_close={on_close.clone()}>
            <p>{text.label(Label::About)}</p>
            <p>{text.label(Label::TreeLegend)}</p>
            <p>{text.label(Label::MapLegend)}</p>
            <p>{text.label(Label::SourcesAbout)}</p>
            <div class="keys-groups">{for groups}</div>
        </Dialog>
    }
}
