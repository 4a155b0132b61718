//! Swahili words and phrases about the rules of a puzzle.

use crate::text::en::rules::{ConstraintLabels, RuleLabels, RulePhrases};

pub(super) const RULES: RuleLabels = RuleLabels {
    title: "Sheria",
    classic: "safu mlalo, safu wima na visanduku",
    only_classic: "Sheria za kawaida tu",
    whole_board: "Kwenye ubao mzima",
    from_selection: "Kwa seli zilizochaguliwa",
    select_several: "Chagua kadhaa",
    hint: "Chagua seli kwa kuburuta au kwa Shift. Kipimajoto huanzia kwenye seli iliyochaguliwa \
         kwanza.",
    hint_touch: "Bonyeza “Chagua kadhaa”, kisha gusa seli. Kipimajoto huanzia kwenye seli iliyochaguliwa kwanza.",
    make_cage: "Kizimba",
    cage_total: "Jumla",
    make_thermometer: "Kipimajoto",
    remove: "Ondoa",
    into_region: "Eneo",
};

pub(super) const CONSTRAINTS: ConstraintLabels = ConstraintLabels {
    title: "Masharti",
    variable: "Kigeu",
    domain: "Tarakimu zinazowezekana",
    name: "Sharti",
    says: "Hudai",
    cells: "Seli",
    open: "Tupu",
    taken: "Zilizoondolewa",
    copy: "Nakili kama jedwali",
};

pub(super) const PHRASES: RulePhrases = RulePhrases {
    jigsaw: "maeneo ya jigsaw",
    knight_moves: "miruko ya farasi",
    king_moves: "miendo ya mfalme",
    cages: "{count|kizimba|vizimba}",
    thermometers: "{count|kipimajoto|vipimajoto}",
    differ: "zote tofauti",
    pairs_differ: "{pairs|jozi|jozi} tofauti",
    add_up: "jumla {total}",
    rise: "zinapanda",
    constraints: "{constraints|sharti|masharti} kwa {cells|seli|seli} za kujaza",
    region_size: "eneo la {region} lina {found}",
    unfinished_regions: "Maeneo hayajakamilika wala hayatumiki bado. Kila moja linahitaji {cells|seli|seli}; {sizes}.",
    join_region: "Weka seli zilizochaguliwa katika eneo la {region}",
    cage_here: "kizimba cha {cage} chenye jumla ya {total}",
    bulb_here: "chanzo cha kipimajoto cha {thermometer}",
    thermometer_here: "nafasi ya {place} kwenye kipimajoto cha {thermometer}",
    twice: "{digit} iko mara mbili {place}: {first} na {second}.",
    in_one_cage: "katika kizimba kimoja",
    on_one_thermometer: "kwenye kipimajoto kimoja",
    near_knight: "{digit} iko umbali wa mruko mmoja wa farasi kutoka kwa nyingine: {first} na {second}.",
    near_king: "{digit} iko umbali wa mwendo mmoja wa mfalme kutoka kwa nyingine: {first} na {second}.",
    wrong_total: "Kizimba kinachoanzia kwenye {cage} hakiwezi tena kufikia jumla ya {total}.",
    falling: "Kwenye kipimajoto tarakimu hazipandi vya kutosha kutoka {first} hadi {second}.",
    no_room: "Tarakimu iliyo katika {cell} inaacha tarakimu chache mno kwa seli nyingine za kipimajoto chake.",
    total_no_number: "Jumla ya kizimba ni namba, au iachwe tupu.",
    total_out_of_reach: "Hakuna tarakimu katika kizimba hiki zinazofikia jumla ya {total:plain}: jumla ni kuanzia {least} hadi {most}.",
    cage_too_large: "Tarakimu zote za kizimba ni tofauti, kwa hiyo seli zake hazizidi {most}; umechagua {found|seli|seli}.",
    no_cage: "Seli hizi haziwezi kuwa kizimba.",
    thermometer_too_short: "Kipimajoto kina angalau seli mbili.",
    thermometer_too_long: "Tarakimu za kipimajoto hupanda, kwa hiyo seli zake hazizidi {most}; umechagua {found|seli|seli}.",
    no_thermometer: "Seli hizi haziwezi kuwa kipimajoto.",
    left_out: "Ukurasa huu haujui sheria hizi za fumbo, na umeziacha: {names}. Huenda kukawa na masuluhisho mengi kuliko inavyotakiwa.",
    left_out_others: "{names} na nyingine {others}",
};
