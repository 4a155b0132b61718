//! The help of a view: how it is used, its techniques, its keys, and where the page comes from.

use grove_model::base::settings::View;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::play::hint::HintParts;
use crate::components::shared::PageProps;
use crate::text::KeyGroup;

pub(crate) fn help_dialog(page: &PageProps, hint: &'static Chunk<HintParts>) -> Html {
    let (text, view) = (page.text, page.model.view);
    let about: &[&str] = match view {
        View::Play => &text.play_help(),
        View::Watch | View::Compare | View::Batch => {
            &[text.help_labels().about, text.tree.legend, text.timeline.legend]
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
    let techniques = view
        .edits_board()
        .then(|| draw_when_loaded(page, hint, |parts| (parts.technique_list)(page)));
    html! {
        <>
            {for about}
            {techniques}
            <p data-help="kept">{text.help_labels().kept}</p>
            <p>{text.help_labels().sources}</p>
            <p><a href="notices.txt" target="_blank">{text.help_labels().notices}</a></p>
            <div class="keys-groups">{for groups}</div>
        </>
    }
}
