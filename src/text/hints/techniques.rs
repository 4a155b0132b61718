//! The names of techniques.

use sudoku_engine::logic::{FishForm, FishKind, FishSize, Technique};

use crate::text::Text;

impl Text {
    pub fn technique(self, technique: Technique) -> String {
        let name = match technique {
            Technique::Fish(form) => return self.fish(form),
            Technique::FullHouse => {
                ["Full house", "Последняя клетка", "Seli ya mwisho (full house)"]
            }
            Technique::NakedSingle => {
                ["Naked single", "Открытая одиночка", "Tarakimu ya lazima (naked single)"]
            }
            Technique::HiddenSingle => {
                ["Hidden single", "Скрытая одиночка", "Tarakimu ya lazima (hidden single)"]
            }
            Technique::CageTotal => ["Total of a cage", "Сумма области", "Jumla ya kizimba"],
            Technique::ThermometerOrder => {
                ["Order of a thermometer", "Порядок на термометре", "Mpangilio wa kipimajoto"]
            }
            Technique::Pointing => [
                "Locked candidates (pointing)",
                "Запертые кандидаты (в блоке)",
                "Tarakimu zilizofungwa (pointing)",
            ],
            Technique::Claiming => [
                "Locked candidates (claiming)",
                "Запертые кандидаты (в линии)",
                "Tarakimu zilizofungwa (claiming)",
            ],
            Technique::LockedPair => {
                ["Locked pair", "Запертая пара", "Jozi iliyofungwa (locked pair)"]
            }
            Technique::LockedTriple => {
                ["Locked triple", "Запертая тройка", "Utatu uliofungwa (locked triple)"]
            }
            Technique::NakedPair => ["Naked pair", "Открытая пара", "Jozi ya wazi (naked pair)"],
            Technique::NakedTriple => {
                ["Naked triple", "Открытая тройка", "Utatu wa wazi (naked triple)"]
            }
            Technique::NakedQuadruple => {
                ["Naked quadruple", "Открытая четвёрка", "Unne wa wazi (naked quadruple)"]
            }
            Technique::HiddenPair => {
                ["Hidden pair", "Скрытая пара", "Jozi iliyofichika (hidden pair)"]
            }
            Technique::HiddenTriple => {
                ["Hidden triple", "Скрытая тройка", "Utatu uliofichika (hidden triple)"]
            }
            Technique::HiddenQuadruple => {
                ["Hidden quadruple", "Скрытая четвёрка", "Unne uliofichika (hidden quadruple)"]
            }
            Technique::Skyscraper => ["Skyscraper", "Небоскрёб", "Ghorofa (skyscraper)"],
            Technique::TwoStringKite => {
                ["Two-string kite", "Воздушный змей", "Tiara (two-string kite)"]
            }
            Technique::DualTwoStringKite => [
                "Dual two-string kite",
                "Двойной воздушный змей",
                "Tiara mbili (dual two-string kite)",
            ],
            Technique::TurbotFish => ["Turbot fish", "Рыба-турбо", "Samaki turbot (turbot fish)"],
            Technique::EmptyRectangle => {
                ["Empty rectangle", "Пустой прямоугольник", "Mstatili mtupu (empty rectangle)"]
            }
            Technique::DualEmptyRectangle => [
                "Dual empty rectangle",
                "Двойной пустой прямоугольник",
                "Mistatili mitupu miwili (dual empty rectangle)",
            ],
            Technique::SimpleColorsTrap => [
                "Simple colours: a cell sees both",
                "Раскраска: клетка видит оба цвета",
                "Rangi mbili (simple colours, trap)",
            ],
            Technique::SimpleColorsWrap => [
                "Simple colours: a colour contradicts itself",
                "Раскраска: цвет противоречит себе",
                "Rangi mbili (simple colours, wrap)",
            ],
            Technique::MultiColors1 => {
                ["Multi-colours 1", "Две раскраски 1", "Rangi nyingi 1 (multi-colours)"]
            }
            Technique::MultiColors2 => {
                ["Multi-colours 2", "Две раскраски 2", "Rangi nyingi 2 (multi-colours)"]
            }
            Technique::UniquenessTest1 => return self.unique_rectangle(1),
            Technique::UniquenessTest2 => return self.unique_rectangle(2),
            Technique::UniquenessTest3 => return self.unique_rectangle(3),
            Technique::UniquenessTest4 => return self.unique_rectangle(4),
            Technique::UniquenessTest5 => return self.unique_rectangle(5),
            Technique::UniquenessTest6 => return self.unique_rectangle(6),
            Technique::HiddenRectangle => [
                "Hidden rectangle",
                "Скрытый прямоугольник",
                "Mstatili uliofichika (hidden rectangle)",
            ],
            Technique::AvoidableRectangle1 => [
                "Avoidable rectangle 1",
                "Запретный прямоугольник 1",
                "Mstatili wa kuepukwa 1 (avoidable rectangle)",
            ],
            Technique::AvoidableRectangle2 => [
                "Avoidable rectangle 2",
                "Запретный прямоугольник 2",
                "Mstatili wa kuepukwa 2 (avoidable rectangle)",
            ],
            Technique::BivalueUniversalGrave => [
                "Bivalue universal grave + 1",
                "Всюду по два кандидата, кроме одной клетки (BUG + 1)",
                "Bivalue universal grave + 1",
            ],
            Technique::XChain => ["X-chain", "X-цепь", "Mnyororo wa X (X-chain)"],
            Technique::XyChain => ["XY-chain", "XY-цепь", "Mnyororo wa XY (XY-chain)"],
            Technique::RemotePair => {
                ["Remote pair", "Удалённая пара", "Jozi za mbali (remote pair)"]
            }
            Technique::ContinuousNiceLoop => [
                "Continuous nice loop",
                "Замкнутая цепь без разрыва",
                "Kitanzi kisichokatika (continuous nice loop)",
            ],
            Technique::DiscontinuousNiceLoop => [
                "Discontinuous nice loop",
                "Замкнутая цепь с разрывом",
                "Kitanzi chenye mkato (discontinuous nice loop)",
            ],
            Technique::AlternatingChain => [
                "Alternating inference chain",
                "Чередующаяся цепь",
                "Mnyororo wa kupokezana (alternating inference chain)",
            ],
            Technique::GroupedContinuousNiceLoop => [
                "Grouped continuous nice loop",
                "Замкнутая цепь без разрыва, с группами",
                "Kitanzi kisichokatika chenye makundi (grouped continuous nice loop)",
            ],
            Technique::GroupedDiscontinuousNiceLoop => [
                "Grouped discontinuous nice loop",
                "Замкнутая цепь с разрывом, с группами",
                "Kitanzi chenye mkato na makundi (grouped discontinuous nice loop)",
            ],
            Technique::GroupedAlternatingChain => [
                "Grouped alternating inference chain",
                "Чередующаяся цепь с группами",
                "Mnyororo wa kupokezana wenye makundi (grouped alternating inference chain)",
            ],
            Technique::XyWing => ["XY-wing", "XY-крыло", "Bawa la XY (XY-wing)"],
            Technique::XyzWing => ["XYZ-wing", "XYZ-крыло", "Bawa la XYZ (XYZ-wing)"],
            Technique::WWing => ["W-wing", "W-крыло", "Bawa la W (W-wing)"],
            Technique::AlsXz => [
                "Two almost locked sets",
                "Два почти запертых набора",
                "Makundi mawili karibu yafungwe (ALS-XZ)",
            ],
            Technique::AlsXyWing => [
                "Three almost locked sets",
                "Три почти запертых набора",
                "Makundi matatu karibu yafungwe (ALS-XY-wing)",
            ],
            Technique::AlsXyChain => [
                "Chain of almost locked sets",
                "Цепь почти запертых наборов",
                "Mnyororo wa makundi karibu yafungwe (ALS chain)",
            ],
            Technique::DeathBlossom => {
                ["Death blossom", "Цветок смерти", "Ua la kifo (death blossom)"]
            }
            Technique::SueDeCoq => ["Sue de Coq", "Сью де Кок", "Sue de Coq"],
            Technique::TemplateSet => [
                "Templates: a cell in all of them",
                "Шаблоны: клетка есть во всех",
                "Violezo: seli iliyo katika vyote (templates)",
            ],
            Technique::TemplateDelete => [
                "Templates: a cell in none of them",
                "Шаблоны: клетки нет ни в одном",
                "Violezo: seli isiyo katika chochote (templates)",
            ],
            Technique::ForcingChain => {
                ["Forcing chain", "Вынуждающая цепь", "Mnyororo wa kulazimisha (forcing chain)"]
            }
            Technique::ForcingNet => {
                ["Forcing net", "Вынуждающая сеть", "Wavu wa kulazimisha (forcing net)"]
            }
        };
        self.one_of(name).to_owned()
    }

