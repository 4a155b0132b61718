//! Words for a newcomer. They are in the program and not in the tables of a language, which are
//! part of every first load.

use grove_model::base::guide::Beginning;
use strum::{IntoStaticStr, VariantArray};

use super::Text;

/// A part of the view for watching a search, in the order of its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SearchPart {
    Board,
    Tree,
    Map,
}

impl Text {
    /// Says in one sentence what the page is.
    pub const fn first_sentence(self) -> &'static str {
        self.one_of([
            "Solve a Sudoku, with hints if you get stuck, or see how a computer solves it: it tries digits, and goes back when none fits.",
            "Решайте судоку сами, с подсказками, или смотрите, как его решает компьютер: пробует цифры и возвращается, когда ни одна не подходит.",
            "Tatua Sudoku, ukisaidiwa na madokezo, au ona jinsi kompyuta inavyoitatua: inajaribu tarakimu, na kurudi nyuma isipopata inayofaa.",
        ])
    }

    /// Returns the name of the group of choices.
    pub const fn first_choices(self) -> &'static str {
        self.one_of(["Where to begin", "С чего начать", "Pa kuanzia"])
    }

    /// Introduces the grades of a new puzzle.
    pub const fn first_new(self) -> &'static str {
        self.one_of(["New:", "Новая:", "Jipya:"])
    }

    /// Returns the name of a beginning.
    pub const fn beginning(self, beginning: Beginning) -> &'static str {
        self.one_of(match beginning {
            Beginning::Solve => ["Solve a puzzle", "Решать задачу", "Tatua fumbo"],
            Beginning::WatchSmall => ["Watch the search", "Смотреть перебор", "Tazama utafutaji"],
            Beginning::WatchLarge => [
                "Or begin with this 9×9 board",
                "Или сразу это поле 9×9",
                "Au anza na ubao huu wa 9×9",
            ],
        })
    }

    /// Describes a beginning: what will be seen, and how many nodes the tree has.
    pub fn about_beginning(self, beginning: Beginning) -> String {
        let nodes = beginning.nodes();
        let phrase = self.one_of(match beginning {
            Beginning::Solve => [
                "Type or paste yours on an empty board",
                "Введите или вставьте свою на пустом поле",
                "Andika au bandika lako kwenye ubao mtupu",
            ],
            Beginning::WatchSmall => [
                "A tree of {nodes|node|nodes} grows as digits are tried on a 4×4 board",
                "Растёт дерево из {nodes|узла|узлов|узлов}: цифры пробуются на поле 4×4",
                "Mti wa {nodes|nodi|nodi} hukua tarakimu zikijaribiwa kwenye ubao wa 4×4",
            ],
            Beginning::WatchLarge => [
                "A tree of {nodes|node|nodes}",
                "Дерево из {nodes|узла|узлов|узлов}",
                "Mti wa {nodes|nodi|nodi}",
            ],
        });
        self.say(phrase, &[("nodes", &nodes)])
    }

    /// Returns the name of the labels that name the parts.
    pub const fn search_parts(self) -> &'static str {
        self.one_of(["The parts of this view", "Части этого режима", "Sehemu za mwonekano huu"])
    }

    /// Says in one line what a part shows.
    pub const fn search_part(self, part: SearchPart) -> &'static str {
        self.one_of(match part {
            SearchPart::Board => [
                "The board: the digits tried so far",
                "Поле: цифры, поставленные к этому шагу",
                "Ubao: tarakimu zilizojaribiwa hadi sasa",
            ],
            SearchPart::Tree => [
                "The tree: every choice, and where it led",
                "Дерево: каждый выбор и то, к чему он привёл",
                "Mti: kila chaguo, na lilipoishia",
            ],
            SearchPart::Map => [
                "The map: all steps; drag to move through them",
                "Карта: все шаги; тяните, чтобы идти по ним",
                "Ramani: hatua zote; buruta ili kupita kwenye hatua",
            ],
        })
    }
}
