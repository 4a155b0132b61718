//! Russian words and sentences that are always the same.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::generate::form::Difficulty;
use grove_model::puzzle::editor::InputMode;
use grove_model::solve::solutions::OnBoard;
use grove_model::view::board::DigitState;
use grove_model::view::branch_table::Fate;
use sudoku_engine::board::{Diagonal, Variant};
use sudoku_engine::generate::Symmetry;
use sudoku_engine::logic::Level;

use super::{about_run, batch, compare, export, making};
use crate::text::{Counter, Deed, KeyGroup, Label};

pub(super) const fn label(label: Label) -> &'static str {
    match label {
        Label::View(view) => self::view(view),
        Label::SidePanel(side) => self::side(side),
        Label::OnBoard(on_board) => self::on_board(on_board),
        Label::Theme(theme) => self::theme(theme),
        Label::InputMode(pen) => self::pen(pen),
        Label::Sample(sample) => self::sample(sample),
        Label::DigitState(state) => digit_state(state),
        Label::Counter(counter) => self::counter(counter),
        Label::CounterMeaning(counter) => counter_meaning(counter),
        Label::KeyGroup(group) => key_group(group),
        Label::Deed(deed) => self::deed(deed),
        Label::Fate(fate) => self::fate(fate),
        Label::ExportSubject(subject) => export::subject(subject),
        Label::ExportForm(form) => export::form(form),
        Label::ExportExtent(extent) => export::extent(extent),
        Label::ExportField(field) => export::field(field),
        Label::RunFact(fact) => about_run::fact(fact),
        Label::Difficulty(difficulty) => self::difficulty(difficulty),
        Label::Symmetry(symmetry) => self::symmetry(symmetry),
        Label::Making(word) => making::word(word),
        Label::StrategyPreset(manner) => self::manner(manner),
        Label::Variant(variant) => self::variant(variant),
        Label::Compare(label) => compare::label(label),
        Label::Batch(label) => batch::label(label),
        Label::PageTitle => "Sudoku Grove: поиск решения судоку шаг за шагом",
        Label::Views => "Режимы",
        Label::Language => "Язык",
        Label::Help => "Справка и клавиши",
        Label::About => {
            "Это перебор с возвратом. Поиск идёт по полю строка за строкой и ставит в первую пустую \
             клетку первую цифру, которой ещё нет в её строке, столбце и блоке. Если ни одна цифра \
             не подходит, он убирает последнюю поставленную. Здесь можно увидеть каждый шаг, вперёд \
             и назад."
        }
        Label::SourcesAbout => {
            "В основе — программа К. Ткаченко на КуМире и 1С, программа на языке Nuru, урок о \
             моделях с ограничениями в 1С и статья о составлении задач обходом всего дерева."
        }
        Label::Close => "Закрыть",
        Label::Dismiss => "Скрыть",
        Label::Cancel => "Отмена",
        Label::Board => "Поле",
        Label::Entry => "Ввод цифр",
        Label::Panels => "Судоку и правила",
        Label::AllSolutions => "Все решения",
        Label::CountSolutions => "Сосчитать",
        Label::CountLimit => "предел",
        Label::CountToEnd => "нет",
        Label::EstimateSolutions => "Оценить",
        Label::GoThroughSolutions => "Просмотр решений",
        Label::FirstOfAll => "Первое решение",
        Label::SolutionByChance => "Случайное решение",
        Label::SolutionNumber => "Номер решения",
        Label::GoToNumber => "Перейти",
        Label::CopySolution => "Копировать поле как таблицу",
        Label::WhatIsOnBoard => "На поле",
        Label::FindContradiction => "Показать наименьшее противоречие",
        Label::OccurringIn => "во скольких решениях",
        Label::Editing => "Правка",
        Label::Pens => "Чем станет цифра",
        Label::DigitPad => "Цифры",
        Label::DigitsOfCell => "Цифры для текущей клетки",
        Label::Undo => "Отменить",
        Label::Redo => "Повторить",
        Label::Erase => "Очистить клетку",
        Label::Clear => "Стереть мои цифры",
        Label::Puzzle => "Задача",
        Label::OwnPuzzle => "Своя",
        Label::SourceSamples => "Из источников",
        Label::NamedSamples => "Известные",
        Label::EmptyBoard => "Пустое поле",
        Label::NewPuzzle => "Новая задача",
        Label::NewPuzzleDifficulty => "Сложность",
        Label::NewPuzzleSymmetry => "Узор заданных цифр",
        Label::NewPuzzleWorking => "Составляется задача…",
        Label::NewPuzzleGaveUp => {
            "На этот раз такой задачи не нашлось. Попробуйте ещё: каждая попытка начинается с другого места."
        }
        Label::NewPuzzleNone => "Такой задачи этого размера нет: любое 4×4 решается одиночками.",
        Label::PasteAndCopy => "Вставка и копирование",
        Label::Paste => "Вставить",
        Label::Copy => "Копировать",
        Label::CopyAs => "Копировать как",
        Label::AsLine => "одна строка",
        Label::AsBoxed => "таблица с рамкой",
        Label::AsTable => "электронная таблица",
        Label::AsFPuzzles => "ссылка F-Puzzles",
        Label::Rules => "Правила",
        Label::ClassicRules => "строки, столбцы и блоки",
        Label::OnlyClassicRules => "Только обычные правила",
        Label::WholeBoard => "На всём поле",
        Label::FromSelection => "Из выделенных клеток",
        Label::SelectSeveral => "Выделять несколько",
        Label::RulesHint => {
            "Выделяйте клетки, ведя указатель или удерживая Shift. Термометр начинается с клетки, \
             выделенной первой."
        }
        Label::RulesHintTouch => {
            "Нажмите «Выделять несколько» и касайтесь клеток. Термометр начинается с клетки, выделенной первой."
        }
        Label::MakeCage => "Область с суммой",
        Label::CageTotal => "Сумма",
        Label::MakeThermometer => "Термометр",
        Label::RemoveShape => "Убрать",
        Label::IntoRegion => "Область",
        Label::GoToPlay => "В режим «Игра»",
        Label::SearchSettings => "Задача и поиск",
        Label::PasteTitle => "Вставить задачу",
        Label::PasteHint => {
            "Любой текст, в котором 16, 36, 81 или 256 клеток: одна строка, несколько строк, таблица \
             с рамкой, списки чисел или ячейки электронной таблицы."
        }
        Label::ReadText => "Прочитать",
        Label::Reading => "Чтение…",
        Label::TooLongWithoutWorker => {
            "Этот текст слишком длинный: пока фоновый поиск не работает, прочитать его нельзя. Он \
             сохранён здесь; сократите его или перезагрузите страницу."
        }
        Label::Solve => "Решить",
        Label::Answer => "Ответ",
        Label::Solution => "Показанное решение",
        Label::FirstSolution => "Решение 1",
        Label::SecondSolution => "Решение 2",
        Label::MendClashesFirst => {
            "Заданные цифры противоречат друг другу, искать пока нечего. Исправьте отмеченные клетки \
             в режиме «Игра»."
        }
        Label::WhatHappened => "Что произошло",
        Label::Counters => "Счётчики",
        Label::CounterMeanings => "Что считается?",
        Label::Playback => "Воспроизведение",
        Label::Step => "Шаг",
        Label::Restart => "Пуск с начала",
        Label::ToStart => "В начало",
        Label::StepBack => "Шаг назад",
        Label::Play => "Пуск",
        Label::Pause => "Пауза",
        Label::StepOn => "Шаг вперёд",
        Label::ToEnd => "В конец",
        Label::NextDeadEnd => "Следующий тупик",
        Label::DeadEndBefore => "Предыдущий тупик",
        Label::NextSolution => "Следующее решение",
        Label::SolutionBefore => "Предыдущее решение",
        Label::Stop => "Стоп",
        Label::Continue => "Продолжить",
        Label::Speed => "Скорость",
        Label::StepSize => "Один шаг — это",
        Label::GrainMoves => "замена или возврат",
        Label::GrainEvents => "каждая проверка",
        Label::Strategy => "Поиск",
        Label::Goal => "Что искать",
        Label::GoalFirst => "первое решение",
        Label::GoalAll => "все решения",
        Label::Explore => "Исследование вручную",
        Label::ExploreByHand => "Вручную",
        Label::ExploreDigits => "Что оставит каждая цифра",
        Label::ExploreTakeBack => "Вернуть",
        Label::ExploreFollow => "Поставить вынужденное",
        Label::ExploreFinish => "Закончить ветвь",
        Label::ExploreOpenSolution => "Показать решение",
        Label::ExploreBack => "Назад к моему месту",
        Label::ExploreHint => {
            "Мелкое число: сколько кандидатов останется. Квадрат: тупик. Ромб: решение."
        }
        Label::ExploreRestart => "Начать сначала",
        Label::ExploreYou => "Вы",
        Label::ExploreMachine => "Машина",
        Label::ExploreWho => "Кто",
        Label::ExploreDeadEnds => "Тупики",
        Label::ExploreTreeKeys => {
            "Дерево, которое вы открываете. Стрелки ведут по нему; все клавиши — в справке."
        }
        Label::Tree => "Дерево перебора",
        Label::TreeDrawing => "Дерево",
        Label::TreePath => "Путь",
        Label::TreeList => "Список",
        Label::TreeKeys => {
            "Дерево перебора. По нему можно ходить клавишами со стрелками; все клавиши перечислены \
             в справке."
        }
        Label::PathOrder => "Цифры на поле в том порядке, в каком они поставлены",
        Label::Zoom => "Масштаб",
        Label::ZoomIn => "Крупнее",
        Label::ZoomOut => "Мельче",
        Label::ZoomFit => "Целиком",
        Label::Map => "Карта поиска",
        Label::MapKeys => {
            "Карта поиска. Стрелки ведут от полосы к полосе, Enter переходит к ней; все клавиши перечислены в справке."
        }
        Label::MapCentre => "Показать текущий шаг",
        Label::MapTall => "Карта выше",
        Label::MapLow => "Карта ниже",
        Label::TreeTable => "Таблица",
        Label::Constraints => "Ограничения",
        Label::Variable => "Переменная",
        Label::Domain => "Область значений",
        Label::ConstraintName => "Ограничение",
        Label::ConstraintSays => "Требует",
        Label::ConstraintCells => "Клетки",
        Label::ConstraintOpen => "Пусто",
        Label::ConstraintTaken => "Убрано",
        Label::CopyModel => "Копировать таблицей",
        Label::TableDigit => "Цифра",
        Label::TableNodes => "Узлы",
        Label::TableSolutions => "Решения",
        Label::TableDeepest => "Самый глубокий уровень",
        Label::TableFate => "Состояние",
        Label::TableUnknown => "пока неизвестно",
        Label::SpaceKey => "Пробел",
        Label::MapLegend => {
            "Карта показывает весь поиск: по горизонтали шаги, по вертикали уровни. Каждая полоса \
             — поставленная цифра со всем, что из неё вышло; заштрихованные не привели к решению, \
             в чистых с линией по нижнему краю решение есть, а само решение отмечено ромбом. \
             Рядом показано, сколько узлов на каждом уровне, тупики красным. Нажмите или ведите, \
             чтобы двигаться по поиску; колесо меняет масштаб, с клавишей Shift карта сдвигается."
        }
        Label::Export => "Экспорт…",
        Label::ExportTitle => "Экспорт",
        Label::ExportWhat => "Что",
        Label::ExportAs => "Вид файла",
        Label::ExportHowMuch => "Сколько",
        Label::ExportStart => "Записать файл",
        Label::ExportCancelled => "Отменено. Файл не сохранён.",
        Label::ExportFailed => "Файл записать не удалось.",
        Label::AboutRun => "Об этом поиске",
        Label::AboutRunIntro => {
            "Всё это измерено и посчитано здесь, на этом устройстве, с открытия страницы."
        }
        Label::Legend => "Что значат фигуры?",
        Label::LegendCircle => "цифра поставлена",
        Label::LegendDiamond => "решение: поле заполнено",
        Label::LegendSquare => "тупик: для следующей клетки не осталось цифр",
        Label::LegendFailed => "свёрнутая ветвь без решений",
        Label::LegendHolds => "свёрнутая ветвь с решениями",
        Label::LegendOpen => "сюда поиск не дошёл",
        Label::LegendFigures => {
            "Рядом со свёрнутой ветвью — число её узлов и решений, например 1234 · 1; знак ≥ говорит, что поиск ещё в ней. Жирная линия — путь к показанному шагу, кольцо — место, где сейчас поиск."
        }
        Label::TreeLegend => {
            "В дереве круг — поставленная цифра, ромб — решение, квадрат — тупик, треугольник — ветвь, \
             которая свёрнута или уже перебрана и убрана. Пунктиром показано то, до чего поиск не дошёл."
        }
    }
}

