//! The help: all keys, and where the page comes from.

use strum::VariantArray;
use yew::prelude::*;

use crate::text::{KeyGroup, Text};

pub(crate) fn help_dialog(text: Text) -> Html {
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
        <>
            <p>{text.about}</p>
            <p>{text.tree.legend}</p>
            <p>{text.timeline.legend}</p>
            <p data-help="kept">{text.kept_about}</p>
            <p>{text.sources_about}</p>
            <p><a href="notices.txt" target="_blank">{text.notices_link}</a></p>
            <div class="keys-groups">{for groups}</div>
        </>
    }
}
