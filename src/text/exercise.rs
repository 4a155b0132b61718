//! The exercise of a worksheet: to search by hand.

use grove_model::generate::printout::PrintedStep;
use sudoku_engine::board::Shape;

use super::Text;

impl Text {
    pub const fn exercise(self) -> &'static str {
        self.one_of(["Exercise", "Упражнение", "Zoezi"])
    }

    pub const fn with_exercises(self) -> &'static str {
        self.one_of(["search by hand", "поиск вручную", "utafutaji kwa mkono"])
    }

    pub const fn without_exercises(self) -> &'static str {
        self.one_of(["none", "нет", "hakuna"])
    }

    pub const fn exercise_task(self) -> &'static str {
        self.one_of([
            "Search like the computer: put the smallest digit that breaks no rule into the first empty cell. \
             If no digit fits, erase the last one, and try the next digit there. Write down every step.",
            "Ищите, как компьютер: в первую пустую клетку ставьте наименьшую цифру, которая не нарушает правил. \
             Если не подходит ни одна, сотрите последнюю и попробуйте там следующую. Записывайте каждый шаг.",
            "Tafuta kama kompyuta: weka katika seli tupu ya kwanza tarakimu ndogo zaidi isiyovunja sheria. \
             Ikiwa hakuna inayofaa, futa ya mwisho na ujaribu hapo tarakimu inayofuata. Andika kila hatua.",
        ])
    }

    /// Describes a step of the search.
    pub fn exercise_step(self, step: PrintedStep, shape: Shape) -> String {
        let phrase = self.one_of(if step.is_placed {
            ["{digit} in {cell}", "{digit} в {cell}", "{digit} katika {cell}"]
        } else {
            ["erase {digit} in {cell}", "стереть {digit} в {cell}", "futa {digit} katika {cell}"]
        });
        let cell = self.short_cell(step.cell, shape);
        self.say(phrase, &[("digit", &step.digit), ("cell", &cell)])
    }
}
