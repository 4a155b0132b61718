//! Swahili words and sentences about the page itself.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};

use super::Swahili;
use super::words;
use super::words::counted;
use crate::text::KeyGroup;
use crate::text::locale::PageText;

impl PageText for Swahili {
    fn view(&self, view: View) -> &'static str {
        match view {
            View::Play => "Cheza",
            View::Watch => "Tazama",
            View::Compare => "Linganisha",
            View::Batch => "Kundi",
        }
    }

    fn side_panel(&self, side: SidePanel) -> &'static str {
        match side {
            SidePanel::Puzzle => "Fumbo",
            SidePanel::New => "Jipya",
            SidePanel::Rules => "Sheria",
            SidePanel::Solutions => "Majibu",
        }
    }

    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::System => "Mandhari: kama ya mfumo",
            Theme::Light => "Mandhari: meupe",
            Theme::Dark => "Mandhari: meusi",
        }
    }

    fn sample(&self, sample: Sample) -> &'static str {
        match sample {
            Sample::Article => "Makala ya KuMir na 1C",
            Sample::Nuru => "Mfano wa Nuru",
            Sample::Tutorial => "Somo la masharti",
            Sample::Paper => "4×4 ya makala ya kutunga",
            Sample::AntiBacktracking => "Dhidi ya kurudi nyuma",
            Sample::AiEscargot => "AI Escargot",
            Sample::Inkala2012 => "Inkala 2012",
            Sample::GoldenNugget => "Golden Nugget",
            Sample::EasterMonster => "Easter Monster",
            Sample::FataMorgana => "Fata Morgana",
            Sample::TwoSolutions => "Majibu mawili",
            Sample::FourSolutions => "Majibu manne",
            Sample::NoSolution => "Bila jibu",
            Sample::NorvigImpossible => "Lisilotatulika la Norvig",
        }
    }

    fn key_group(&self, group: KeyGroup) -> &'static str {
        match group {
            KeyGroup::Board => "Ubao",
            KeyGroup::Playback => "Kutazama",
            KeyGroup::ByHand => "Kuchagua kwa mkono",
            KeyGroup::Tree => "Mti",
            KeyGroup::Map => "Ramani",
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
            "Huu ni mwanzo wa maandishi ya {}. Yote yamehifadhiwa.",
            counted(bytes as u64, "baiti", "baiti")
        )
    }
}
