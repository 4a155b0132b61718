//! The page's chunks of code, loaded when first needed or prefetched while the page is idle.

use std::cell::Cell;

use grove_model::base::guide::Guide;
use grove_model::base::settings::Language;
use grove_model::effects::keeper;
use grove_model::model::notice::FeatureSet;
use grove_model::update::keys::{self, Interpret};
use grove_model::update::msg::BrowserMsg;
use grove_model::update::update_search;
use grove_model::view::board::CellView;
use grove_model::view::play_board::play_board;
use grove_model::{Model, Msg, Start};
use sudoku_engine::board::Shape;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html};

use crate::chunk::{Chunk, ChunkLoadError, Fetch};
use crate::components::batch::batch_view::batch_view;
use crate::components::compare::compare_view::compare_view;
use crate::components::guide::{GuideParts, first_choice, part_names};
use crate::components::page::dialogs::dialogs as draw_dialogs;
use crate::components::page::notices::notices as draw_notices;
use crate::components::page::share_dialog::share_dialog;
use crate::components::play::check::{GetAskedVerdict, asked_verdict};
use crate::components::play::colors::{board_colors, color_pad};
use crate::components::play::hint::{HintParts, hint_layer};
use crate::components::play::panels::panels;
use crate::components::play::play_strip::play_strip;
use crate::components::play::rating::rating;
use crate::components::play::technique_menu::technique_menu;
use crate::components::play::techniques::{technique_list, technique_page};
use crate::components::play::verdict_buttons::verdict_buttons;
use crate::components::shared::{DrawView, counter_meanings};
use crate::components::watch::dead_end::dead_end_drawing;
use crate::components::watch::details::{Details, Questions};
use crate::components::watch::explore::explore_parts::explore_parts;
use crate::components::watch::panes::dividers::dividers;
use crate::components::watch::panes::panes_bar::panes_bar;
use crate::components::watch::presenting::presenting;
use crate::components::watch::print_head::print_head;
use crate::components::watch::program::program_panel;
use crate::components::watch::questions::{asked_digits, question_layer, questions_panel};
use crate::components::watch::replay_strip::replay_strip;
use crate::components::watch::step_field::step_field;
use crate::components::watch::timeline::flags::flags;
use crate::components::watch::tree::level_names::level_names;
use crate::components::watch::tree::other_mode::other_mode;
use crate::components::watch::tree::tree_canvas::tree_canvas;
use crate::components::watch::tree::tree_caption::{tree_caption, without_ahead};
use crate::components::watch::tree::tree_control::node_control;
use crate::components::watch::tree::tree_legend::legend;
use crate::components::watch::tree::tree_menu::{fit_name, tree_menu};
use crate::components::watch::tree::tree_picture::tree_picture;
use crate::components::watch::tree::tree_selection::show_selection;
use crate::components::watch::watch_settings::watch_settings;
use crate::components::watch::watch_view::{DrawWatch, watch_view};
use crate::hooks::{HandleGesture, handle_gesture, show_panel};
use crate::platform::archive::{self, StartArchive};
use crate::platform::batch_desk::OpenDesk;
use crate::platform::start_script::{
    after_program, after_program_with_styles, all_styles, guide_styles, keep_page,
    missing_features, search_styles,
};
use crate::platform::storage::Readers;
use crate::platform::workers::{self, StartWorkers};
use crate::platform::{address, batch as batches, idle, tab_storage};
use crate::text::{Labels, Text};

type UpdateSearch = fn(&Model, Msg) -> Result<Option<Model>, Box<Msg>>;

/// The functions that open, update and draw a search.
#[derive(Clone, Copy)]
pub(crate) struct Watch {
    pub(crate) open: fn(Box<Start>) -> Result<Model, Box<Start>>,
    pub(crate) update: UpdateSearch,
    pub(crate) draw: DrawWatch,
}

/// The functions that create and update the model for everything but boards and searches, which
/// load earlier.
#[derive(Clone, Copy)]
pub(crate) struct Update {
    pub(crate) open: fn(Start) -> Model,
    pub(crate) update: fn(&Model, Msg) -> Option<Model>,
    pub(crate) interpret: Interpret,
}

/// A function that returns what the board of the view for playing shows.
pub(crate) type ShowBoard = fn(&Model) -> Vec<CellView>;

/// The panels of the view for playing and what they put on its board, the strip above its pad, how several cells of its board
/// are selected, the colors of its cells, what is below the words about the board, and what scrolls to the open panel.
#[derive(Clone, Copy)]
pub(crate) struct Panels {
    pub(crate) draw: DrawView,
    pub(crate) board: ShowBoard,
    pub(crate) draw_strip: DrawView,
    pub(crate) handle_gesture: HandleGesture,
    pub(crate) color_pad: DrawView,
    pub(crate) verdict_buttons: DrawView,
    pub(crate) asked_verdict: GetAskedVerdict,
    pub(crate) board_colors: fn(&[CellView], Shape) -> Html,
    pub(crate) show_open: fn(),
}

