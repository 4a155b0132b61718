//! Keys, and where the page comes from.

use yew::{Callback, Html, Properties, component, html};

use crate::components::shared::dialog::Dialog;
use crate::text::{KeyGroup, Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) open: bool,
    pub(crate) on_close: Callback<()>,
}

/// The help.
#[component]
pub(crate) fn HelpDialog(props: &Props) -> Html {
    let Props { text, open, on_close } = props;
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
        <Dialog text={*text} code="help" title={text.label(Label::Help)} open={*open} on_close={on_close.clone()}>
            <p>{text.label(Label::About)}</p>
            <p>{text.label(Label::TreeLegend)}</p>
            <p>{text.label(Label::MapLegend)}</p>
            <p>{text.label(Label::SourcesAbout)}</p>
            <div class="keys-groups">{for groups}</div>
        </Dialog>
    }
}
