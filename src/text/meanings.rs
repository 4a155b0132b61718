//! What the search methods do, and what the sample puzzles show.

use grove_model::base::samples::Sample;
use grove_model::base::strategy_preset::StrategyPreset;

use super::Text;

impl Text {
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
            Sample::ThreeSolutions => meanings.three,
            Sample::TwoSolutions => meanings.two,
            Sample::FourSolutions => meanings.four,
            Sample::NoSolution => meanings.none,
            Sample::NorvigImpossible => meanings.norvig,
        }
    }
}
