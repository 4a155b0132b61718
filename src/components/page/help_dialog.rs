//! The help of a view: how it is used, its keys, and where the page comes from.

use grove_model::base::settings::View;
use yew::prelude::*;

use crate::text::{KeyGroup, Text};

pub(crate) fn help_dialog(text: Text, view: View) -> Html {
    let about: &[&str] = match view {
        View::Play => &text.play_help(),
        View::Watch | View::Compare | View::Batch => {
            &[text.about, text.tree.legend, text.timeline.legend]
        }
    };
    let about = about.iter().map(|&words| html! { <p key={words}>{words}</p> });
    let groups = KeyGroup::of_view(view).iter().map(|&group| {
        let presenting = (group == KeyGroup::Playback).then(|| text.presenting_keys());
        let rows = group.keys(text).into_iter().chain(presenting.into_iter().flatten());
        let rows = rows.map(|(keys, action)| {
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
            {for about}
            <p data-help="kept">{text.kept_about}</p>
            <p>{text.sources_about}</p>
            <p><a href="notices.txt" target="_blank">{text.notices_link}</a></p>
            <div class="keys-groups">{for groups}</div>
        </>
    }
}
