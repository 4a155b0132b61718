//! What to look for.

use grove_model::solve::technique_page::TechniquePage;

use crate::text::Text;

impl Text {
    /// Describes what to look for on the board to use a technique.
    pub const fn what_to_look_for(self, page: TechniquePage) -> &'static str {
        self.one_of(match page {
            TechniquePage::NakedSingle => [
                "Look for a cell in which only one digit is possible: all others are already in its row, \
                 column or box. The easiest case is the last empty cell of a row, column or box.",
                "Ищите клетку, в которой возможна только одна цифра: все остальные уже есть в её строке, \
                 столбце или блоке. Самый простой случай — последняя пустая клетка строки, столбца или \
                 блока.",
                "Tafuta seli ambayo tarakimu moja tu inawezekana: nyingine zote tayari zimo katika safu \
                 mlalo yake, safu wima yake au kisanduku chake. Hali rahisi zaidi ni seli ya mwisho \
                 iliyo tupu katika safu mlalo, safu wima au kisanduku.",
            ],
            TechniquePage::HiddenSingle => [
                "Choose a digit, and a row, column or box that does not have it yet. Look for its \
                 places there: if there is only one, the digit belongs in it, even if the cell has \
                 other candidates.",
                "Выберите цифру и строку, столбец или блок, где её ещё нет. Найдите клетки, которые могут \
                 её принять: если такая клетка одна, цифра стоит в ней, даже когда у клетки есть и \
                 другие кандидаты.",
                "Chagua tarakimu, na safu mlalo, safu wima au kisanduku ambamo bado haimo. Tafuta nafasi \
                 zake humo: ikiwa ni moja tu, tarakimu imo katika seli hiyo, hata kama seli ina \
                 tarakimu nyingine zinazowezekana.",
            ],
            TechniquePage::LockedCandidates => [
                "Look for a digit whose places in a box are all in one row or column. Or the other way \
                 round: all its places in a row or column are in one box.",
                "Ищите цифру, все места которой в блоке лежат в одной строке или одном столбце. Или \
                 наоборот: все её места в строке или столбце лежат в одном блоке.",
                "Tafuta tarakimu ambayo nafasi zake zote katika kisanduku ziko katika safu mlalo moja au \
                 safu wima moja. Au kinyume chake: nafasi zake zote katika safu ziko katika kisanduku \
                 kimoja.",
            ],
            TechniquePage::NakedPair => [
                "Look for two cells of a row, column or box that have the same two candidates and no \
                 others. Three cells that have three candidates between them are a naked triple.",
                "Ищите в строке, столбце или блоке две клетки с одними и теми же двумя кандидатами и без \
                 других. Три клетки, у которых на всех три кандидата, — открытая тройка.",
                "Tafuta seli mbili za safu mlalo, safu wima au kisanduku kimoja zenye tarakimu mbili \
                 zilezile zinazowezekana, bila nyingine. Seli tatu zenye tarakimu tatu kwa pamoja ni \
                 utatu wa wazi (naked triple).",
            ],
            TechniquePage::HiddenPair => [
                "Look for two digits that have places in only two cells of a row, column or box, the \
                 same two. These cells may have other candidates as well, which hide the pair.",
                "Ищите в строке, столбце или блоке две цифры, для которых остались только две клетки, \
                 одни и те же. В этих клетках могут быть и другие кандидаты: они и скрывают пару.",
                "Tafuta tarakimu mbili ambazo katika safu mlalo, safu wima au kisanduku zina nafasi \
                 katika seli mbili tu, zilezile. Seli hizo zinaweza kuwa na tarakimu nyingine pia: \
                 ndizo zinazoificha jozi.",
            ],
            TechniquePage::XWing => [
                "Look for a digit that has only two places in each of two rows, in the same two \
                 columns. Rows and columns can change roles.",
                "Ищите цифру, у которой в двух строках осталось по два места, причём в одних и тех же \
                 двух столбцах. Строки и столбцы можно поменять ролями.",
                "Tafuta tarakimu yenye nafasi mbili tu katika kila moja ya safu mlalo mbili, zote katika \
                 safu wima mbili zilezile. Safu mlalo na safu wima zinaweza kubadilishana majukumu.",
            ],
            TechniquePage::Swordfish => [
                "Look for a digit that has only two or three places in each of three rows, all of them \
                 in the same three columns. Rows and columns can change roles.",
                "Ищите цифру, у которой в трёх строках осталось по два или три места, причём все они в \
                 одних и тех же трёх столбцах. Строки и столбцы можно поменять ролями.",
                "Tafuta tarakimu yenye nafasi mbili au tatu tu katika kila moja ya safu mlalo tatu, zote \
                 katika safu wima tatu zilezile. Safu mlalo na safu wima zinaweza kubadilishana \
                 majukumu.",
            ],
            TechniquePage::Skyscraper => [
                "Look for a digit that has only two places in each of two rows, where a place of one row \
                 and a place of the other are in the same column. A row and a column with ends in the \
                 same box work as well: that is a two-string kite.",
                "Ищите цифру, у которой в двух строках осталось по два места, причём одно место первой \
                 строки и одно место второй лежат в одном столбце. Подходят и строка со столбцом, \
                 концы которых лежат в одном блоке: это воздушный змей.",
                "Tafuta tarakimu yenye nafasi mbili tu katika kila moja ya safu mlalo mbili, ambapo \
                 nafasi ya safu moja na nafasi ya nyingine ziko katika safu wima moja. Safu mlalo na \
                 safu wima zenye ncha katika kisanduku kimoja zinafaa pia: hiyo ni tiara (two-string \
                 kite).",
            ],
            TechniquePage::SimpleColors => [
                "Choose a digit, and link each two cells that are its only places in a row, column or \
                 box. Give the two ends of each link different colours. Then look for a cell that sees \
                 both colours.",
                "Выберите цифру и свяжите попарно клетки, которые остались для неё единственными двумя в \
                 строке, столбце или блоке. Раскрасьте концы каждой связи в разные цвета. Потом ищите \
                 клетку, которая видит оба цвета.",
                "Chagua tarakimu, na uunganishe kila seli mbili ambazo ni nafasi zake pekee katika safu \
                 mlalo, safu wima au kisanduku. Zipe ncha mbili za kila kiungo rangi tofauti. Kisha \
                 tafuta seli inayoona rangi zote mbili.",
            ],
            TechniquePage::XyWing => [
                "Look for a cell with two candidates, the pivot, that sees two other cells with two \
                 candidates, the wings. Each wing shares a different digit with the pivot, and the other \
                 digit of both wings is the same.",
                "Ищите клетку с двумя кандидатами (ось), которая видит две другие клетки с двумя \
                 кандидатами (крылья). С каждым крылом у оси своя общая цифра, а вторая цифра у крыльев \
                 одинаковая.",
                "Tafuta seli yenye tarakimu mbili zinazowezekana (egemeo) inayoona seli nyingine mbili \
                 zenye tarakimu mbili (mabawa). Kila bawa lina tarakimu yake ya pamoja na egemeo, na \
                 tarakimu ya pili ya mabawa yote mawili ni moja.",
            ],
            TechniquePage::UniqueRectangle => [
                "Look for four cells at the corners of a rectangle, in two rows, two columns and two \
                 boxes, that have the same two candidates. Three of them have no other candidates.",
                "Ищите четыре клетки в углах прямоугольника, в двух строках, двух столбцах и двух блоках, \
                 с одними и теми же двумя кандидатами. В трёх из них других кандидатов нет.",
                "Tafuta seli nne katika pembe za mstatili, katika safu mlalo mbili, safu wima mbili na \
                 visanduku viwili, zenye tarakimu mbili zilezile zinazowezekana. Tatu kati yake hazina \
                 tarakimu nyingine.",
            ],
            TechniquePage::Chain => [
                "Start from a candidate and suppose that it is false. Where a cell has two candidates, \
                 or a digit two places in a group, the other one is then true; what that sees is false, \
                 and so on. Look for a cell that sees both ends of such a chain.",
                "Возьмите кандидата и предположите, что он неверен. Где в клетке два кандидата или у цифры \
                 в группе два места, верен тогда другой; всё, что он видит, неверно, и так далее. Ищите \
                 клетку, которая видит оба конца такой цепи.",
                "Anza na tarakimu inayowezekana, na uchukulie kwamba si kweli. Seli ikiwa na tarakimu \
                 mbili, au tarakimu ikiwa na nafasi mbili katika kundi, ya pili ni kweli; inazoziona si \
                 kweli, na kuendelea. Tafuta seli inayoona ncha zote mbili za mnyororo kama huo.",
            ],
        })
    }
}
