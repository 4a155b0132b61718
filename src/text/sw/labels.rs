//! Swahili words and sentences that are always the same.

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
        Label::PageTitle => "Sudoku Grove: tazama utafutaji wa Sudoku",
        Label::Views => "Mionekano",
        Label::Language => "Lugha",
        Label::Help => "Msaada na vitufe",
        Label::About => {
            "Hii ni mbinu ya kujaribu na kurudi nyuma (backtracking). Utafutaji hujaza seli tupu ya kwanza, safu mlalo moja baada ya nyingine, kwa tarakimu ya \
             kwanza ambayo haimo katika safu mlalo, safu wima wala kisanduku chake. Isipobaki tarakimu \
             yoyote, hurudi nyuma na kuondoa iliyowekwa mwisho. Hapa kila hatua inaonekana, mbele na \
             nyuma."
        }
        Label::SourcesAbout => {
            "Msingi wake ni programu ya K. Tkachenko ya KuMir na 1C, programu ya Nuru, somo kuhusu \
             modeli za masharti katika 1C, na makala kuhusu kutunga mafumbo kwa kupitia mti mzima."
        }
        Label::Close => "Funga",
        Label::Dismiss => "Ficha",
        Label::Cancel => "Ghairi",
        Label::Board => "Ubao",
        Label::Entry => "Kuweka tarakimu",
        Label::Panels => "Mafumbo na sheria",
        Label::AllSolutions => "Majibu yote",
        Label::CountSolutions => "Hesabu majibu",
        Label::CountLimit => "kikomo",
        Label::CountToEnd => "hakuna",
        Label::EstimateSolutions => "Kadiria",
        Label::GoThroughSolutions => "Pitia majibu",
        Label::FirstOfAll => "Jibu la kwanza",
        Label::SolutionByChance => "Jibu lolote kwa bahati",
        Label::SolutionNumber => "Namba ya jibu",
        Label::GoToNumber => "Nenda",
        Label::CopySolution => "Nakili ubao kama jedwali",
        Label::WhatIsOnBoard => "Ubaoni",
        Label::FindContradiction => "Onyesha mgongano mdogo kabisa",
        Label::OccurringIn => "katika majibu mangapi",
        Label::Editing => "Kuhariri",
        Label::Pens => "Tarakimu inakuwa nini",
        Label::DigitPad | Label::TableDigit => "Tarakimu",
        Label::DigitsOfCell => "Tarakimu za seli ya sasa",
        Label::Undo => "Tendua",
        Label::Redo => "Rudia",
        Label::Erase => "Futa kwenye seli",
        Label::Clear => "Futa tarakimu zangu",
        Label::Puzzle => "Fumbo",
        Label::OwnPuzzle => "La kwako",
        Label::SourceSamples => "Kutoka kwenye vyanzo",
        Label::NamedSamples => "Mashuhuri",
        Label::EmptyBoard => "Ubao mtupu",
        Label::NewPuzzle => "Fumbo jipya",
        Label::NewPuzzleDifficulty => "Ugumu",
        Label::NewPuzzleSymmetry => "Mpangilio wa vidokezo",
        Label::NewPuzzleWorking => "Fumbo linatungwa…",
        Label::NewPuzzleGaveUp => {
            "Safari hii fumbo la aina hiyo halikupatikana. Jaribu tena: kila jaribio huanzia mahali pengine."
        }
        Label::NewPuzzleNone => {
            "Hakuna fumbo la aina hiyo la ukubwa huu: kila 4×4 hutatuliwa kwa tarakimu pekee."
        }
        Label::PasteAndCopy => "Kubandika na kunakili",
        Label::Paste => "Bandika",
        Label::Copy => "Nakili",
        Label::CopyAs => "Nakili kama",
        Label::AsLine => "mstari mmoja",
        Label::AsBoxed => "jedwali lililochorwa",
        Label::AsTable => "lahajedwali",
        Label::AsFPuzzles => "kiungo cha f-puzzles",
        Label::Rules => "Sheria",
        Label::ClassicRules => "safu mlalo, safu wima na visanduku",
        Label::OnlyClassicRules => "Sheria za kawaida tu",
        Label::WholeBoard => "Kwenye ubao mzima",
        Label::FromSelection => "Kwa seli zilizochaguliwa",
        Label::SelectSeveral => "Chagua kadhaa",
        Label::RulesHint => {
            "Chagua seli kwa kuburuta au kwa Shift. Kipimajoto huanzia kwenye seli iliyochaguliwa \
             kwanza."
        }
        Label::RulesHintTouch => {
            "Bonyeza “Chagua kadhaa”, kisha gusa seli. Kipimajoto huanzia kwenye seli iliyochaguliwa kwanza."
        }
        Label::MakeCage => "Kizimba",
        Label::CageTotal => "Jumla",
        Label::MakeThermometer => "Kipimajoto",
        Label::RemoveShape => "Ondoa",
        Label::IntoRegion => "Eneo",
        Label::GoToPlay => "Nenda kwenye “Cheza”",
        Label::SearchSettings => "Mipangilio",
        Label::PasteTitle => "Bandika fumbo",
        Label::PasteHint => {
            "Maandishi yoyote yenye seli 16, 36, 81 au 256: mstari mmoja, mistari kadhaa, jedwali \
             lililochorwa, orodha za namba, au seli za lahajedwali."
        }
        Label::ReadText => "Soma",
        Label::Reading => "Inasoma…",
        Label::TooLongWithoutWorker => {
            "Maandishi haya ni marefu mno kusomwa wakati programu ya utafutaji haifanyi kazi. \
             Yamehifadhiwa hapa; yafupishe au pakia ukurasa upya."
        }
        Label::Solve => "Tatua",
        Label::Answer => "Matokeo",
        Label::Solution => "Jibu linaloonyeshwa",
        Label::FirstSolution => "Jibu la 1",
        Label::SecondSolution => "Jibu la 2",
        Label::MendClashesFirst => {
            "Vidokezo vinagongana, kwa hiyo bado hakuna cha kutafuta. Rekebisha seli zilizowekwa alama \
             katika “Cheza”."
        }
        Label::WhatHappened => "Kilichotokea",
        Label::Counters => "Hesabu",
        Label::CounterMeanings => "Ni nini kinahesabiwa?",
        Label::Playback => "Uendeshaji",
        Label::Step => "Hatua",
        Label::Restart => "Endesha tangu mwanzo",
        Label::ToStart => "Nenda mwanzo",
        Label::StepBack => "Hatua nyuma",
        Label::Play => "Endesha",
        Label::Pause => "Sitisha",
        Label::StepOn => "Hatua mbele",
        Label::ToEnd => "Nenda mwisho",
        Label::NextDeadEnd => "Mkwamo unaofuata",
        Label::DeadEndBefore => "Mkwamo uliotangulia",
        Label::NextSolution => "Jibu linalofuata",
        Label::SolutionBefore => "Jibu lililotangulia",
        Label::Stop => "Simamisha",
        Label::Continue => "Endelea",
        Label::Speed => "Kasi",
        Label::StepSize => "Hatua moja ni",
        Label::GrainMoves => "kuweka au kuondoa",
        Label::GrainEvents => "kila jaribio",
        Label::Strategy => "Utafutaji",
        Label::Goal => "Tafuta hadi",
        Label::GoalFirst => "jibu la kwanza",
        Label::GoalAll => "majibu yote",
        Label::Explore => "Kuchunguza kwa mkono",
        Label::ExploreByHand => "Kwa mkono",
        Label::ExploreDigits => "Kila tarakimu itaacha nini",
        Label::ExploreTakeBack => "Rudisha",
        Label::ExploreFollow => "Weka za lazima",
        Label::ExploreFinish => "Maliza tawi hili",
        Label::ExploreOpenSolution => "Onyesha jibu lake",
        Label::ExploreBack => "Rudi nilipokuwa",
        Label::ExploreHint => "Namba ndogo: vitahiniwa vitakavyobaki. Mraba: mkwamo. Almasi: jibu.",
        Label::ExploreRestart => "Anza upya",
        Label::ExploreYou => "Wewe",
        Label::ExploreMachine => "Mashine",
        Label::ExploreWho => "Nani",
        Label::ExploreDeadEnds => "Mikwamo",
        Label::ExploreTreeKeys => {
            "Mti unaoufungua. Vishale vinapita ndani yake; msaada unaorodhesha vitufe vyote."
        }
        Label::Tree => "Mti wa utafutaji",
        Label::TreeDrawing => "Mti",
        Label::TreePath => "Njia",
        Label::TreeList => "Orodha",
        Label::TreeKeys => {
            "Mti wa utafutaji. Sogea juu yake kwa vitufe vya mishale; vitufe vyote vimeorodheshwa \
             kwenye msaada."
        }
        Label::PathOrder => "Tarakimu zilizo kwenye ubao kwa mpangilio wa kuwekwa",
        Label::Zoom => "Ukuzaji",
        Label::ZoomIn => "Kuza",
        Label::ZoomOut => "Punguza",
        Label::ZoomFit => "Tosheza",
        Label::Map => "Ramani ya utafutaji",
        Label::MapKeys => {
            "Ramani ya utafutaji. Mishale hutembea kutoka pau hadi pau, Enter huenda hapo; msaada unaorodhesha vitufe vyote."
        }
        Label::MapCentre => "Onyesha hatua ya sasa",
        Label::MapTall => "Refusha ramani",
        Label::MapLow => "Fupisha ramani",
        Label::TreeTable => "Jedwali",
        Label::Constraints => "Masharti",
        Label::Variable => "Kigeu",
        Label::Domain => "Tarakimu zinazowezekana",
        Label::ConstraintName => "Sharti",
        Label::ConstraintSays => "Hudai",
        Label::ConstraintCells => "Seli",
        Label::ConstraintOpen => "Tupu",
        Label::ConstraintTaken => "Zilizoondolewa",
        Label::CopyModel => "Nakili kama jedwali",
        Label::TableNodes => "Nodi",
        Label::TableSolutions => "Majibu",
        Label::TableDeepest => "Ngazi ya chini kabisa",
        Label::TableFate => "Hali",
        Label::TableUnknown => "bado haijulikani",
        Label::SpaceKey => "Kitufe cha nafasi",
        Label::MapLegend => {
            "Ramani inaonyesha utafutaji wote: hatua kwa mlalo, ngazi kwa wima. Kila pau ni \
             tarakimu iliyowekwa pamoja na yote yaliyoifuata; zenye mistari ya mshazari \
             hazikuleta jibu, zisizo nayo zenye mstari chini zina jibu, na jibu lenyewe ni \
             almasi. Kando yake ni idadi ya nodi za kila ngazi, mikwamo kwa rangi nyekundu. \
             Bonyeza au buruta ili kupita kwenye utafutaji, zungusha gurudumu ili kukuza, buruta \
             ukishikilia Shift ili kusogeza ramani."
        }
        Label::Export => "Hamisha…",
        Label::ExportTitle => "Hamisha kwenye faili",
        Label::ExportWhat => "Nini",
        Label::ExportAs => "Aina ya faili",
        Label::ExportHowMuch => "Kiasi gani",
        Label::ExportStart => "Andika faili",
        Label::ExportCancelled => "Imeghairiwa. Hakuna faili lililohifadhiwa.",
        Label::ExportFailed => "Faili halikuweza kuandikwa.",
        Label::AboutRun => "Kuhusu utafutaji huu",
        Label::AboutRunIntro => {
            "Haya yote yamepimwa au kuhesabiwa hapa, kwenye kifaa hiki, tangu ukurasa ulipofunguliwa."
        }
        Label::Legend => "Maumbo yana maana gani?",
        Label::LegendCircle => "tarakimu imewekwa",
        Label::LegendDiamond => "jibu: ubao umejaa",
        Label::LegendSquare => "mkwamo: seli inayofuata haina tarakimu iliyobaki",
        Label::LegendFailed => "tawi lililokunjwa lisilo na jibu",
        Label::LegendHolds => "tawi lililokunjwa lenye majibu",
        Label::LegendOpen => "utafutaji haujafika hapa",
        Label::LegendFigures => {
            "Kando ya tawi lililokunjwa ziko hesabu za nodi zake na majibu yake, kwa mfano 1,234 · 1; alama ≥ huonyesha kuwa utafutaji bado uko ndani yake. Mstari mnene ni njia ya hatua inayoonyeshwa, na pete ni mahali utafutaji ulipo."
        }
        Label::TreeLegend => {
            "Katika mti, duara ni tarakimu iliyowekwa, almasi ni jibu, mraba ni mkwamo, na pembetatu ni \
             tawi lililokunjwa au lililojaribiwa na kuondolewa. Sehemu ambazo utafutaji haujafika \
             zimechorwa kwa mistari ya vipande."
        }
    }
}