const fn view(view: View) -> &'static str {
    match view {
        View::Play => "Игра",
        View::Watch => "Просмотр",
        View::Compare => "Сравнение",
        View::Batch => "Пакет",
    }
}

const fn side(side: SidePanel) -> &'static str {
    match side {
        SidePanel::Puzzle => "Судоку",
        SidePanel::New => "Новое",
        SidePanel::Rules => "Правила",
        SidePanel::Solutions => "Решения",
    }
}

const fn on_board(on_board: OnBoard) -> &'static str {
    match on_board {
        OnBoard::Own => "Моё",
        OnBoard::Solution => "Решение",
        OnBoard::Candidates => "Возможные цифры",
    }
}

const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "Тема: как в системе",
        Theme::Light => "Тема: светлая",
        Theme::Dark => "Тема: тёмная",
    }
}

const fn pen(pen: InputMode) -> &'static str {
    match pen {
        InputMode::Clue => "Условие",
        InputMode::Answer => "Цифра",
        InputMode::Corner => "Угол",
        InputMode::Centre => "Центр",
    }
}

const fn digit_state(state: DigitState) -> &'static str {
    match state {
        DigitState::Untested => "ещё не проверена",
        DigitState::Blocked => "не подходит",
        DigitState::TakenBack => "испробована и убрана",
        DigitState::Current => "пробуем сейчас",
    }
}

const fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Placements => "Замены",
        Counter::Undos => "Возвраты",
        Counter::Tests => "Проверки",
        Counter::Nodes => "Узлы",
        Counter::Solutions => "Решения",
        Counter::Depth => "Глубина",
    }
}

const fn counter_meaning(counter: Counter) -> &'static str {
    match counter {
        Counter::Placements => {
            "Сколько раз в клетку записана цифра, считая и убранные потом. В исходных статьях это \
             «число замен»."
        }
        Counter::Undos => "Сколько раз поставленная цифра убрана.",
        Counter::Tests => "Сколько раз цифра проверена для клетки, подошла она или нет.",
        Counter::Nodes => "Вызовы рекурсивной процедуры вместе с первым: замены + 1.",
        Counter::Solutions => "Сколько раз поле заполнено целиком.",
        Counter::Depth => "Сколько цифр, поставленных поиском, сейчас на поле.",
    }
}

const fn sample(sample: Sample) -> &'static str {
    match sample {
        Sample::Article => "Статья о КуМире и 1С",
        Sample::Nuru => "Пример на Nuru",
        Sample::Tutorial => "Урок об ограничениях",
        Sample::Paper => "4×4 из статьи о генераторе",
        Sample::AntiBacktracking => "Против перебора с возвратом",
        Sample::AiEscargot => "AI Escargot",
        Sample::Inkala2012 => "Инкала, 2012",
        Sample::GoldenNugget => "Golden Nugget",
        Sample::EasterMonster => "Easter Monster",
        Sample::FataMorgana => "Fata Morgana",
        Sample::TwoSolutions => "Два решения",
        Sample::FourSolutions => "Четыре решения",
        Sample::NoSolution => "Без решения",
        Sample::NorvigImpossible => "Нерешаемая задача Норвига",
    }
}

