//! The help for playing.

use super::Text;

impl Text {
    /// Explains how digits are entered and cells selected, one paragraph each.
    pub const fn play_help(self) -> [&'static str; 2] {
        [
            self.one_of([
                "Tap a cell, then its digit; the same digit again erases it. “First the digit, then its \
                 cells” turns this round. Corner and Centre write pencil marks, and Colour colours \
                 cells. The small number on a digit is how many places it has left.",
                "Коснитесь клетки, потом цифры; та же цифра ещё раз стирает её. Кнопка «Сначала цифра, \
                 потом клетки» меняет порядок. «В углу» и «В центре» ставят пометки, «Цвет» окрашивает \
                 клетки. Маленькое число на цифре — сколько мест для неё осталось.",
                "Gusa seli, kisha tarakimu yake; tarakimu hiyohiyo ikiguswa tena, hufutwa. Kitufe “Kwanza \
                 tarakimu, kisha seli zake” hugeuza mpangilio huo. “Kona” na “Katikati” huandika alama, \
                 na “Rangi” hupaka seli rangi. Namba ndogo kwenye tarakimu ni idadi ya nafasi zake \
                 zilizobaki.",
            ]),
            self.one_of([
                "To select several cells, drag over them. A long press, a second finger or Ctrl adds a \
                 cell, and a double tap selects all cells with the same digit. To enter a puzzle of your \
                 own, choose an empty board under “Puzzle”, enter its givens, and press “Givens are in: \
                 play”. A short name such as r1c3 means row 1, column 3.",
                "Чтобы выделить несколько клеток, проведите по ним. Долгое нажатие, второй палец или Ctrl \
                 добавляют клетку, а двойное касание выделяет все клетки с той же цифрой. Чтобы ввести \
                 свою задачу, выберите на вкладке «Задача» пустое поле, введите заданные цифры и нажмите \
                 «Задача введена: играть». Запись с1к3 означает клетку в строке 1 и столбце \
                 (колонке) 3.",
                "Ili kuchagua seli kadhaa, buruta kidole juu yake. Kubonyeza kwa muda, kidole cha pili au \
                 Ctrl huongeza seli, na kugusa mara mbili huchagua seli zote zenye tarakimu hiyohiyo. Ili \
                 kuingiza fumbo lako, chagua ubao mtupu katika “Fumbo”, weka tarakimu zilizotolewa, kisha \
                 bonyeza “Zote zimewekwa: cheza”. Jina fupi kama m1w3 ni safu mlalo ya 1, \
                 safu wima ya 3.",
            ]),
        ]
    }
}
