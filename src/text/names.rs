//! The names of what is chosen from, each in English, Russian and Swahili.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::batch::{Column as BatchColumn, Figure, Form as BatchForm, Kind, Only};
use grove_model::generate::form::Difficulty;
use grove_model::model::export::{Extent, Field, Form, Subject};
use grove_model::puzzle::editor::InputMode;
use grove_model::search::compare::{Across, Column, Pace as ComparePace, Panel};
use grove_model::solve::solutions::OnBoard;
use grove_model::view::board::{DigitState, Origin};
use grove_model::view::branch_table::Fate;
use sudoku_engine::board::{Diagonal, Shape, Variant};
use sudoku_engine::formats::{Format, NotText};
use sudoku_engine::generate::{Drawn, Symmetry};
use sudoku_engine::logic::Level;
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::{Counter, KeyGroup, RunFact, Text};

impl Text {
    /// The one of these that is in this language.
    const fn one_of(self, words: [&'static str; 3]) -> &'static str {
        words[self.0.language as usize]
    }

    /// What something is that is no text, and what to do about it.
    pub(super) const fn not_text(self, what: NotText) -> &'static str {
        self.one_of(match what {
            NotText::Zip => [
                "a ZIP archive, as the files of spreadsheets are too; unpack it, or save the table as CSV",
                "архив ZIP, как и файлы электронных таблиц; распакуйте его или сохраните таблицу как CSV",
                "ni kumbukumbu ya ZIP, kama faili za majedwali; lifungue, au hifadhi jedwali kama CSV",
            ],
            NotText::Gzip => [
                "it is compressed by gzip; unpack it first",
                "он сжат программой gzip; сначала распакуйте его",
                "limebanwa kwa gzip; lifungue kwanza",
            ],
            NotText::Picture => [
                "a picture",
                "картинка",
                "ni picha",
            ],
            NotText::Pdf => [
                "a PDF; copy the puzzles out of it",
                "PDF; скопируйте из него задачи",
                "ni PDF; nakili mafumbo kutoka humo",
            ],
            NotText::Utf16 => [
                "UTF-16 without its mark; save it as UTF-8",
                "UTF-16 без метки; сохраните файл в UTF-8",
                "ni UTF-16 bila alama yake; lihifadhi kama UTF-8",
            ],
            NotText::Other => [
                "there is something in it that no text has",
                "в нём есть то, чего в тексте не бывает",
                "lina yasiyopatikana katika maandishi",
            ],
        })
    }

    pub fn batch_column(self, column: BatchColumn) -> &'static str {
        self.one_of(match column {
            BatchColumn::Line => ["Line", "Строка", "Mstari"],
            BatchColumn::Status => ["Solutions", "Решения", "Masuluhisho"],
            BatchColumn::Clues => ["Clues", "Задано", "Vidokezo"],
            BatchColumn::Guesses => ["Guesses", "Догадки", "Kubahatisha"],
            BatchColumn::Time => ["Time", "Время", "Muda"],
        })
    }

