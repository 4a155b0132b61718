//! The help pages about techniques: what to look for, the words of the example, and why the technique
//! is valid.

mod look;
mod pattern;
mod why;

use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use sudoku_engine::logic::{FishForm, FishKind, FishSize, Technique};

use super::Text;

impl Text {
    /// Names the button of a hint that explains its technique.
    pub const fn learn_more(self) -> &'static str {
        self.one_of(["Learn more", "Подробнее", "Jifunze zaidi"])
    }

    /// Returns the title of the help pages about techniques.
    pub const fn techniques(self) -> &'static str {
        self.one_of(["Techniques", "Приёмы решения", "Mbinu za kutatua"])
    }

    /// Names the button that goes from a help page to the hint.
    pub const fn back_to_hint(self) -> &'static str {
        self.one_of(["Back to my hint", "Вернуться к подсказке", "Rudi kwenye dokezo langu"])
    }

    pub const fn example_board(self) -> &'static str {
        self.one_of(["Board of the example", "Поле примера", "Ubao wa mfano"])
    }

    pub const fn example_stages(self) -> &'static str {
        self.one_of(["Example, step by step", "Пример по шагам", "Mfano, hatua kwa hatua"])
    }

    /// Names the button that shows this much of an example.
    pub const fn example_stage(self, stage: HintStage) -> &'static str {
        self.one_of(match stage {
            HintStage::Area => ["Where to look", "Где искать", "Wapi pa kuangalia"],
            HintStage::Technique => ["The pattern", "Что заметить", "Muundo"],
            HintStage::Step => ["The conclusion", "Что следует", "Hitimisho"],
        })
    }

    pub const fn why_valid_title(self) -> &'static str {
        self.one_of(["Why it is valid", "Почему это верно", "Kwa nini ni sahihi"])
    }

    /// Describes the number of a page among all.
    pub fn page_of_all(self, nth: usize, count: usize) -> String {
        let phrase = self.one_of(["{nth} of {count}", "{nth} из {count}", "{nth} kati ya {count}"]);
        self.say(phrase, &[("nth", &nth), ("count", &count)])
    }

    /// Returns the title of a page: the name of its technique or, if it is about several, of what they
    /// have in common.
    pub fn technique_page(self, page: TechniquePage) -> String {
        let fish = |size| Technique::Fish(FishForm { kind: FishKind::Basic, size, siamese: false });
        let technique = match page {
            TechniquePage::NakedSingle => Technique::NakedSingle,
            TechniquePage::HiddenSingle => Technique::HiddenSingle,
            TechniquePage::NakedPair => Technique::NakedPair,
            TechniquePage::HiddenPair => Technique::HiddenPair,
            TechniquePage::XWing => fish(FishSize::XWing),
            TechniquePage::Swordfish => fish(FishSize::Swordfish),
            TechniquePage::Skyscraper => Technique::Skyscraper,
            TechniquePage::XyWing => Technique::XyWing,
            TechniquePage::LockedCandidates => {
                return self.owned([
                    "Locked candidates",
                    "Запертые кандидаты",
                    "Tarakimu zilizofungwa (locked candidates)",
                ]);
            }
            TechniquePage::SimpleColors => {
                return self.owned(["Simple colours", "Раскраска", "Rangi mbili (simple colours)"]);
            }
            TechniquePage::UniqueRectangle => {
                return self.owned([
                    "Unique rectangle",
                    "Уникальный прямоугольник",
                    "Mstatili wa kipekee (unique rectangle)",
                ]);
            }
            TechniquePage::Chain => return self.owned(["Chain", "Цепь", "Mnyororo (chain)"]),
        };
        self.technique(technique)
    }

    fn owned(self, words: [&'static str; 3]) -> String {
        self.one_of(words).to_owned()
    }
}
