//! The names of choices, each in English, Russian and Swahili.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::batch::{Column as BatchColumn, DownloadFormat, Figure, Kind, RowFilter};
use grove_model::generate::form::Difficulty;
use grove_model::model::export::{ExportFormat, Extent, Field, Subject};
use grove_model::puzzle::editor::InputMode;
use grove_model::search::compare::{Column, MapScale, PaceUnit, Panel};
use grove_model::solve::solutions::OnBoard;
use grove_model::view::board::{DigitState, Origin};
use grove_model::view::branch_table::BranchStatus;
use sudoku_engine::board::{Diagonal, Shape, Variant};
use sudoku_engine::formats::{Format, NotText};
use sudoku_engine::generate::{Drawn, Symmetry};
use sudoku_engine::logic::{Grade, Level};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::{Counter, KeyGroup, RunFact, Text};

impl Text {
    /// Returns the word in this language.
    pub(super) const fn one_of(self, words: [&'static str; 3]) -> &'static str {
        words[self.0.language as usize]
    }

    /// Names a kind of data that is not text, and explains what to do about it.
    pub(super) const fn not_text(self, what: NotText) -> &'static str {
        self.one_of(match what {
            NotText::Zip => [
                "it is a ZIP archive, as spreadsheet files are; unpack it, or save the table as CSV",
                "архив ZIP (такими бывают и файлы электронных таблиц); распакуйте его или сохраните таблицу как CSV",
                "ni faili la ZIP, kama yalivyo mafaili ya lahajedwali; lifungue, au hifadhi jedwali kama CSV",
            ],
            NotText::Gzip => [
                "it is compressed with gzip; unpack it first",
                "он сжат программой gzip; сначала распакуйте его",
                "ni faili lililobanwa kwa gzip; lifungue kwanza",
            ],
            NotText::Picture => [
                "it is a picture",
                "картинка",
                "ni picha",
            ],
            NotText::Pdf => [
                "it is a PDF; copy the puzzles out of it",
                "PDF; скопируйте из него задачи",
                "ni PDF; nakili mafumbo kutoka humo",
            ],
            NotText::Utf16 => [
                "it is UTF-16 without a byte order mark; save it as UTF-8",
                "UTF-16 без метки; сохраните файл в UTF-8",
                "ni UTF-16 bila alama yake ya mwanzo; lihifadhi kama UTF-8",
            ],
            NotText::Other => [
                "it contains data that is not text",
                "в нём есть то, чего в тексте не бывает",
                "kuna data ambayo si maandishi",
            ],
        })
    }

    pub fn batch_column(self, column: BatchColumn) -> &'static str {
        self.one_of(match column {
            BatchColumn::Line => ["Line", "Строка", "Mstari"],
            BatchColumn::Status => ["Solutions", "Решения", "Masuluhisho"],
            BatchColumn::Clues => ["Givens", "Задано", "Zilizo\u{ad}tolewa"],
            BatchColumn::Guesses => ["Guesses", "Пред\u{ad}пол.", "Makisio"],
            BatchColumn::Time => ["Time", "Время", "Muda"],
            BatchColumn::Grade => ["Level", "Уровень", "Kiwango"],
            BatchColumn::Score => ["Points", "Баллы", "Alama"],
            BatchColumn::Hardest => {
                ["Hardest technique", "Самый трудный приём", "Mbinu ngumu zaidi"]
            }
        })
    }

