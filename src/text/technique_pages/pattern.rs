//! What the example of a page shows, in words.

use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use grove_model::view::hint::{houses, pattern};
use grove_model::view::technique_example::TechniqueExample;
use sudoku_engine::board::{Cell, DigitSet, Rules};
use sudoku_engine::logic::{ChainLink, Fact, Step};

use crate::text::Text;
use crate::text::hints::concluded;
use crate::text::phrase::Fill;

impl Text {
    /// Describes as much of an example as its stage shows. Where to look, and what follows, are the words
    /// of a hint.
    pub fn example(
        self,
        page: TechniquePage,
        example: &TechniqueExample,
        stage: HintStage,
    ) -> String {
        match stage {
            HintStage::Area | HintStage::Step => {
                let rules = Rules::classic(example.digits.shape());
                self.hint_step(&example.hint, stage, &rules)
            }
            HintStage::Technique => self.example_pattern(page, example),
        }
    }

    /// Describes the pattern of an example.
    fn example_pattern(self, page: TechniquePage, example: &TechniqueExample) -> String {
        let step = &example.hint.step;
        let shape = example.digits.shape();
        let named = |cells: &[Cell]| self.short_cells(cells, shape);
        let (all_rules, rules) = (Rules::classic(shape), houses(step));
        let pivot_and_wings = cells_of_facts(step);
        let (pivot, wings) = pivot_and_wings.split_at(pivot_and_wings.len().min(1));
        let mut fills: Vec<(&str, &dyn Fill)> = Vec::new();
        let texts = [
            ("cells", named(&pattern(step).iter().collect::<Vec<_>>())),
            ("digits", self.listed(digits(step))),
            ("houses", self.rules_listed(&rules, &all_rules)),
            ("covers", self.rules_listed(&step.proof.covers, &all_rules)),
            ("pivot", named(pivot)),
            ("wings", named(wings)),
            ("near", named(&near_ends(&step.proof.links))),
        ];
        fills.extend(texts.iter().map(|(name, text)| (*name, text as &dyn Fill)));
        let digit = concluded(step).map(|it| it.digit);
        fills.extend(digit.as_ref().map(|digit| ("digit", digit as &dyn Fill)));
        fills.extend(rules.first().map(|rule| ("house", rule as &dyn Fill)));
        fills.extend(step.proof.covers.first().map(|cover| ("cover", cover as &dyn Fill)));
        let ends = step.proof.links.first().zip(step.proof.links.last());
        let ends = ends.and_then(|(first, last)| first.from.first().zip(last.to.first()));
        let end_cells = ends.map(|(start, end)| [start, end].map(|it| named(&[it.cell])));
        if let (Some((start, end)), Some([start_cell, end_cell])) = (ends, &end_cells) {
            fills.push(("start", start_cell));
            fills.push(("first", &start.digit));
            fills.push(("end", end_cell));
            fills.push(("last", &end.digit));
        }
        self.say(self.pattern_phrase(page), &fills)
    }