const fn key_group(group: KeyGroup) -> &'static str {
    match group {
        KeyGroup::Board => "Поле",
        KeyGroup::Playback => "Просмотр",
        KeyGroup::ByHand => "Выбор вручную",
        KeyGroup::Tree => "Дерево",
        KeyGroup::Map => "Карта",
    }
}

const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Move => "перейти в другую клетку",
        Deed::Extend => "выделить ещё клетки",
        Deed::Enter => "вписать цифру",
        Deed::Erase => "очистить клетку",
        Deed::CornerMark => "пометка в углу",
        Deed::CentreMark => "пометка в центре",
        Deed::ChoosePen => "цифры, пометки в углу, пометки в центре",
        Deed::UndoRedo => "отменить, повторить",
        Deed::Paste => "вставить задачу",
        Deed::PlayPause => "пуск или пауза",
        Deed::Step => "шаг назад, шаг вперёд",
        Deed::Ends => "в начало, в конец",
        Deed::Speed => "медленнее, быстрее",
        Deed::Restart => "пуск с начала",
        Deed::Next => "следующее решение, следующий тупик; с Shift — предыдущие",
        Deed::Stop => "стоп",
        Deed::ParentChild => "родитель, первый потомок",
        Deed::Siblings => "соседний узел слева, справа",
        Deed::Root => "корень",
        Deed::Fold => "свернуть или развернуть поддерево",
        Deed::UnfoldMore => "развернуть ветвь дальше",
        Deed::FoldFailed => "свернуть всё тупиковое",
        Deed::Unfold => "развернуть всё или сколько можно прочесть",
        Deed::Labels => "показать или скрыть цифры",
        Deed::CentreFit => "текущий узел в середину, дерево целиком",
        Deed::BarLevels => "полоса выше, первая полоса ниже",
        Deed::BarSiblings => "полоса слева, справа",
        Deed::BarEntered => "перейти к полосе",
        Deed::MapZoom => "мельче, крупнее",
        Deed::MapPan => "сдвинуть карту",
        Deed::Choose => "выбрать цифру",
        Deed::TakeCell => "выбрать клетку",
        Deed::TakeBack => "вернуть последний выбор",
        Deed::Follow => "поставить вынужденное",
        Deed::OpenSolution => "показать решение, найденное машиной, и назад",
        Deed::LeaveHand => "остановить машину; иначе назад к поиску",
        Deed::FinishBranch => "оставить ветвь машине",
        Deed::MapWholeCentre => "весь поиск, текущий шаг",
    }
}