chunk! { "split-page", guide after guide_styles, pub(crate) fn guide() -> GuideParts {
    GuideParts { choice: first_choice, part_names }
} }
chunk! { "split-page", watch after search_styles, pub(crate) fn watch() -> Watch {
    Watch { open: Model::at_search, update: update_search, draw: watch_view }
} }
chunk! { "split-page", details after before_details, pub(crate) fn watch_details() -> Details {
    Details {
        settings: watch_settings,
        replay_strip,
        dead_end: dead_end_drawing,
        step_field,
        flags,
        counter_meanings,
        legend,
        tree_menu,
        fit_name,
        tree_caption,
        without_ahead,
        show_selection,
        level_names,
        node_control,
        tree_picture,
        tree_canvas,
        other_mode,
        panes_bar,
        dividers,
        explore_parts,
        presenting,
        print_head,
        asked_digits,
    }
} }
chunk! { "split-page", questions after before_watch_panel, pub(crate) fn questions() -> Questions {
    Questions { panel: questions_panel, layer: question_layer }
} }
chunk! { "split-page", program after before_watch_panel, pub(crate) fn program() -> DrawView { program_panel } }
chunk! { "split-page", compare after before_full_view, pub(crate) fn compare() -> DrawView { compare_view } }
chunk! { "split-page", batch after before_full_view, pub(crate) fn batch() -> DrawView { batch_view } }
chunk! { "split-page", notices, pub(crate) fn notices() -> DrawView { draw_notices } }
chunk! { "split-page", dialogs after before_full_view, pub(crate) fn dialogs() -> DrawView {
    |page| draw_dialogs(page, (share(), hint(), watch_details()))
} }
chunk! { "split-page", share after before_share, fn share() -> DrawView { share_dialog } }
chunk! { "split-page", stored, pub(crate) fn stored() -> Readers {
    Readers {
        saved: keeper::read_saved,
        entry: keeper::decode_stored_entry,
        decode_entry: keeper::decode_entry,
        draft: tab_storage::draft,
        batch: tab_storage::saved_batch,
        saved_entry: address::saved_entry,
    }
} }
chunk! { "split-page", update, pub(crate) fn update() -> Update {
    Update { open: Model::new, update: grove_model::update::update, interpret: keys::interpret }
} }
chunk! { "split-page", panels after all_styles, pub(crate) fn play_panels() -> Panels {
    Panels {
        draw: |page| panels(page, hint()),
        board: play_board,
        draw_strip: play_strip,
        handle_gesture,
        color_pad,
        verdict_buttons: |page| verdict_buttons(page, hint()),
        asked_verdict: |page| asked_verdict(page, hint().get()),
        board_colors,
        show_open: || show_panel(true),
    }
} }
chunk! { "split-page", hint after before_hint, fn hint() -> HintParts {
    HintParts {
        words: Text::hint_words,
        solution_step: Text::solution_step,
        layer: hint_layer,
        rating,
        technique_menu,
        technique_list,
        technique_page,
    }
} }
chunk! { "split-page", workers, pub(crate) fn workers() -> StartWorkers { workers::start } }
chunk! { "split-page", desk, pub(crate) fn desk() -> OpenDesk { batches::open } }
chunk! { "split-page", archive, pub(crate) fn archive() -> StartArchive { archive::start } }
chunk! { "split-page", english, fn english() -> &'static Labels { Labels::english() } }
chunk! { "split-page", russian, fn russian() -> &'static Labels { Labels::russian() } }
chunk! { "split-page", swahili, fn swahili() -> &'static Labels { Labels::swahili() } }

// Code that two chunks share is in the file of the one that always loads first. Keep `order` in
// `xtask/src/page/program.rs` in sync with these functions.

async fn before_details() -> Result<(), ChunkLoadError> {
    after_program_with_styles().await?;
    watch().fetch().await
}

async fn before_watch_panel() -> Result<(), ChunkLoadError> {
    all_styles().await?;
    watch_details().fetch().await
}

/// Loads what a full view needs: all styles, and the updates for all messages.
async fn before_full_view() -> Result<(), ChunkLoadError> {
    all_styles().await?;
    update().fetch().await
}

async fn before_hint() -> Result<(), ChunkLoadError> {
    all_styles().await?;
    play_panels().fetch().await
}

async fn before_share() -> Result<(), ChunkLoadError> {
    all_styles().await?;
    dialogs().fetch().await
}

/// Returns the chunk with the words of a language.
pub(crate) fn words(language: Language) -> &'static Chunk<&'static Labels> {
    match language {
        Language::En => english(),
        Language::Ru => russian(),
        Language::Sw => swahili(),
    }
}

thread_local! {
    static IS_PREFETCHED: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether the page shows more than a board and so needs the workers.
pub(crate) fn depends_on_workers(model: &Model) -> bool {
    !model.view.edits_board() && model.guide != Guide::Choice
}

/// Waits until the page is idle. If drawing depends on the workers, waits for their program first.
pub(crate) async fn when_idle(depends_on_workers: bool) {
    if depends_on_workers {
        // If the program cannot be loaded, the view stays as it is.
        let _ = after_program().await;
    }
    idle::wait().await;
}

/// Reports what the browser lacks, once the page is idle. Fetches the chunks that the user may need
/// next, one at a time, and calls `on_end` after the last one. Then has the browser keep all files
/// for visits without a network. Does nothing after the first call, or if the user asked the browser to save data.
pub(crate) fn prefetch(depends_on_workers: bool, on_end: Callback<()>, on_msg: Callback<Msg>) {
    if IS_PREFETCHED.replace(true) || idle::is_data_saver_on() {
        return;
    }
    spawn_local(async move {
        let chunks: [&'static dyn Fetch; 15] = [
            stored(),
            update(),
            notices(),
            guide(),
            play_panels(),
            hint(),
            watch(),
            watch_details(),
            questions(),
            program(),
            dialogs(),
            share(),
            compare(),
            batch(),
            desk(),
        ];
        when_idle(depends_on_workers).await;
        let features = missing_features();
        if features != FeatureSet::default() {
            on_msg.emit(Msg::Browser(BrowserMsg::FeaturesMissing(features)));
        }
        for chunk in chunks {
            when_idle(depends_on_workers).await;
            // A chunk that fails to load is fetched again when it is needed.
            let _ = chunk.fetch().await;
        }
        on_end.emit(());
        when_idle(depends_on_workers).await;
        keep_page(move || on_msg.emit(Msg::Browser(BrowserMsg::UpdateReady)));
    });
}