const fn view(view: View) -> &'static str {
    match view {
        View::Play => "Cheza",
        View::Watch => "Tazama",
        View::Compare => "Linganisha",
        View::Batch => "Kundi",
    }
}

const fn side(side: SidePanel) -> &'static str {
    match side {
        SidePanel::Puzzle => "Fumbo",
        SidePanel::New => "Jipya",
        SidePanel::Rules => "Sheria",
        SidePanel::Solutions => "Majibu",
    }
}

const fn on_board(on_board: OnBoard) -> &'static str {
    match on_board {
        OnBoard::Own => "Yangu",
        OnBoard::Solution => "Jibu",
        OnBoard::Candidates => "Tarakimu zinazowezekana",
    }
}

const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "Mandhari: kama ya mfumo",
        Theme::Light => "Mandhari: meupe",
        Theme::Dark => "Mandhari: meusi",
    }
}

const fn pen(pen: InputMode) -> &'static str {
    match pen {
        InputMode::Clue => "Kidokezo",
        InputMode::Answer => "Tarakimu",
        InputMode::Corner => "Pembe",
        InputMode::Centre => "Kati",
    }
}

const fn digit_state(state: DigitState) -> &'static str {
    match state {
        DigitState::Untested => "bado haijajaribiwa",
        DigitState::Blocked => "imezuiwa",
        DigitState::TakenBack => "imejaribiwa na kuondolewa",
        DigitState::Current => "inajaribiwa",
    }
}

const fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Placements => "Uwekaji",
        Counter::Undos => "Uondoaji",
        Counter::Tests => "Majaribio",
        Counter::Nodes => "Nodi",
        Counter::Solutions => "Majibu",
        Counter::Depth => "Kina",
    }
}

const fn counter_meaning(counter: Counter) -> &'static str {
    match counter {
        Counter::Placements => {
            "Mara ambazo tarakimu imeandikwa katika seli, pamoja na zile zilizoondolewa baadaye. Makala \
             asilia huita hesabu hii idadi ya ubadilishaji."
        }
        Counter::Undos => "Mara ambazo tarakimu imeondolewa.",
        Counter::Tests => "Mara ambazo tarakimu imejaribiwa kwa seli, iwe inafaa au haifai.",
        Counter::Nodes => {
            "Mara ambazo utaratibu unaojiita wenyewe umeitwa, pamoja na mara ya kwanza: uwekaji + 1."
        }
        Counter::Solutions => "Mara ambazo ubao umejaa hadi sasa.",
        Counter::Depth => "Tarakimu za utafutaji zilizo kwenye ubao sasa.",
    }
}

const fn sample(sample: Sample) -> &'static str {
    match sample {
        Sample::Article => "Makala ya KuMir na 1C",
        Sample::Nuru => "Mfano wa Nuru",
        Sample::Tutorial => "Somo la masharti",
        Sample::Paper => "4×4 ya makala ya kutunga",
        Sample::AntiBacktracking => "Dhidi ya kurudi nyuma",
        Sample::AiEscargot => "AI Escargot",
        Sample::Inkala2012 => "Inkala 2012",
        Sample::GoldenNugget => "Golden Nugget",
        Sample::EasterMonster => "Easter Monster",
        Sample::FataMorgana => "Fata Morgana",
        Sample::TwoSolutions => "Majibu mawili",
        Sample::FourSolutions => "Majibu manne",
        Sample::NoSolution => "Bila jibu",
        Sample::NorvigImpossible => "Lisilotatulika la Norvig",
    }
}

