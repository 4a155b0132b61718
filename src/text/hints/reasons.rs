//! Why a step is valid, from the parts of its proof.

use grove_model::solve::hint::HintStep;
use grove_model::view::hint::{houses, pattern};
use sudoku_engine::board::{Cell, DigitSet, Rule, Rules, Shape};
use sudoku_engine::logic::{Candidate, CandidateRole, Fact, FishForm, Step, Technique};

use crate::text::Text;
use crate::text::named_rule::NamedRule;
use crate::text::phrase::Fill;

impl Text {
    /// Describes why a step is valid, as a clause that follows its conclusion.
    pub fn reason(self, hint: &HintStep, rules: &Rules) -> String {
        let (step, shape) = (&hint.step, rules.shape());
        match step.technique {
            Technique::FullHouse => self.of_house(step, rules, [
                "it is the last empty cell {rule:in}.",
                "это последняя пустая клетка {rule:in}.",
                "ni seli tupu ya mwisho {rule:in}.",
            ]),
            Technique::HiddenSingle => self.of_house(step, rules, [
                "{digit} has no other place {rule:in}.",
                "другого места для {digit} {rule:in} нет.",
                "{digit} haina mahali pengine {rule:in}.",
            ]),
            Technique::NakedSingle => self
                .one_of([
                    "no other digit is left for this cell.",
                    "других цифр для этой клетки не осталось.",
                    "hakuna tarakimu nyingine iliyobaki kwa seli hii.",
                ])
                .to_owned(),
            Technique::CageTotal => self.of_house(step, rules, [
                "otherwise {rule} could not reach its total.",
                "иначе {rule} не наберёт свою сумму.",
                "vinginevyo {rule} hakingefikia jumla yake.",
            ]),
            Technique::ThermometerOrder => self.of_house(step, rules, [
                "otherwise the digits {rule:in} could not increase.",
                "иначе цифры {rule:in} не смогут возрастать.",
                "vinginevyo tarakimu {rule:in} hazingeweza kuongezeka.",
            ]),
            Technique::Pointing | Technique::Claiming => self.of_house(step, rules, [
                "{rule:in}, every place for {digit} is also {cover:in}, so {digit} is in one of them.",
                "{rule:in} все места для {digit} лежат {cover:in}, и одно из них займёт {digit}.",
                "{rule:in}, nafasi zote za {digit} ziko pia {cover:in}, kwa hiyo {digit} imo katika mojawapo.",
            ]),
            Technique::LockedPair
            | Technique::LockedTriple
            | Technique::NakedPair
            | Technique::NakedTriple
            | Technique::NakedQuadruple => self.of_set(step, rules, [
                "{cells} together have only {digits} left, so these digits are used up there.",
                "на клетки {cells} остались только {digits}, и они займут именно эти клетки.",
                "{cells} kwa pamoja zimebaki na {digits} tu, kwa hiyo tarakimu hizi zitatumika humo.",
            ]),
            Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuadruple => self
                .of_set(step, rules, [
                    "{rule:in}, {digits} have places only in {cells}, so nothing else fits there.",
                    "{rule:in} для {digits} есть места только в клетках {cells}, и другим цифрам там места нет.",
                    "{rule:in}, {digits} zina nafasi katika {cells} tu, kwa hiyo tarakimu nyingine hazifai humo.",
                ]),
            Technique::Fish(form) => self.of_fish(step, form, rules),
            Technique::Skyscraper
            | Technique::TwoStringKite
            | Technique::TurbotFish
            | Technique::EmptyRectangle
            | Technique::XChain
            | Technique::XyChain
            | Technique::WWing
            | Technique::DiscontinuousNiceLoop
            | Technique::AlternatingChain
            | Technique::GroupedDiscontinuousNiceLoop
            | Technique::GroupedAlternatingChain => self.of_chain(step, shape),
            Technique::DualTwoStringKite | Technique::DualEmptyRectangle => self
                .one_of([
                    "each of the two chains has a true end, and this cell sees both ends of one of them.",
                    "у каждой из двух цепей верен один из концов, а эта клетка видит оба конца одной из них.",
                    "kila mmoja wa minyororo miwili una ncha moja iliyo kweli, na seli hii inaona ncha zote mbili za mmoja wao.",
                ])
                .to_owned(),
            Technique::SimpleColorsTrap => self.of_house(step, rules, [
                "either every {digit} of one colour is true or every one of the other, and this cell sees both colours.",
                "верны либо все {digit} одного цвета, либо все другого, а эта клетка видит оба цвета.",
                "ama kila {digit} ya rangi moja ni kweli, ama kila moja ya rangi nyingine, na seli hii inaona rangi zote mbili.",
            ]),
            Technique::SimpleColorsWrap => self.of_house(step, rules, [
                "either every {digit} of one colour is true or every one of the other, and two of this colour see each other.",
                "верны либо все {digit} одного цвета, либо все другого, а две из этого цвета видят друг друга.",
                "ama kila {digit} ya rangi moja ni kweli, ama kila moja ya rangi nyingine, na mbili za rangi hii zinaonana.",
            ]),
            Technique::MultiColors1 => self
                .one_of([
                    "a colour of one chain sees a colour of the other, so at least one of the two other colours is true, and this cell sees both.",
                    "цвет одной цепи видит цвет другой, поэтому верен хотя бы один из двух остальных цветов, а эта клетка видит оба.",
                    "rangi ya mnyororo mmoja inaona rangi ya mwingine, kwa hiyo angalau moja ya rangi mbili zilizobaki ni kweli, na seli hii inaziona zote mbili.",
                ])
                .to_owned(),
            Technique::MultiColors2 => self
                .one_of([
                    "this colour sees both colours of the other chain, and one of those is true.",
                    "этот цвет видит оба цвета другой цепи, а один из них верен.",
                    "rangi hii inaona rangi zote mbili za mnyororo mwingine, na moja kati ya hizo ni kweli.",
                ])
                .to_owned(),
            Technique::UniquenessTest1
            | Technique::UniquenessTest2
            | Technique::UniquenessTest3
            | Technique::UniquenessTest4
            | Technique::UniquenessTest5
            | Technique::UniquenessTest6
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle1
            | Technique::AvoidableRectangle2 => self.of_rectangle(step, shape),
            Technique::BivalueUniversalGrave => self
                .one_of([
                    "otherwise every empty cell would have two candidates, and the puzzle two solutions.",
                    "иначе в каждой пустой клетке осталось бы по два кандидата, а у задачи было бы два решения.",
                    "vinginevyo kila seli tupu ingebaki na tarakimu mbili, na fumbo lingekuwa na masuluhisho mawili.",
                ])
                .to_owned(),
            Technique::RemotePair => self
                .one_of([
                    "the two digits alternate along these cells, so cells at an odd distance are different: one of the two sees each digit.",
                    "эти две цифры чередуются вдоль клеток, поэтому на нечётном расстоянии они разные, и отсюда видны обе.",
                    "tarakimu hizi mbili hupokezana katika seli hizi, kwa hiyo seli zilizo umbali witiri ni tofauti, na zote mbili zinaonekana kutoka hapa.",
                ])
                .to_owned(),
            Technique::ContinuousNiceLoop | Technique::GroupedContinuousNiceLoop => self
                .one_of([
                    "the chain closes, so one of every two linked candidates is true, and what sees both is not.",
                    "цепь замкнута: из двух связанных кандидатов один верен, а всё, что видит обоих, неверно.",
                    "mnyororo umefungwa, kwa hiyo moja kati ya kila tarakimu mbili zilizounganishwa ni kweli, na kinachoziona zote mbili si kweli.",
                ])
                .to_owned(),
            Technique::XyWing | Technique::XyzWing => self.of_set(step, rules, [
                "whichever digits go into {cells}, one of them is this digit, and all that can be see this cell.",
                "как ни заполнить {cells}, в одной из них будет эта цифра, и отсюда она видна.",
                "vyovyote {cells} zitakavyojazwa, moja yao itakuwa na tarakimu hii, na seli hii inaiona.",
            ]),
            Technique::AlsXz | Technique::AlsXyWing | Technique::AlsXyChain => self.of_set(step, rules, [
                "each marked set has one digit more than cells. They share a digit that only one of them can have, so one of the two ends keeps this digit, and sees this cell.",
                "в каждом выделенном наборе цифр на одну больше, чем клеток. Общую цифру может взять только один из них, поэтому эта цифра останется в одном из крайних наборов и видна отсюда.",
                "kila kundi lililoangaziwa lina tarakimu moja zaidi ya seli. Yana tarakimu ya pamoja ambayo kundi moja tu linaweza kuichukua, kwa hiyo moja la makundi ya mwisho litabaki na tarakimu hii, nalo linaona seli hii.",
            ]),
            Technique::DeathBlossom => self
                .one_of([
                    "whichever digit the first marked cell takes, a set loses it and keeps this digit, and sees this cell.",
                    "какую бы цифру ни взяла первая выделенная клетка, один из наборов её лишится и сохранит эту цифру, а она видна отсюда.",
                    "tarakimu yoyote ambayo seli ya kwanza itachukua, kundi moja litaipoteza na kubaki na tarakimu hii, nalo linaona seli hii.",
                ])
                .to_owned(),
            Technique::SueDeCoq => self.of_set(step, rules, [
                "{cells} have exactly as many digits as cells, each in one line or box only, so all of them are used up there.",
                "в клетках {cells} ровно столько цифр, сколько клеток, и все они займут именно их.",
                "{cells} zina tarakimu nyingi sawasawa na seli, kwa hiyo zote zitatumika humo.",
            ]),
            Technique::TemplateSet => self.of_house(step, rules, [
                "every way to place all {digit} on the board has one here.",
                "как ни расставить все {digit} на поле, одна из них стоит здесь.",
                "kila njia ya kuweka {digit} zote ubaoni ina moja hapa.",
            ]),
            Technique::TemplateDelete => self.of_house(step, rules, [
                "no way to place all {digit} on the board has one here.",
                "как ни расставить все {digit} на поле, здесь её нет.",
                "hakuna njia ya kuweka {digit} zote ubaoni yenye moja hapa.",
            ]),
            Technique::ForcingChain | Technique::ForcingNet => self
                .one_of([
                    "if it were true, the marked cells would be left without a digit, or a digit without a place.",
                    "если бы она стояла здесь, то для одной из выделенных клеток не нашлось бы цифры или для цифры — места.",
                    "kama ingekuwa hapa, seli moja iliyoangaziwa ingekosa tarakimu, au tarakimu ingekosa mahali.",
                ])
                .to_owned(),
        }
    }