const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::NotReached => "поиск ещё не дошёл",
        Fate::Open => "ещё открыта",
        Fate::Closed => "закрыта",
        Fate::NotTold => "пока неизвестно",
    }
}

const fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Any => "как получится",
        Difficulty::Level(Level::Singles) => "хватит одиночек",
        Difficulty::Level(Level::Pairs) => "пары и линии",
        Difficulty::Level(Level::Beyond) => "ещё сложнее",
        Difficulty::Cheap => "мало замен для перебора",
        Difficulty::Dear => "много замен для перебора",
    }
}

const fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "нет",
        Symmetry::Rotation => "поворот на пол-оборота",
        Symmetry::Mirror => "слева и справа одинаково",
        Symmetry::Diagonal => "относительно диагонали",
        Symmetry::Full => "во все стороны",
    }
}

const fn manner(manner: StrategyPreset) -> &'static str {
    match manner {
        StrategyPreset::Sources => "как в источниках",
        StrategyPreset::Forward => "с кандидатами",
        StrategyPreset::Fewest => "сначала где меньше кандидатов",
        StrategyPreset::Singles => "сначала одиночки",
        StrategyPreset::Domain => "целыми группами",
        StrategyPreset::ExactCover => "точное покрытие",
    }
}

const fn variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Diagonal(Diagonal::Falling) => "Нисходящая диагональ",
        Variant::Diagonal(Diagonal::Rising) => "Восходящая диагональ",
        Variant::Windoku => "Окна",
        Variant::AntiKnight => "Без хода коня",
        Variant::AntiKing => "Без хода короля",
    }
}
