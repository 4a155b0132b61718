//! The top of the page: name, views, language, theme, help.

use grove_model::base::code::Code;
use grove_model::base::settings::{Language, Theme, View};
use grove_model::model::dialog::DialogKind;
use grove_model::update::msg::{DialogMsg, Msg, PageMsg};
use strum::VariantArray;
use yew::prelude::*;

use crate::components::shared::{Button, Icon, Segment, segmented, segmented_of};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) theme: Theme,
    pub(crate) view: View,
    pub(crate) on_msg: Callback<Msg>,
}

#[component]
pub(crate) fn Header(props: &Props) -> Html {
    let &Props { text, theme, view, ref on_msg } = props;
    let languages = Language::VARIANTS.iter().copied().map(|language| Segment {
        code: language.code(),
        label: Html::from(Text::language_sign(language)),
        name: Some(Text::language_name(language)),
        language: Some(language.code()),
    });
    let (icon, next_theme) = match theme {
        Theme::System => (Icon::SYSTEM, Theme::Light),
        Theme::Light => (Icon::LIGHT, Theme::Dark),
        Theme::Dark => (Icon::DARK, Theme::System),
    };
    let language_index = Language::VARIANTS.iter().position(|&language| language == text.language);
    html! {
        <header class="header">
            <h1 class="header-name">
                <svg class="header-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                    <path d="M12 4L6 12M12 4l6 8M6 12l-3 7M6 12l3 7M18 12v7" />
                    <circle cx="12" cy="4" r="2.5" />
                    <circle cx="6" cy="12" r="2.5" />
                    <circle cx="18" cy="12" r="2.5" />
                </svg>
                <span>{"Sudoku Grove"}</span>
            </h1>
            <nav class="header-views" aria-label={text.views}>
                {segmented_of("view", text.views, view, |view| text.view(view),
                    &on_msg.reform(|view| Msg::Page(PageMsg::ViewChosen(view))))}
            </nav>
            // Where space is scarce, what follows is behind this button.
            <button type="button" class="button header-menu" data-action="menu"
                aria-label={text.menu} title={text.menu} popovertarget="header-settings">
                {Icon::MENU.draw()}
            </button>
            <div id="header-settings" class="header-settings" popover="auto">
                {segmented("language", text.languages, &languages.collect::<Vec<_>>(),
                    language_index.unwrap_or_default(),
                    &on_msg.reform(|index: usize| Msg::Page(PageMsg::LanguageChosen(Language::VARIANTS[index]))))}
                {Button::new("my-puzzles", text.puzzles.title,
                    on_msg.reform(|()| Msg::Dialog(DialogMsg::Opened(DialogKind::Puzzles)))).icon(Icon::PUZZLES).draw()}
                {Button::new("share", text.share.title,
                    on_msg.reform(|()| Msg::Dialog(DialogMsg::Opened(DialogKind::Share)))).icon(Icon::SHARE).draw()}
                {Button::new("theme", text.theme(theme),
                    on_msg.reform(move |()| Msg::Page(PageMsg::ThemeChosen(next_theme))))
                    .icon(icon).draw()}
                {Button::new("help", text.help,
                    on_msg.reform(|()| Msg::Dialog(DialogMsg::Opened(DialogKind::Help)))).icon(Icon::HELP).draw()}
            </div>
        </header>
    }
}
