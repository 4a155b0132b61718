//! Keys, and where the page comes from.

use yew::{Callback, Html, Properties, component, html};

use crate::components::shared::dialog::Dialog;
use crate::text::{KeyGroup, Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) open: bool,
    /// Opens and closes it.
    pub(crate) on_help: Callback<bool>,
}

/// The help.
#[component]
pub(crate) fn HelpDialog(props: &Props) -> Html {
    let &Props { text, open, ref on_help } = props;
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
        <Dialog {text} code="help" title={text.label(Label::Help)} {open} on_close={on_help.reform(|()| false)}>
            <p>{text.label(Label::About)}</p>
            <p>{text.label(Label::TreeLegend)}</p>
            <p>{text.label(Label::MapLegend)}</p>
            <p>{text.label(Label::SourcesAbout)}</p>
            <div class="keys-groups">{for groups}</div>
        </Dialog>
    }
}
