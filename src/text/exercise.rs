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

    /// Returns the name of the button that prints the puzzle on the board.
    pub const fn take_board(self) -> &'static str {
        self.one_of(["The puzzle on the board", "Задача на поле", "Fumbo lililo ubaoni"])
    }

    pub const fn tree_task(self) -> &'static str {
        self.one_of([
            "This is the beginning of the search tree. Write into each node the digit that the search places there.",
            "Это начало дерева поиска. Впишите в каждый узел цифру, которую там ставит поиск.",
            "Huu ni mwanzo wa mti wa utafutaji. Andika katika kila nodi tarakimu ambayo utafutaji unaiweka hapo.",
        ])
    }

    pub fn tree_questions(self) -> [&'static str; 4] {
        [
            [
                "After which step does the search go back for the first time?",
                "После какого шага поиск возвращается в первый раз?",
                "Utafutaji unarudi nyuma kwa mara ya kwanza baada ya hatua gani?",
            ],
            [
                "In which cell does no digit fit then? What rules out each of them?",
                "В какую клетку тогда не подходит ни одна цифра? Что мешает каждой из них?",
                "Ni seli gani ambayo wakati huo haifai tarakimu yoyote? Ni nini kinachozuia kila tarakimu?",
            ],
            [
                "To which cell does the search go back? Why to that one?",
                "В какую клетку возвращается поиск? Почему именно туда?",
                "Utafutaji unarudi kwenye seli gani? Kwa nini seli hiyo?",
            ],
            [
                "How many nodes of this tree turn out to be dead ends?",
                "Сколько узлов этого дерева оказываются тупиками?",
                "Ni nodi ngapi za mti huu zinazogeuka kuwa mikwamo?",
            ],
        ]
        .map(|question| self.one_of(question))
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
