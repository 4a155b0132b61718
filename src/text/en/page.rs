//! English words and sentences about the page itself.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};

use super::English;
use super::words;
use super::words::counted;
use crate::text::KeyGroup;
use crate::text::locale::PageText;

impl PageText for English {
    fn view(&self, view: View) -> &'static str {
        match view {
            View::Play => "Play",
            View::Watch => "Watch",
            View::Compare => "Compare",
            View::Batch => "Batch",
        }
    }

    fn side_panel(&self, side: SidePanel) -> &'static str {
        match side {
            SidePanel::Puzzle => "Puzzle",
            SidePanel::New => "New",
            SidePanel::Rules => "Rules",
            SidePanel::Solutions => "Solutions",
        }
    }

    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::System => "Colours: as the system",
            Theme::Light => "Colours: light",
            Theme::Dark => "Colours: dark",
        }
    }

    fn sample(&self, sample: Sample) -> &'static str {
        match sample {
            Sample::Article => "KuMir and 1C article",
            Sample::Nuru => "Nuru example",
            Sample::Tutorial => "Constraint tutorial",
            Sample::Paper => "4×4 of the generator paper",
            Sample::AntiBacktracking => "Anti-backtracking",
            Sample::AiEscargot => "AI Escargot",
            Sample::Inkala2012 => "Inkala 2012",
            Sample::GoldenNugget => "Golden Nugget",
            Sample::EasterMonster => "Easter Monster",
            Sample::FataMorgana => "Fata Morgana",
            Sample::TwoSolutions => "Two solutions",
            Sample::FourSolutions => "Four solutions",
            Sample::NoSolution => "No solution",
            Sample::NorvigImpossible => "Norvig’s impossible one",
        }
    }

    fn key_group(&self, group: KeyGroup) -> &'static str {
        match group {
            KeyGroup::Board => "Board",
            KeyGroup::Playback => "Watching",
            KeyGroup::ByHand => "Choosing by hand",
            KeyGroup::Tree => "Tree",
            KeyGroup::Map => "Map",
        }
    }

    fn number(&self, number: u64) -> String {
        words::number(number)
    }

    fn large(&self, number: u128) -> String {
        words::number(number)
    }

    fn beginning_shown(&self, bytes: usize) -> String {
        format!(
            "This is the beginning of a text of {}. All of it is kept.",
            counted(bytes as u64, "byte", "bytes")
        )
    }
}