const fn key_group(group: KeyGroup) -> &'static str {
    match group {
        KeyGroup::Board => "Ubao",
        KeyGroup::Playback => "Kutazama",
        KeyGroup::ByHand => "Kuchagua kwa mkono",
        KeyGroup::Tree => "Mti",
        KeyGroup::Map => "Ramani",
    }
}

const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Move => "nenda kwenye seli nyingine",
        Deed::Extend => "chagua seli zaidi",
        Deed::Enter => "weka tarakimu",
        Deed::Erase => "futa kwenye seli",
        Deed::CornerMark => "alama ya pembe",
        Deed::CentreMark => "alama ya kati",
        Deed::ChoosePen => "tarakimu, alama za pembe, alama za kati",
        Deed::UndoRedo => "tendua, rudia",
        Deed::Paste => "bandika fumbo",
        Deed::PlayPause => "endesha au sitisha",
        Deed::Step => "hatua nyuma, hatua mbele",
        Deed::Ends => "nenda mwanzo, nenda mwisho",
        Deed::Speed => "polepole zaidi, haraka zaidi",
        Deed::Restart => "endesha tangu mwanzo",
        Deed::Next => "jibu linalofuata, mkwamo unaofuata; kwa Shift, uliotangulia",
        Deed::Stop => "simamisha",
        Deed::ParentChild => "mzazi, mtoto wa kwanza",
        Deed::Siblings => "ndugu aliyetangulia, anayefuata",
        Deed::Root => "mzizi",
        Deed::Fold => "kunja au kunjua tawi",
        Deed::UnfoldMore => "kunjua tawi zaidi",
        Deed::FoldFailed => "kunja matawi yaliyokwama",
        Deed::Unfold => "kunjua yote, au kiasi kinachosomeka",
        Deed::Labels => "onyesha au ficha tarakimu",
        Deed::CentreFit => "nodi ya sasa katikati, mti mzima",
        Deed::BarLevels => "pau ya juu, pau ya kwanza ya chini",
        Deed::BarSiblings => "pau iliyotangulia, inayofuata",
        Deed::BarEntered => "nenda kwenye pau",
        Deed::MapZoom => "punguza, kuza",
        Deed::MapPan => "sogeza ramani",
        Deed::Choose => "chagua tarakimu",
        Deed::TakeCell => "chagua seli",
        Deed::TakeBack => "rudisha uchaguzi wa mwisho",
        Deed::Follow => "weka za lazima",
        Deed::OpenSolution => "onyesha jibu lililopatikana na mashine, kisha rudi",
        Deed::LeaveHand => "simamisha mashine; la sivyo rudi kwenye utafutaji",
        Deed::FinishBranch => "iachie mashine tawi",
        Deed::MapWholeCentre => "utafutaji wote, hatua ya sasa",
    }
}