    const fn pattern_phrase(self, page: TechniquePage) -> &'static str {
        self.one_of(match page {
            TechniquePage::NakedSingle => [
                "For {cells}, every digit except {digit} is already in the row, column or box.",
                "Для {cells} все цифры, кроме {digit}, уже есть в строке, столбце или блоке.",
                "Kwa {cells}, tarakimu zote isipokuwa {digit} tayari zimo katika safu mlalo, safu wima au \
                 kisanduku.",
            ],
            TechniquePage::HiddenSingle => [
                "The only place for {digit} {house:in} is {cells}.",
                "Единственное место для {digit} {house:in} — {cells}.",
                "Nafasi pekee ya {digit} {house:in} ni {cells}.",
            ],
            TechniquePage::LockedCandidates => [
                "{digit} has places {house:in} only in {cells}, and all of these are {cover:in}, too.",
                "Для {digit} есть места {house:in} только в клетках {cells}, и все они лежат {cover:in}.",
                "{digit} ina nafasi {house:in} katika {cells} tu, na zote ziko {cover:in} pia.",
            ],
            TechniquePage::NakedPair => [
                "Only {digits} are left in {cells}.",
                "В клетках {cells} остались только {digits}.",
                "Ni {digits} tu zilizobaki katika {cells}.",
            ],
            TechniquePage::HiddenPair => [
                "{digits} have places {house:in} only in {cells}.",
                "Для {digits} есть места {house:in} только в клетках {cells}.",
                "{digits} zina nafasi {house:in} katika {cells} tu.",
            ],
            TechniquePage::XWing => [
                "{digit} has two places each in {houses}, and all four are in two columns: {covers}.",
                "Для {digit} есть только по два места ({houses}), и все четыре лежат в двух столбцах \
                 ({covers}).",
                "{digit} ina nafasi mbili tu katika kila moja ya hizi: {houses}. Zote nne ziko katika \
                 safu wima mbili: {covers}.",
            ],
            TechniquePage::Swordfish => [
                "All places for {digit} in {houses} are in three columns: {covers}.",
                "Все места для {digit} в трёх строках ({houses}) лежат в трёх столбцах ({covers}).",
                "Nafasi zote za {digit} katika {houses} ziko katika safu wima tatu: {covers}.",
            ],
            TechniquePage::Skyscraper => [
                "{digit} has only two places each in {houses}. The cells {near} see each other, so at \
                 most one of them is {digit}.",
                "Для {digit} есть только по два места ({houses}). Клетки {near} видят друг друга, поэтому \
                 {digit} стоит не больше чем в одной из них.",
                "{digit} ina nafasi mbili tu katika kila moja ya hizi: {houses}. Seli {near} zinaonana, \
                 kwa hiyo si zaidi ya moja yao ni {digit}.",
            ],
            TechniquePage::SimpleColors => [
                "Either every {digit} in a filled circle is true, or every {digit} in a square.",
                "Верны либо все {digit} в закрашенных кругах, либо все {digit} в квадратах.",
                "Ama kila {digit} iliyo katika duara lililojazwa ni kweli, ama kila {digit} iliyo katika \
                 mraba.",
            ],
            TechniquePage::XyWing => [
                "The pivot is {pivot}, and the wings are {wings}. Both wings have {digit}.",
                "Ось — {pivot}, крылья — {wings}. У обоих крыльев есть {digit}.",
                "Egemeo ni {pivot}, na mabawa ni {wings}. Mabawa yote mawili yana {digit}.",
            ],
            TechniquePage::UniqueRectangle => [
                "Three of the corners {cells} have only {digits}. The fourth has other candidates, too.",
                "В трёх из углов ({cells}) остались только {digits}. В четвёртом есть и другие кандидаты.",
                "Pembe tatu kati ya hizi ({cells}) zina {digits} tu. Ya nne ina tarakimu nyingine pia.",
            ],
            TechniquePage::Chain => [
                "Solid line: if one end is false, the other is true. Dashed line: if one end is true, the \
                 other is false. So if {start} is not {first}, {end} is {last}.",
                "Сплошная линия: если один конец неверен, верен другой. Штриховая: если один конец верен, \
                 другой неверен. Поэтому если в {start} не {first}, то в {end} стоит {last}.",
                "Mstari kamili: ncha moja isipokuwa kweli, nyingine ni kweli. Mstari wa vipande: ncha moja \
                 ikiwa kweli, nyingine si kweli. Kwa hiyo ikiwa {start} si {first}, {end} ni {last}.",
            ],
        })
    }
}

/// Returns the cells that a step is about, in the order of the argument.
fn cells_of_facts(step: &Step) -> Vec<Cell> {
    let cell = |fact: &Fact| match *fact {
        Fact::Cell(cell) => Some(cell),
        Fact::House(..)
        | Fact::Rectangle { .. }
        | Fact::Grave(_)
        | Fact::Cage(_)
        | Fact::Thermometer(_) => None,
    };
    step.proof.facts.iter().filter_map(cell).collect()
}

/// Returns the digits of the sets or of the rectangle of a step.
fn digits(step: &Step) -> DigitSet {
    let of_fact = |fact: &Fact| match *fact {
        Fact::Rectangle { digits, .. } => Some(digits),
        Fact::Cell(_) | Fact::House(..) | Fact::Grave(_) | Fact::Cage(_) | Fact::Thermometer(_) => {
            None
        }
    };
    let of_sets = step.proof.sets.iter().map(|set| set.digits);
    let all = of_sets.chain(step.proof.facts.iter().filter_map(of_fact));
    all.fold(DigitSet::EMPTY, DigitSet::union)
}

/// Returns the cells of the first weak link, which see each other.
fn near_ends(links: &[ChainLink]) -> Vec<Cell> {
    let near = links.get(1).map(|link| [&link.from, &link.to]);
    near.into_iter().flatten().flatten().map(|it| it.cell).collect()
}
