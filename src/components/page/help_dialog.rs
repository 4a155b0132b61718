//! Keys, and where the page comes from.

use strum::VariantArray;
use yew::prelude::*;

use crate::components::shared::Dialog;
use crate::text::{KeyGroup, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) open: bool,
    /// Opens and closes it.
    pub(crate) on_help: Callback<bool>,
}

#[component]
pub(crate) fn HelpDialog(props: &Props) -> Html {
    let &Props { text, open, ref on_help } = props;
    let groups = KeyGroup::VARIANTS.iter().map(|&group| {
        let rows = group.keys(&text.keys).into_iter().map(|(keys, action)| {
            html! {
                <tr key={keys}>
                    <th scope="row"><kbd>{keys}</kbd></th>
                    <td>{action}</td>
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
        <Dialog {text} code="help" title={text.help} {open} on_close={on_help.reform(|()| false)}>
            <p>{text.about}</p>
            <p>{text.tree.legend}</p>
            <p>{text.timeline.legend}</p>
            <p>{text.sources_about}</p>
            <div class="keys-groups">{for groups}</div>
        </Dialog>
    }
}