const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::NotReached => "haijafikiwa bado",
        Fate::Open => "bado iko wazi",
        Fate::Closed => "imefungwa",
        Fate::NotTold => "bado haijulikani",
    }
}

const fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Any => "vyovyote litakavyokuwa",
        Difficulty::Level(Level::Singles) => "tarakimu pekee zinatosha",
        Difficulty::Level(Level::Pairs) => "jozi na mistari",
        Difficulty::Level(Level::Beyond) => "gumu zaidi ya hapo",
        Difficulty::Cheap => "uwekaji mchache kwa utafutaji",
        Difficulty::Dear => "uwekaji mwingi kwa utafutaji",
    }
}

const fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "hakuna",
        Symmetry::Rotation => "nusu mzunguko",
        Symmetry::Mirror => "kushoto na kulia sawa",
        Symmetry::Diagonal => "kwa ulalo",
        Symmetry::Full => "pande zote",
    }
}

const fn manner(manner: StrategyPreset) -> &'static str {
    match manner {
        StrategyPreset::Sources => "kama kwenye vyanzo",
        StrategyPreset::Forward => "kwa tarakimu zinazowezekana",
        StrategyPreset::Fewest => "seli yenye chache kwanza",
        StrategyPreset::Singles => "zisizo na budi kwanza",
        StrategyPreset::Domain => "kundi zima kwa pamoja",
        StrategyPreset::ExactCover => "ufunikaji kamili",
    }
}

const fn variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Diagonal(Diagonal::Falling) => "Mshazari unaoshuka",
        Variant::Diagonal(Diagonal::Rising) => "Mshazari unaopanda",
        Variant::Windoku => "Madirisha",
        Variant::AntiKnight => "Sheria ya farasi",
        Variant::AntiKing => "Sheria ya mfalme",
    }
}