    /// Returns the result of a row.
    pub fn batch_kind(self, kind: Kind) -> &'static str {
        self.one_of(match kind {
            Kind::Proper => ["one solution", "одно решение", "suluhisho moja"],
            Kind::Several => ["several solutions", "несколько решений", "masuluhisho kadhaa"],
            Kind::Impossible => ["no solution", "решений нет", "hakuna suluhisho"],
            Kind::Malformed => ["not a puzzle", "не судоку", "si fumbo"],
        })
    }

    pub fn batch_filter(self, only: RowFilter) -> &'static str {
        self.one_of(match only {
            RowFilter::Kind(kind) => return self.batch_kind(kind),
            RowFilter::All => ["all rows", "все строки", "mistari yote"],
            RowFilter::Wrong => [
                "wrong solution in the file",
                "неверное решение в файле",
                "suluhisho la faili si sahihi",
            ],
        })
    }

    pub fn batch_form(self, form: DownloadFormat) -> &'static str {
        self.one_of(match form {
            DownloadFormat::Puzzles => ["puzzles (.sdm)", "задачи (.sdm)", "mafumbo (.sdm)"],
            DownloadFormat::Solutions => {
                ["solutions (.sdm)", "решения (.sdm)", "masuluhisho (.sdm)"]
            }
            DownloadFormat::Csv => ["table (.csv)", "таблица (.csv)", "jedwali (.csv)"],
            DownloadFormat::Json => ["data (.json)", "данные (.json)", "data kwa programu (.json)"],
        })
    }

    pub fn batch_figure(self, figure: Figure) -> &'static str {
        self.one_of(match figure {
            Figure::Givens => ["Givens", "Задано", "Zilizotolewa"],
            Figure::Guesses => ["Guesses", "Предположения", "Makisio"],
            Figure::Nanos => ["Microseconds", "Микросекунды", "Mikrosekunde"],
        })
    }

    /// Returns what an entered digit becomes.
    pub fn input_mode(self, input_mode: InputMode) -> &'static str {
        self.one_of(match input_mode {
            InputMode::Given => ["Given", "Заданная", "Iliyotolewa"],
            InputMode::Answer => ["Digit", "Цифра", "Tarakimu"],
            InputMode::Corner => ["Corner", "В углу", "Kona"],
            InputMode::Center => ["Centre", "В центре", "Katikati"],
            InputMode::Color => ["Colour", "Цвет", "Rangi"],
        })
    }

    /// Describes the state of a digit of the current cell.
    pub fn digit_state(self, state: DigitState) -> &'static str {
        self.one_of(match state {
            DigitState::Idle => {
                ["no cell is being filled", "клетка не заполняется", "hakuna seli inayojazwa"]
            }
            DigitState::Untested => ["not tried yet", "ещё не проверена", "bado haijajaribiwa"],
            DigitState::Blocked => ["blocked", "не подходит", "imezuiwa"],
            DigitState::TakenBack => {
                ["tried and erased", "испробована и стёрта", "imejaribiwa na kufutwa"]
            }
            DigitState::Current => ["being tried", "проверяется", "inajaribiwa"],
        })
    }

    pub fn compare_pace(self, pace: PaceUnit) -> &'static str {
        self.one_of(match pace {
            PaceUnit::Step => ["by step", "по шагам", "kwa hatua"],
            PaceUnit::Node => ["by node", "по узлам", "kwa nodi"],
            PaceUnit::Time => ["by time", "по времени", "kwa muda"],
        })
    }

    /// Returns how the widths of the maps are scaled.
    pub fn map_width(self, scale: MapScale) -> &'static str {
        self.one_of(match scale {
            MapScale::Common => ["one scale", "общий", "kipimo kimoja"],
            MapScale::Own => ["separate scales", "у каждой свой", "kila ramani kipimo chake"],
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
            Column::Undos => ["Backtracks", "Возвраты", "Kurudi"],
            Column::Tests => ["Checks", "Проверки", "Majaribio"],
            Column::Nodes => ["Nodes", "Узлы", "Nodi"],
            Column::Guesses => ["Guesses", "Предпол.", "Makisio"],
            Column::DeadEnds => ["Dead ends", "Тупики", "Mikwamo"],
            Column::Solutions => ["Solutions", "Решения", "Masuluhisho"],
            Column::Deepest => ["Deepest level", "Наибольшая глубина", "Kina kikubwa zaidi"],
            Column::Time => ["Measured time", "Измеренное время", "Muda uliopimwa"],
        })
    }

    pub fn cell_order(self, order: CellOrder) -> &'static str {
        self.one_of(match order {
            CellOrder::Reading => {
                ["row by row", "строка за строкой", "safu mlalo moja baada ya nyingine"]
            }
            CellOrder::FewestCandidates => {
                ["fewest candidates", "минимум кандидатов", "yenye machaguo machache"]
            }
            CellOrder::FewestThenConstrained => [
                "fewest candidates; if equal, most empty neighbours",
                "минимум кандидатов, потом больше пустых соседних",
                "yenye machaguo machache, kisha yenye seli jirani tupu nyingi",
            ],
            CellOrder::Shuffled(_) => {
                ["random order", "в случайном порядке", "kwa mpangilio wa nasibu"]
            }
        })
    }

    pub fn digit_order(self, order: DigitOrder) -> &'static str {
        self.one_of(match order {
            DigitOrder::Ascending => ["lowest first", "сначала 1", "ndogo kwanza"],
            DigitOrder::Descending => ["highest first", "сначала наибольшая", "kubwa kwanza"],
            DigitOrder::LeastConstraining => [
                "least constraining first",
                "наименее ограничивающая",
                "inayoweka mipaka midogo zaidi",
            ],
            DigitOrder::Shuffled(_) => [
                "random order in each cell",
                "в каждой клетке случайная",
                "kwa mpangilio wa nasibu katika kila seli",
            ],
        })
    }

    pub fn inference(self, inference: Inference) -> &'static str {
        self.one_of(match inference {
            Inference::None => ["nothing more", "никаких", "hakuna"],
            Inference::ForwardChecking => [
                "forward checking: remove the digit from neighbouring cells",
                "вычеркнуть цифру у соседних клеток (опережающая проверка)",
                "ondoa tarakimu hiyo kwenye seli jirani (forward checking)",
            ],
            Inference::Singles => [
                "forward checking + place singles",
                "ещё и поставить одиночки",
                "pia weka tarakimu za lazima",
            ],
            Inference::DomainConsistency => [
                "forward checking + place singles + all-different constraints",
                "ещё и учесть «все различны» в каждой группе",
                "pia sharti “zote tofauti” kwa kila kundi",
            ],
        })
    }

    pub fn export_subject(self, subject: Subject) -> &'static str {
        self.one_of(match subject {
            Subject::Tree => ["Search tree", "Дерево перебора", "Mti wa utafutaji"],
            Subject::Steps => ["Steps", "Шаги", "Hatua"],
            Subject::Levels => ["Levels", "Уровни", "Ngazi"],
            Subject::Map => ["Map", "Карта", "Ramani"],
            Subject::Board => ["Board", "Поле", "Ubao"],
        })
    }

    pub fn export_form(self, form: ExportFormat) -> &'static str {
        self.one_of(match form {
            ExportFormat::Svg => ["SVG", "SVG", "SVG"],
            ExportFormat::Png => ["PNG", "PNG", "PNG"],
            ExportFormat::Dot => ["DOT", "DOT", "DOT"],
            ExportFormat::Records => ["CP-Profiler", "CP-Profiler", "CP-Profiler"],
            ExportFormat::Csv => ["CSV", "CSV", "CSV"],
        })
    }

    /// Returns how much is exported.
    pub fn export_extent(self, extent: Extent) -> &'static str {
        self.one_of(match extent {
            Extent::InView => ["what is on screen", "то, что на экране", "kinachoonekana sasa"],
            Extent::All => ["everything", "всё", "yote"],
        })
    }

    pub fn export_field(self, field: Field) -> &'static str {
        self.one_of(match field {
            Field::From => ["From step", "С шага", "Kuanzia hatua ya"],
            Field::To => ["To step", "По шаг", "Hadi hatua ya"],
            Field::Limit => ["At most", "Не больше", "Isizidi"],
        })
    }

    pub fn difficulty(self, difficulty: Difficulty) -> &'static str {
        self.one_of(match difficulty {
            Difficulty::Any => ["any difficulty", "любая", "ugumu wowote"],
            Difficulty::Grade(Grade::Easy) => ["easy", "лёгкая", "rahisi"],
            Difficulty::Grade(Grade::Medium) => ["medium", "средняя", "wastani"],
            Difficulty::Grade(Grade::Hard) => ["hard", "трудная", "gumu"],
            Difficulty::Grade(Grade::Unfair) => ["unfair", "очень трудная", "gumu sana"],
            Difficulty::Grade(Grade::Extreme) => {
                ["extreme", "предельно трудная", "gumu kupindukia"]
            }
            Difficulty::Level(Level::Singles) => [
                "singles only (old scale)",
                "только одиночки (старая шкала)",
                "tarakimu za lazima zinatosha (kipimo cha zamani)",
            ],
            Difficulty::Level(Level::Pairs) => [
                "pairs and lines (old scale)",
                "пары и линии (старая шкала)",
                "jozi na mistari (kipimo cha zamani)",
            ],
            Difficulty::Level(Level::Beyond) => [
                "more than pairs and lines (old scale)",
                "другие приёмы (старая шкала)",
                "zaidi ya jozi na mistari (kipimo cha zamani)",
            ],
            Difficulty::Cheap => {
                ["quick for backtracking", "быстрая для перебора", "rahisi kwa kurudi nyuma"]
            }
            Difficulty::Expensive => {
                ["slow for backtracking", "долгая для перебора", "gumu kwa kurudi nyuma"]
            }
        })
    }

    /// Returns the pattern of the givens.
    pub fn symmetry(self, symmetry: Symmetry) -> &'static str {
        self.one_of(match symmetry {
            Symmetry::None => ["none", "нет", "hakuna"],
            Symmetry::Rotation => ["half-turn rotation", "поворот на 180°", "nusu mzunguko"],
            Symmetry::Mirror => ["left–right mirror", "зеркальная", "kushoto na kulia sawa"],
            Symmetry::Diagonal => ["diagonal mirror", "относительно диагонали", "kwa mshazari"],
            Symmetry::Full => ["full symmetry", "полная", "pande zote"],
        })
    }

    /// Returns what is drawn from the solution.
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
            View::Watch => ["Watch", "Перебор", "Tazama"],
            View::Compare => ["Compare", "Сравнение", "Linganisha"],
            View::Batch => ["Many puzzles", "Много задач", "Mafumbo mengi"],
        })
    }

    pub fn side_panel(self, side: SidePanel) -> &'static str {
        self.one_of(match side {
            SidePanel::Puzzle => ["Puzzle", "Задача", "Fumbo"],
            SidePanel::New => ["New", "Новая", "Jipya"],
            SidePanel::Rules => ["Rules", "Правила", "Sheria"],
            SidePanel::Solutions => ["Solutions", "Решения", "Masuluhisho"],
        })
    }

    pub fn theme(self, theme: Theme) -> &'static str {
        self.one_of(match theme {
            Theme::System => {
                ["Colours: same as device", "Тема: как в системе", "Mandhari: kama ya mfumo"]
            }
            Theme::Light => ["Colours: light", "Тема: светлая", "Mandhari: meupe"],
            Theme::Dark => ["Colours: dark", "Тема: тёмная", "Mandhari: meusi"],
        })
    }

    pub fn sample(self, sample: Sample) -> &'static str {
        self.one_of(match sample {
            Sample::Article => ["The article’s puzzle", "Задача из статьи", "Fumbo la makala"],
            Sample::Nuru => ["A shorter search", "Короткий перебор", "Utafutaji mfupi"],
            Sample::Tutorial => ["A constraint model", "Модель ограничений", "Modeli ya masharti"],
            Sample::Paper => ["A whole tree, 4×4", "Всё дерево, 4×4", "Mti mzima, 4×4"],
            Sample::AntiBacktracking => {
                ["Hard for backtracking", "Трудная для перебора", "Gumu kwa kurudi nyuma"]
            }
            Sample::AiEscargot => ["AI Escargot", "AI Escargot", "AI Escargot"],
            Sample::Inkala2012 => ["Inkala 2012", "Инкала, 2012", "Inkala 2012"],
            Sample::GoldenNugget => ["Golden Nugget", "Golden Nugget", "Golden Nugget"],
            Sample::EasterMonster => ["Easter Monster", "Easter Monster", "Easter Monster"],
            Sample::FataMorgana => ["Fata Morgana", "Fata Morgana", "Fata Morgana"],
            Sample::ThreeSolutions => {
                ["Three solutions, 4×4", "Три решения, 4×4", "Masuluhisho matatu, 4×4"]
            }
            Sample::TwoSolutions => ["Two solutions", "Два решения", "Masuluhisho mawili"],
            Sample::FourSolutions => ["Four solutions", "Четыре решения", "Masuluhisho manne"],
            Sample::NoSolution => ["No solution", "Без решения", "Bila suluhisho"],
            Sample::NorvigImpossible => [
                "Norvig’s impossible puzzle",
                "Задача Норвига без решений",
                "Fumbo la Norvig lisilotatulika",
            ],
        })
    }

    /// Returns the part of the page in which keys apply.
    pub fn key_group(self, group: KeyGroup) -> &'static str {
        self.one_of(match group {
            KeyGroup::Board => ["Board", "Поле", "Ubao"],
            KeyGroup::Playback => ["Playback", "Ход перебора", "Kutazama"],
            KeyGroup::ByHand => ["Try it yourself", "Перебор вручную", "Kutafuta mwenyewe"],
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

    /// Names the user's own program in place of a method.
    pub fn my_program(self) -> &'static str {
        self.one_of(["my program", "моя программа", "programu yangu"])
    }

    pub fn strategy_preset(self, preset: StrategyPreset) -> &'static str {
        self.one_of(match preset {
            StrategyPreset::Plain => {
                ["plain backtracking", "простой перебор с возвратом", "kurudi nyuma kwa kawaida"]
            }
            StrategyPreset::Forward => {
                ["forward checking", "опережающая проверка", "ukaguzi wa mbele (forward checking)"]
            }
            StrategyPreset::Fewest => {
                ["fewest candidates first", "минимум кандидатов", "machaguo machache kwanza"]
            }
            StrategyPreset::Singles => {
                ["singles first", "сначала одиночки", "tarakimu za lazima kwanza"]
            }
            StrategyPreset::Domain => ["all different", "все различны", "sharti “zote tofauti”"],
            StrategyPreset::ExactCover => {
                ["exact cover", "точное покрытие", "ufunikaji kamili (exact cover)"]
            }
        })
    }

    pub fn counter(self, counter: Counter) -> &'static str {
        self.one_of(match counter {
            Counter::Placements => ["Placements", "Подстановки", "Kuweka"],
            Counter::Undos => ["Backtracks", "Возвраты", "Kurudi"],
            Counter::Tests => ["Checks", "Проверки", "Majaribio"],
            Counter::Nodes => ["Nodes", "Узлы", "Nodi"],
            Counter::Solutions => ["Solutions", "Решения", "Masuluhisho"],
            Counter::Depth => ["Depth", "Глубина", "Kina"],
        })
    }

    pub fn run_fact(self, fact: RunFact) -> &'static str {
        self.one_of(match fact {
            RunFact::Placements => ["Placements so far", "Подстановок", "Mara za kuweka hadi sasa"],
            RunFact::Steps => ["Steps so far", "Шагов", "Hatua hadi sasa"],
            RunFact::Searching => ["Time spent searching", "Время поиска", "Muda wa kutafuta"],
            RunFact::Rate => {
                ["Placements per second", "Подстановок в секунду", "Mara za kuweka kwa sekunde"]
            }
            RunFact::Checkpoints => {
                ["Checkpoints kept", "Сохранено контрольных точек", "Vituo vilivyohifadhiwa"]
            }
            RunFact::Spacing => {
                ["Steps between checkpoints", "Шагов между ними", "Hatua kati ya vituo viwili"]
            }
            RunFact::Retained => ["Branches kept", "Сохранено ветвей", "Matawi yaliyohifadhiwa"],
            RunFact::Shortest => [
                "Shortest branch kept (steps)",
                "Шагов в самой короткой из них",
                "Hatua za tawi fupi zaidi lililohifadhiwa",
            ],
            RunFact::Recording => [
                "Memory used by the recording",
                "Память под запись поиска",
                "Kumbukumbu inayotumiwa na rekodi",
            ],
            RunFact::SeekInWorker => [
                "Last long jump: background search",
                "Последний переход: фоновая программа",
                "Mruko wa mwisho: ndani ya programu ya utafutaji",
            ],
            RunFact::SeekPainted => [
                "Last long jump: until shown on screen",
                "Последний переход: до показа на экране",
                "Mruko wa mwisho: hadi ubao kuchorwa",
            ],
            RunFact::WorkerMemory => [
                "Memory of the background search",
                "Память фоновой программы",
                "Kumbukumbu ya programu ya utafutaji",
            ],
            RunFact::PageMemory => {
                ["Memory of the page", "Память страницы", "Kumbukumbu ya ukurasa"]
            }
            RunFact::ScriptMemory => [
                "Memory of the page’s scripts",
                "Память скриптов страницы",
                "Kumbukumbu ya hati za ukurasa",
            ],
        })
    }

    pub fn on_board(self, on_board: OnBoard) -> &'static str {
        self.one_of(match on_board {
            OnBoard::Own => ["My digits", "Мои", "Zangu"],
            OnBoard::Solution => ["Solution", "Решение", "Suluhisho"],
            OnBoard::Candidates => ["All solutions", "Все решения", "Masuluhisho yote"],
            OnBoard::Steps => ["Steps", "Шаги", "Hatua"],
        })
    }

    pub fn branch_status(self, status: BranchStatus) -> &'static str {
        self.one_of(match status {
            BranchStatus::NotReached => {
                ["not reached yet", "поиск ещё не дошёл", "haijafikiwa bado"]
            }
            BranchStatus::Open => ["in progress", "перебирается", "bado inatafutwa"],
            BranchStatus::Closed => ["finished", "перебрана", "imekamilika"],
            BranchStatus::Unknown => ["not known yet", "пока неизвестно", "bado haijulikani"],
        })
    }

    /// Returns a phrase for all digits of a board, as those that have been tried.
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
            Origin::Given => ["given", "заданная цифра", "iliyotolewa"],
            Origin::Own => ["yours", "ваша цифра", "yako"],
            Origin::Search { .. } => {
                ["placed by the search", "поставлена поиском", "imewekwa na utafutaji"]
            }
            Origin::Answer => ["solution", "из решения", "ya suluhisho"],
            Origin::Left => {
                ["left by the program", "оставлена программой", "iliyoachwa na programu"]
            }
        })
    }

    pub(super) fn diagonal(self, diagonal: Diagonal) -> &'static str {
        self.one_of(match diagonal {
            Diagonal::Falling => ["falling diagonal", "нисходящая диагональ", "mshazari unaoshuka"],
            Diagonal::Rising => ["rising diagonal", "восходящая диагональ", "mshazari unaopanda"],
        })
    }

    /// Returns a variant's name in a list.
    pub(super) fn listed_variant(self, variant: Variant) -> &'static str {
        self.one_of(match variant {
            Variant::Diagonal(diagonal) => return self.diagonal(diagonal),
            Variant::Windoku => ["windows", "окна", "madirisha"],
            Variant::AntiKnight => ["anti-knight", "без хода коня", "sheria ya farasi"],
            Variant::AntiKing => ["anti-king", "без хода короля", "sheria ya mfalme"],
        })
    }

    /// Returns the format in which a text was read.
    pub(super) fn format(self, format: Format) -> &'static str {
        self.one_of(match format {
            Format::Line => ["one line", "одна строка", "mstari mmoja"],
            Format::Rows => ["rows", "строки", "mistari"],
            Format::Boxed => ["a text grid", "рисунок из символов", "jedwali la herufi"],
            Format::Arrays => ["lists of numbers", "списки чисел", "orodha za namba"],
            Format::CommaRows => [
                "rows of separated cells",
                "строки с разделителями",
                "mistari ya seli zilizotenganishwa",
            ],
            Format::FPuzzles => ["an f-puzzles link", "ссылка F-Puzzles", "kiungo cha f-puzzles"],
            Format::SudokuPad => ["a SudokuPad link", "ссылка SudokuPad", "kiungo cha SudokuPad"],
            Format::SudokuWiki => {
                ["a SudokuWiki link", "ссылка SudokuWiki", "kiungo cha SudokuWiki"]
            }
            Format::SudokuCoach => {
                ["a sudoku.coach link", "ссылка sudoku.coach", "kiungo cha sudoku.coach"]
            }
            Format::SudokuExchange => {
                ["a SudokuExchange link", "ссылка SudokuExchange", "kiungo cha SudokuExchange"]
            }
            Format::OwnLink => {
                ["a link to this page", "ссылка на эту страницу", "kiungo cha ukurasa huu"]
            }
            Format::Hodoku => ["a HoDoKu line", "строка HoDoKu", "mstari wa HoDoKu"],
            Format::CandidateGrid => {
                ["a grid of candidates", "таблица кандидатов", "ubao wenye tarakimu zinazowezekana"]
            }
            Format::OpenSudoku => ["an OpenSudoku file", "файл OpenSudoku", "faili la OpenSudoku"],
            Format::Sdk => ["an SDK file", "файл SDK", "faili la SDK"],
        })
    }

    /// Returns the symbol of 1000 nanoseconds to this power.
    pub(super) fn time_unit(self, power: usize) -> &'static str {
        self.one_of(
            [["ns", "нс", "ns"], ["µs", "мкс", "µs"], ["ms", "мс", "ms"], ["s", "с", "s"]][power],
        )
    }

    /// Returns the symbol of 1000 bytes to this power.
    pub(super) fn byte_unit(self, power: usize) -> &'static str {
        self.one_of(
            [["B", "Б", "B"], ["KB", "КБ", "KB"], ["MB", "МБ", "MB"], ["GB", "ГБ", "GB"]][power],
        )
    }
}