    fn unique_rectangle(self, kind: u32) -> String {
        let phrase = self.one_of([
            "Unique rectangle {kind}",
            "Уникальный прямоугольник {kind}",
            "Mstatili wa kipekee {kind} (unique rectangle)",
        ]);
        self.say(phrase, &[("kind", &kind)])
    }

    fn fish(self, form: FishForm) -> String {
        let size = self.one_of(match form.size {
            FishSize::XWing => ["X-wing", "X-крыло", "X-wing"],
            FishSize::Swordfish => ["Swordfish", "Рыба-меч", "Swordfish"],
            FishSize::Jellyfish => ["Jellyfish", "Медуза", "Jellyfish"],
            FishSize::Squirmbag => ["Squirmbag", "Рыба из пяти линий", "Squirmbag"],
            FishSize::Whale => ["Whale", "Рыба из шести линий", "Whale"],
            FishSize::Leviathan => ["Leviathan", "Рыба из семи линий", "Leviathan"],
        });
        let kind = self.one_of(match form.kind {
            FishKind::Basic => return size.to_owned(),
            FishKind::Finned => ["with fins", "с плавниками", "yenye mapezi (finned)"],
            FishKind::Sashimi => {
                ["with fins (sashimi)", "с плавниками (сашими)", "yenye mapezi (sashimi)"]
            }
            FishKind::Franken => {
                ["with boxes (Franken)", "с блоками (Франкен)", "yenye visanduku (Franken)"]
            }
            FishKind::FinnedFranken => [
                "with boxes and fins (Franken)",
                "с блоками и плавниками (Франкен)",
                "yenye visanduku na mapezi (Franken)",
            ],
            FishKind::Mutant => {
                ["of any houses (mutant)", "из любых групп (мутант)", "ya makundi yoyote (mutant)"]
            }
            FishKind::FinnedMutant => [
                "of any houses, with fins (mutant)",
                "из любых групп, с плавниками (мутант)",
                "ya makundi yoyote, yenye mapezi (mutant)",
            ],
        });
        format!("{size} {kind}")
    }
}