    /// What a row came to.
    pub fn batch_kind(self, kind: Kind) -> &'static str {
        self.one_of(match kind {
            Kind::Proper => ["one solution", "одно решение", "suluhisho moja"],
            Kind::Several => ["several solutions", "несколько решений", "masuluhisho kadhaa"],
            Kind::Impossible => ["no solution", "нет решения", "hakuna suluhisho"],
            Kind::Malformed => ["no puzzle", "не задача", "si fumbo"],
        })
    }

    pub fn batch_filter(self, only: Only) -> &'static str {
        self.one_of(match only {
            Only::Kind(kind) => return self.batch_kind(kind),
            Only::All => ["all rows", "все строки", "mistari yote"],
            Only::Wrong => [
                "wrong solution in the file",
                "неверное решение в файле",
                "suluhisho la faili si sahihi",
            ],
        })
    }

    pub fn batch_form(self, form: BatchForm) -> &'static str {
        self.one_of(match form {
            BatchForm::Puzzles => ["puzzles (.sdm)", "задачи (.sdm)", "mafumbo (.sdm)"],
            BatchForm::Solutions => ["solutions (.sdm)", "решения (.sdm)", "masuluhisho (.sdm)"],
            BatchForm::Csv => ["table (.csv)", "таблица (.csv)", "jedwali (.csv)"],
            BatchForm::Json => ["data (.json)", "данные (.json)", "data ya (.json)"],
        })
    }

    pub fn batch_figure(self, figure: Figure) -> &'static str {
        self.one_of(match figure {
            Figure::Clues => ["Clues", "Задано", "Vidokezo"],
            Figure::Guesses => ["Guesses", "Догадки", "Kubahatisha"],
            Figure::Nanos => ["Microseconds", "Микросекунды", "Mikrosekunde"],
        })
    }

    /// What a digit becomes that is entered.
    pub fn input_mode(self, pen: InputMode) -> &'static str {
        self.one_of(match pen {
            InputMode::Clue => ["Clue", "Условие", "Kidokezo"],
            InputMode::Answer => ["Digit", "Цифра", "Tarakimu"],
            InputMode::Corner => ["Corner", "Угол", "Pembe"],
            InputMode::Centre => ["Centre", "Центр", "Kati"],
        })
    }

    /// What has become of a digit in the current cell.
    pub fn digit_state(self, state: DigitState) -> &'static str {
        self.one_of(match state {
            DigitState::Idle => {
                ["no cell is being filled", "клетка не заполняется", "hakuna seli inayojazwa"]
            }
            DigitState::Untested => ["not tried yet", "ещё не проверена", "bado haijajaribiwa"],
            DigitState::Blocked => ["blocked", "не подходит", "imezuiwa"],
            DigitState::TakenBack => {
                ["tried and taken back", "испробована и убрана", "imejaribiwa na kuondolewa"]
            }
            DigitState::Current => ["being tried", "пробуем сейчас", "inajaribiwa"],
        })
    }

    pub fn compare_pace(self, pace: ComparePace) -> &'static str {
        self.one_of(match pace {
            ComparePace::Step => ["by step", "по шагам", "kwa hatua"],
            ComparePace::Node => ["by node", "по узлам", "kwa nodi"],
            ComparePace::Time => ["by time", "по времени", "kwa muda"],
        })
    }

    /// What the width of the maps shows.
    pub fn map_width(self, across: Across) -> &'static str {
        self.one_of(match across {
            Across::Common => ["one scale", "общий", "kipimo kimoja"],
            Across::Own => ["each its own", "у каждой свой", "kila moja chake"],
        })
    }

    pub fn compare_panel(self, panel: Panel) -> &'static str {
        self.one_of(match panel {
            Panel::Maps => ["Maps", "Карты", "Ramani"],
            Panel::Levels => ["Levels", "Уровни", "Ngazi"],
            Panel::Table => ["Table", "Таблица", "Jedwali"],
        })
    }

    pub fn compare_column(self, column: Column) -> &'static str {
        self.one_of(match column {
            Column::Lane => ["Search", "Поиск", "Utafutaji"],
            Column::Placements => ["Placements", "Подстановки", "Kuweka"],
            Column::Undos => ["Undos", "Возвраты", "Kuondoa"],
            Column::Tests => ["Tests", "Проверки", "Majaribio"],
            Column::Nodes => ["Nodes", "Узлы", "Nodi"],
            Column::Guesses => ["Guesses", "Догадки", "Kubahatisha"],
            Column::DeadEnds => ["Dead ends", "Тупики", "Mikwamo"],
            Column::Solutions => ["Solutions", "Решения", "Masuluhisho"],
            Column::Deepest => ["Deepest", "Глубина", "Kina"],
            Column::Time => ["Time, measured", "Время, измерено", "Muda uliopimwa"],
        })
    }

    pub fn cell_order(self, order: CellOrder) -> &'static str {
        self.one_of(match order {
            CellOrder::Reading => ["row by row", "строка за строкой", "safu kwa safu"],
            CellOrder::FewestCandidates => [
                "fewest candidates",
                "где меньше кандидатов",
                "yenye tarakimu chache zinazowezekana",
            ],
            CellOrder::FewestThenConstrained => [
                "fewest candidates, then most empty neighbours",
                "где меньше кандидатов, затем больше пустых соседей",
                "yenye chache, kisha yenye majirani wengi watupu",
            ],
            CellOrder::Shuffled(_) => ["shuffled", "вперемешку", "bila mpangilio"],
        })
    }

    pub fn digit_order(self, order: DigitOrder) -> &'static str {
        self.one_of(match order {
            DigitOrder::Ascending => ["1 first", "сначала 1", "1 kwanza"],
            DigitOrder::Descending => ["the highest first", "сначала наибольшая", "kubwa kwanza"],
            DigitOrder::LeastConstraining => [
                "the one that takes least from others",
                "та, что меньше отнимает у других",
                "inayowanyima wengine kidogo zaidi",
            ],
            DigitOrder::Shuffled(_) => [
                "shuffled in each cell",
                "вперемешку в каждой клетке",
                "bila mpangilio katika kila seli",
            ],
        })
    }

    pub fn inference(self, inference: Inference) -> &'static str {
        self.one_of(match inference {
            Inference::None => ["nothing", "ничего", "hakuna"],
            Inference::ForwardChecking => [
                "its neighbours lose the candidate",
                "соседи теряют кандидата",
                "majirani hawawezi kuwa nayo tena",
            ],
            Inference::Singles => [
                "also, singles are placed",
                "ещё и ставятся одиночки",
                "pia zisizo na budi zinawekwa",
            ],
            Inference::DomainConsistency => [
                "also, each house is looked at as a whole",
                "ещё и каждая группа видна целиком",
                "pia kila kundi linaangaliwa kwa ujumla",
            ],
        })
    }

    pub fn export_subject(self, subject: Subject) -> &'static str {
        self.one_of(match subject {
            Subject::Tree => ["Search tree", "Дерево поиска", "Mti wa utafutaji"],
            Subject::Steps => ["Steps", "Шаги", "Hatua"],
            Subject::Levels => ["Levels", "Уровни", "Viwango"],
            Subject::Map => ["Map", "Карта", "Ramani"],
        })
    }

    pub fn export_form(self, form: Form) -> &'static str {
        self.one_of(match form {
            Form::Svg => ["SVG", "SVG", "SVG"],
            Form::Png => ["PNG", "PNG", "PNG"],
            Form::Dot => ["DOT", "DOT", "DOT"],
            Form::Records => ["CP-Profiler", "CP-Profiler", "CP-Profiler"],
            Form::Csv => ["CSV", "CSV", "CSV"],
        })
    }

    /// How much of it.
    pub fn export_extent(self, extent: Extent) -> &'static str {
        self.one_of(match extent {
            Extent::InView => ["what is drawn now", "что на рисунке", "kilichochorwa sasa"],
            Extent::All => ["all of it", "всё", "chote"],
        })
    }

    pub fn export_field(self, field: Field) -> &'static str {
        self.one_of(match field {
            Field::From => ["From step", "С шага", "Kuanzia hatua"],
            Field::To => ["To step", "По шаг", "Hadi hatua"],
            Field::Limit => ["At most", "Не больше", "Isizidi"],
        })
    }

    pub fn difficulty(self, difficulty: Difficulty) -> &'static str {
        self.one_of(match difficulty {
            Difficulty::Any => ["however it turns out", "как получится", "vyovyote litakavyokuwa"],
            Difficulty::Level(Level::Singles) => {
                ["singles are enough", "хватит одиночек", "tarakimu pekee zinatosha"]
            }
            Difficulty::Level(Level::Pairs) => {
                ["pairs and lines", "пары и линии", "jozi na mistari"]
            }
            Difficulty::Level(Level::Beyond) => {
                ["harder than that", "ещё сложнее", "gumu zaidi ya hapo"]
            }
            Difficulty::Cheap => [
                "few placements for the search",
                "мало подстановок для перебора",
                "uwekaji mchache kwa utafutaji",
            ],
            Difficulty::Dear => [
                "many placements for the search",
                "много подстановок для перебора",
                "uwekaji mwingi kwa utafutaji",
            ],
        })
    }

    /// The pattern of the givens.
    pub fn symmetry(self, symmetry: Symmetry) -> &'static str {
        self.one_of(match symmetry {
            Symmetry::None => ["none", "нет", "hakuna"],
            Symmetry::Rotation => ["half turn", "поворот на пол-оборота", "nusu mzunguko"],
            Symmetry::Mirror => {
                ["left and right alike", "слева и справа одинаково", "kushoto na kulia sawa"]
            }
            Symmetry::Diagonal => ["across the diagonal", "относительно диагонали", "kwa ulalo"],
            Symmetry::Full => ["all ways", "во все стороны", "pande zote"],
        })
    }

    /// What is drawn from the solution.
    pub fn drawn(self, drawn: Drawn) -> &'static str {
        self.one_of(match drawn {
            Drawn::Nothing => ["nothing", "ничего", "hakuna"],
            Drawn::Cages => ["killer cages", "области с суммами", "vizimba vyenye jumla"],
            Drawn::Thermometers => ["thermometers", "термометры", "vipimajoto"],
        })
    }

    pub fn view(self, view: View) -> &'static str {
        self.one_of(match view {
            View::Play => ["Play", "Игра", "Cheza"],
            View::Watch => ["Watch", "Просмотр", "Tazama"],
            View::Compare => ["Compare", "Сравнение", "Linganisha"],
            View::Batch => ["Batch", "Пакет", "Kundi"],
        })
    }

    pub fn side_panel(self, side: SidePanel) -> &'static str {
        self.one_of(match side {
            SidePanel::Puzzle => ["Puzzle", "Судоку", "Fumbo"],
            SidePanel::New => ["New", "Новое", "Jipya"],
            SidePanel::Rules => ["Rules", "Правила", "Sheria"],
            SidePanel::Solutions => ["Solutions", "Решения", "Suluhisho"],
        })
    }

    pub fn theme(self, theme: Theme) -> &'static str {
        self.one_of(match theme {
            Theme::System => {
                ["Colours: as the system", "Тема: как в системе", "Mandhari: kama ya mfumo"]
            }
            Theme::Light => ["Colours: light", "Тема: светлая", "Mandhari: meupe"],
            Theme::Dark => ["Colours: dark", "Тема: тёмная", "Mandhari: meusi"],
        })
    }

    pub fn sample(self, sample: Sample) -> &'static str {
        self.one_of(match sample {
            Sample::Article => {
                ["KuMir and 1C article", "Статья о КуМире и 1С", "Makala ya KuMir na 1C"]
            }
            Sample::Nuru => ["Nuru example", "Пример на Nuru", "Mfano wa Nuru"],
            Sample::Tutorial => ["Constraint tutorial", "Урок об ограничениях", "Somo la masharti"],
            Sample::Paper => [
                "4×4 of the generator paper",
                "4×4 из статьи о генераторе",
                "4×4 ya makala ya kutunga",
            ],
            Sample::AntiBacktracking => {
                ["Anti-backtracking", "Против перебора с возвратом", "Dhidi ya kurudi nyuma"]
            }
            Sample::AiEscargot => ["AI Escargot", "AI Escargot", "AI Escargot"],
            Sample::Inkala2012 => ["Inkala 2012", "Инкала, 2012", "Inkala 2012"],
            Sample::GoldenNugget => ["Golden Nugget", "Golden Nugget", "Golden Nugget"],
            Sample::EasterMonster => ["Easter Monster", "Easter Monster", "Easter Monster"],
            Sample::FataMorgana => ["Fata Morgana", "Fata Morgana", "Fata Morgana"],
            Sample::TwoSolutions => ["Two solutions", "Два решения", "Masuluhisho mawili"],
            Sample::FourSolutions => ["Four solutions", "Четыре решения", "Masuluhisho manne"],
            Sample::NoSolution => ["No solution", "Без решения", "Bila suluhisho"],
            Sample::NorvigImpossible => {
                ["Norvig’s impossible one", "Нерешаемая задача Норвига", "Lisilotatulika la Norvig"]
            }
        })
    }

    /// Where keys mean something.
    pub fn key_group(self, group: KeyGroup) -> &'static str {
        self.one_of(match group {
            KeyGroup::Board => ["Board", "Поле", "Ubao"],
            KeyGroup::Playback => ["Watching", "Просмотр", "Kutazama"],
            KeyGroup::ByHand => ["Choosing by hand", "Выбор вручную", "Kuchagua kwa mkono"],
            KeyGroup::Tree => ["Tree", "Дерево", "Mti"],
            KeyGroup::Map => ["Map", "Карта", "Ramani"],
        })
    }

    pub fn variant(self, variant: Variant) -> &'static str {
        self.one_of(match variant {
            Variant::Diagonal(Diagonal::Falling) => {
                ["Falling diagonal", "Нисходящая диагональ", "Mshazari unaoshuka"]
            }
            Variant::Diagonal(Diagonal::Rising) => {
                ["Rising diagonal", "Восходящая диагональ", "Mshazari unaopanda"]
            }
            Variant::Windoku => ["Windows", "Окна", "Madirisha"],
            Variant::AntiKnight => ["Anti-knight", "Без хода коня", "Sheria ya farasi"],
            Variant::AntiKing => ["Anti-king", "Без хода короля", "Sheria ya mfalme"],
        })
    }

    pub fn strategy_preset(self, manner: StrategyPreset) -> &'static str {
        self.one_of(match manner {
            StrategyPreset::Sources => {
                ["as in the sources", "как в источниках", "kama kwenye vyanzo"]
            }
            StrategyPreset::Forward => {
                ["with candidates", "с кандидатами", "kwa tarakimu zinazowezekana"]
            }
            StrategyPreset::Fewest => [
                "fewest candidates first",
                "сначала где меньше кандидатов",
                "seli yenye chache kwanza",
            ],
            StrategyPreset::Singles => {
                ["singles first", "сначала одиночки", "zisizo na budi kwanza"]
            }
            StrategyPreset::Domain => ["whole houses", "целыми группами", "kundi zima kwa pamoja"],
            StrategyPreset::ExactCover => ["exact cover", "точное покрытие", "ufunikaji kamili"],
        })
    }

    pub fn counter(self, counter: Counter) -> &'static str {
        self.one_of(match counter {
            Counter::Placements => ["Placements", "Подстановки", "Uwekaji"],
            Counter::Undos => ["Undos", "Возвраты", "Uondoaji"],
            Counter::Tests => ["Tests", "Проверки", "Majaribio"],
            Counter::Nodes => ["Nodes", "Узлы", "Nodi"],
            Counter::Solutions => ["Solutions", "Решения", "Masuluhisho"],
            Counter::Depth => ["Depth", "Глубина", "Kina"],
        })
    }

    pub fn run_fact(self, fact: RunFact) -> &'static str {
        self.one_of(match fact {
            RunFact::Placements => {
                ["Placements so far", "Подстановок пройдено", "Uwekaji hadi sasa"]
            }
            RunFact::Steps => ["Steps so far", "Шагов пройдено", "Hatua hadi sasa"],
            RunFact::Searching => ["Time the worker searched", "Время поиска", "Muda wa kutafuta"],
            RunFact::Rate => {
                ["Placements a second", "Подстановок в секунду", "Uwekaji kwa sekunde"]
            }
            RunFact::Checkpoints => {
                ["Checkpoints kept", "Сохранено контрольных точек", "Vituo vilivyohifadhiwa"]
            }
            RunFact::Spacing => {
                ["Steps between two checkpoints", "Шагов между ними", "Hatua kati ya vituo viwili"]
            }
            RunFact::Retained => {
                ["Subtrees kept", "Сохранено поддеревьев", "Matawi yaliyohifadhiwa"]
            }
            RunFact::Shortest => [
                "Steps of the shortest kept for sure",
                "Шагов в самом коротком из них",
                "Hatua za tawi fupi zaidi",
            ],
            RunFact::Recording => {
                ["Memory the recording takes", "Память под запись поиска", "Kumbukumbu ya rekodi"]
            }
            RunFact::SeekInWorker => [
                "Last far jump: in the worker",
                "Последний переход: в фоне",
                "Mruko wa mwisho: kwa mfanyakazi",
            ],
            RunFact::SeekPainted => [
                "Last far jump: until painted",
                "Последний переход: до рисунка",
                "Mruko wa mwisho: hadi kuchorwa",
            ],
            RunFact::WorkerMemory => {
                ["Memory of the worker", "Память фонового поиска", "Kumbukumbu ya mfanyakazi"]
            }
            RunFact::PageMemory => {
                ["Memory of the page", "Память страницы", "Kumbukumbu ya ukurasa"]
            }
            RunFact::ScriptMemory => [
                "Memory of the page’s scripts",
                "Память сценариев страницы",
                "Kumbukumbu ya hati za ukurasa",
            ],
        })
    }

    pub fn on_board(self, on_board: OnBoard) -> &'static str {
        self.one_of(match on_board {
            OnBoard::Own => ["Mine", "Моё", "Yangu"],
            OnBoard::Solution => ["Solution", "Решение", "Suluhisho"],
            OnBoard::Candidates => {
                ["Possible digits", "Возможные цифры", "Tarakimu zinazowezekana"]
            }
        })
    }

    pub fn branch_status(self, fate: Fate) -> &'static str {
        self.one_of(match fate {
            Fate::NotReached => ["not reached yet", "поиск ещё не дошёл", "haijafikiwa bado"],
            Fate::Open => ["still open", "ещё открыта", "bado iko wazi"],
            Fate::Closed => ["closed", "закрыта", "imefungwa"],
            Fate::NotTold => ["not known yet", "пока неизвестно", "bado haijulikani"],
        })
    }

    /// All digits of a board, as they are tried.
    pub(super) fn all_digits(self, shape: Shape) -> &'static str {
        self.one_of(match shape {
            Shape::Four => ["all four digits", "все четыре цифры", "tarakimu zote nne"],
            Shape::Six => ["all six digits", "все шесть цифр", "tarakimu zote sita"],
            Shape::Nine => ["all nine digits", "все девять цифр", "tarakimu zote tisa"],
            Shape::Sixteen => {
                ["all sixteen digits", "все шестнадцать цифр", "tarakimu zote kumi na sita"]
            }
        })
    }

    pub(super) fn origin(self, origin: Origin) -> &'static str {
        self.one_of(match origin {
            Origin::Given => ["clue", "заданная цифра", "kidokezo"],
            Origin::Own => ["yours", "ваша цифра", "yako"],
            Origin::Search { .. } => {
                ["placed by the search", "поставлена поиском", "imewekwa na utafutaji"]
            }
            Origin::Answer => ["solution", "из решения", "ya suluhisho"],
        })
    }

    pub(super) fn diagonal(self, diagonal: Diagonal) -> &'static str {
        self.one_of(match diagonal {
            Diagonal::Falling => ["falling diagonal", "нисходящая диагональ", "mshazari unaoshuka"],
            Diagonal::Rising => ["rising diagonal", "восходящая диагональ", "mshazari unaopanda"],
        })
    }

    /// A variant's name in a list.
    pub(super) fn listed_variant(self, variant: Variant) -> &'static str {
        self.one_of(match variant {
            Variant::Diagonal(diagonal) => return self.diagonal(diagonal),
            Variant::Windoku => ["windows", "окна", "madirisha"],
            Variant::AntiKnight => ["anti-knight", "без хода коня", "sheria ya farasi"],
            Variant::AntiKing => ["anti-king", "без хода короля", "sheria ya mfalme"],
        })
    }

    /// The form that a text was read in.
    pub(super) fn format(self, format: Format) -> &'static str {
        self.one_of(match format {
            Format::Line => ["one line", "одна строка", "mstari mmoja"],
            Format::Rows => ["rows", "строки", "mistari"],
            Format::Boxed => ["a drawn box", "таблица с рамкой", "jedwali lililochorwa"],
            Format::Arrays => ["lists of numbers", "списки чисел", "orodha za namba"],
            Format::CommaRows => [
                "rows of separated cells",
                "строки с разделителями",
                "mistari ya seli zilizotenganishwa",
            ],
            Format::FPuzzles => ["an f-puzzles link", "ссылка F-Puzzles", "kiungo cha f-puzzles"],
        })
    }

    /// The sign of a second's thousandth of a thousandth of a thousandth, to the power.
    pub(super) fn time_unit(self, power: usize) -> &'static str {
        self.one_of(
            [["ns", "нс", "ns"], ["µs", "мкс", "µs"], ["ms", "мс", "ms"], ["s", "с", "s"]][power],
        )
    }

    /// The sign of a thousand bytes, to the power.
    pub(super) fn byte_unit(self, power: usize) -> &'static str {
        self.one_of(
            [["B", "Б", "B"], ["KB", "КБ", "KB"], ["MB", "МБ", "MB"], ["GB", "ГБ", "GB"]][power],
        )
    }
}
