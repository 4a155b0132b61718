//! The program next to a search: in step with it, in both directions.

use grove_model::Msg;
use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::samples::Sample;
use grove_model::base::settings::Language;
use grove_model::base::steps::Way;
use grove_model::search::program::NoProgram;
use grove_model::update::play::PlayMsg;
use grove_model::update::program::ProgramMsg;
use grove_model::update::questions::QuestionsMsg;
use grove_model::view::program::{self, LineNote};
use grove_model::worker::program_task::ProgramMoment;
use strum::VariantArray;
use sudoku_engine::board::Givens;

use crate::common::{Page, SharedStorage, Visit};

const FORWARD: Msg = Msg::Program(ProgramMsg::LineStepped(Way::Forward));
const BACK: Msg = Msg::Program(ProgramMsg::LineStepped(Way::Back));

fn open(language: ProgramLanguage) -> Page {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Program(ProgramMsg::Toggled { on: true }));
    page.send(Msg::Program(ProgramMsg::LanguageChosen(language)));
    page.settle();
    page
}

fn moment(page: &Page) -> ProgramMoment {
    program::current_moment(&page.model).expect("a moment where the search is").clone()
}

/// Returns the digits of the table of a program, as it shows them, in reading order.
fn grid(moment: &ProgramMoment) -> Vec<char> {
    let tables = moment.stack[0].variables.iter().filter_map(|it| it.value.as_ref());
    let table = tables.max_by_key(|table| table.len()).unwrap();
    table.chars().filter(char::is_ascii_digit).collect()
}

fn board(page: &Page) -> Vec<char> {
    let grid: &Givens = &page.player().stepper.grid().to_givens();
    grid.iter().map(|(_, digit)| digit.map_or('0', |digit| digit.symbol())).collect()
}

fn is_table_complete(moment: &ProgramMoment) -> bool {
    grid(moment).len() == 81
}

#[test]
fn the_board_of_the_program_is_that_of_the_search_at_every_step() {
    let mut page = open(ProgramLanguage::Python);
    let steps: Vec<u64> = (0..=60).chain([2523, 1, 700, 699, 2000, 1999, 333]).collect();
    for step in steps {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        page.settle();
        let moment = moment(&page);
        assert_eq!((moment.step, moment.line), (step, 0));
        if is_table_complete(&moment) {
            assert_eq!(grid(&moment), board(&page), "step {step}");
        }
    }
}
