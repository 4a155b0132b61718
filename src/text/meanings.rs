//! What the search methods do, and what the sample puzzles show.

use grove_model::base::samples::Sample;
use grove_model::base::settings::Language;
use grove_model::base::strategy_preset::StrategyPreset;

use super::en::meanings::MeaningLabels;
use super::{Text, en, ru, sw};

impl Text {
    /// Returns the explanations. They are separate from the other labels, because they are needed
    /// later than the words of the board.
    pub fn meanings(self) -> &'static MeaningLabels {
        match self.language {
            Language::En => &en::meanings::MEANINGS,
            Language::Ru => &ru::meanings::MEANINGS,
            Language::Sw => &sw::meanings::MEANINGS,
        }
    }

    pub fn method_meaning(self, preset: StrategyPreset) -> &'static str {
        let meanings = self.meanings();
        match preset {
            StrategyPreset::Plain => meanings.plain,
            StrategyPreset::Forward => meanings.forward,
            StrategyPreset::Fewest => meanings.fewest,
            StrategyPreset::Singles => meanings.singles,
            StrategyPreset::Domain => meanings.domain,
            StrategyPreset::ExactCover => meanings.exact_cover,
        }
    }

    pub fn sample_meaning(self, sample: Sample) -> &'static str {
        let meanings = self.meanings();
        match sample {
            Sample::Article => meanings.article,
            Sample::Nuru => meanings.nuru,
            Sample::Tutorial => meanings.tutorial,
            Sample::Paper => meanings.paper,
            Sample::AntiBacktracking => meanings.anti,
            Sample::AiEscargot => meanings.ai_escargot,
            Sample::Inkala2012 => meanings.inkala,
            Sample::GoldenNugget => meanings.golden,
            Sample::EasterMonster => meanings.easter,
            Sample::FataMorgana => meanings.fata,
            Sample::TwoSolutions => meanings.two,
            Sample::FourSolutions => meanings.four,
            Sample::NoSolution => meanings.none,
            Sample::NorvigImpossible => meanings.norvig,
        }
    }
}