    /// Fills `{rule}` with the first house of a step, `{cover}` with the house that it is locked in, and
    /// `{digit}` with the first digit that it is about.
    fn of_house(self, step: &Step, rules: &Rules, phrases: [&'static str; 3]) -> String {
        let mut fills: Vec<(&str, &dyn Fill)> = Vec::new();
        let named = |&rule: &Rule| NamedRule(rule, rules);
        let rule = houses(step).first().map(named);
        let cover = step.proof.covers.first().map(named);
        let digit = concluded(step).map(|it| it.digit);
        fills.extend(rule.as_ref().map(|rule| ("rule", rule as &dyn Fill)));
        fills.extend(cover.as_ref().map(|cover| ("cover", cover as &dyn Fill)));
        fills.extend(digit.as_ref().map(|digit| ("digit", digit as &dyn Fill)));
        self.say(self.one_of(phrases), &fills)
    }

    /// Fills `{cells}` and `{digits}` with those of the pattern, and `{rule}` with the first house.
    fn of_set(self, step: &Step, rules: &Rules, phrases: [&'static str; 3]) -> String {
        let shape = rules.shape();
        let cells: Vec<Cell> = pattern(step).iter().collect();
        let digits = step.proof.sets.iter().fold(DigitSet::EMPTY, |all, set| all.union(set.digits));
        let (cells, digits) = (self.short_cells(&cells, shape), self.listed(digits));
        let rule = houses(step).first().map(|&rule| NamedRule(rule, rules));
        let mut fills: Vec<(&str, &dyn Fill)> = vec![("cells", &cells), ("digits", &digits)];
        fills.extend(rule.as_ref().map(|rule| ("rule", rule as &dyn Fill)));
        self.say(self.one_of(phrases), &fills)
    }

    fn of_fish(self, step: &Step, form: FishForm, rules: &Rules) -> String {
        let Some(digit) = concluded(step).map(|it| it.digit) else { return String::new() };
        let bases: Vec<Rule> = step.proof.facts.iter().filter_map(house).collect();
        let is_fin =
            |role: CandidateRole| matches!(role, CandidateRole::Fin | CandidateRole::EndoFin);
        let fins = step.proof.roles.iter().filter(|&&(_, role)| is_fin(role));
        let fins: Vec<Cell> = fins.map(|(it, _)| it.cell).collect();
        let phrase = self.one_of(if form.kind.has_fins() {
            [
                "in {bases}, every place for {digit} is also in {covers}, except {fins}. Either {digit} is in {fins}, or {covers} have their {digit} in {bases}: both rule this out.",
                "{bases}: все места для {digit}, кроме {fins}, лежат в других группах: {covers}. Либо {digit} стоит в {fins}, либо {covers} получают свои {digit} из остальных мест; и то и другое это исключает.",
                "katika {bases}, nafasi zote za {digit} isipokuwa {fins} ziko pia katika {covers}. Ama {digit} iko {fins}, ama {covers} zinapata {digit} yao katika {bases}: kila moja linaondoa hili.",
            ]
        } else {
            [
                "in {bases}, every place for {digit} is also in {covers}, so these have their {digit} there.",
                "{bases}: все места для {digit} лежат в других группах: {covers}, и там они и займут {digit}.",
                "katika {bases}, nafasi zote za {digit} ziko pia katika {covers}, kwa hiyo hizo zinapata {digit} yao humo.",
            ]
        });
        let fills: [(&str, &dyn Fill); 4] = [
            ("bases", &self.rules_listed(&bases, rules)),
            ("covers", &self.rules_listed(&step.proof.covers, rules)),
            ("digit", &digit),
            ("fins", &self.short_cells(&fins, rules.shape())),
        ];
        self.say(phrase, &fills)
    }

    /// Describes a chain by its two ends, of which one is true.
    fn of_chain(self, step: &Step, shape: Shape) -> String {
        let links = &step.proof.links;
        let start = links.first().and_then(|link| link.from.first());
        let end = links.last().and_then(|link| link.to.first());
        let (Some(start), Some(end)) = (start, end) else { return String::new() };
        let phrase = self.one_of(if start == end {
            [
                "if {start} were not {digit}, the links would lead back to {start} being {digit}. So it is {digit}.",
                "если бы в {start} была не {digit}, связи привели бы к тому, что там {digit}. Значит, там {digit}.",
                "kama {start} isingekuwa {digit}, viungo vingerudisha kwamba {start} ni {digit}. Kwa hiyo ni {digit}.",
            ]
        } else {
            [
                "if {start} is not {digit}, the links lead to {end} being {last}. One of the two is true, and either rules this out.",
                "если в {start} не {digit}, то связи ведут к {last} в {end}. Одно из двух верно, и каждое это исключает.",
                "ikiwa {start} si {digit}, viungo vinaonyesha kwamba {end} ni {last}. Moja kati ya mawili ni kweli, na kila moja linaondoa hili.",
            ]
        });
        let fills: [(&str, &dyn Fill); 4] = [
            ("start", &self.short_cell(start.cell, shape)),
            ("digit", &start.digit),
            ("end", &self.short_cell(end.cell, shape)),
            ("last", &end.digit),
        ];
        self.say(phrase, &fills)
    }

    fn of_rectangle(self, step: &Step, shape: Shape) -> String {
        let rectangle = step.proof.facts.iter().find_map(|fact| match fact {
            Fact::Rectangle { cells, digits } => Some((cells, *digits)),
            Fact::Cell(_)
            | Fact::House(..)
            | Fact::Grave(_)
            | Fact::Cage(_)
            | Fact::Thermometer(_) => None,
        });
        let Some((cells, digits)) = rectangle else { return String::new() };
        let phrase = self.one_of([
            "otherwise {digits} could change places in {cells}, and the puzzle would have two solutions.",
            "иначе {digits} можно было бы поменять местами в {cells}, и у задачи было бы два решения.",
            "vinginevyo {digits} zingeweza kubadilishana nafasi katika {cells}, na fumbo lingekuwa na masuluhisho mawili.",
        ]);
        let fills: [(&str, &dyn Fill); 2] =
            [("digits", &self.listed(digits)), ("cells", &self.short_cells(cells, shape))];
        self.say(phrase, &fills)
    }
}

/// Returns the first candidate that a step places or rules out.
pub(in crate::text) fn concluded(step: &Step) -> Option<&Candidate> {
    step.placements.first().or(step.eliminations.first())
}

fn house(fact: &Fact) -> Option<Rule> {
    match *fact {
        Fact::House(rule, _) => Some(rule),
        Fact::Cell(_)
        | Fact::Rectangle { .. }
        | Fact::Grave(_)
        | Fact::Cage(_)
        | Fact::Thermometer(_) => None,
    }
}
