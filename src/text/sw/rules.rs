//! Swahili words and phrases about the rules of a puzzle.

use crate::text::en::rules::{ConstraintLabels, RuleLabels, RulePhrases};

pub(in crate::text) const RULES: RuleLabels = RuleLabels {
    title: "Sheria",
    classic: "safu mlalo, safu wima na visanduku",
    only_classic: "Sheria za kawaida tu",
    whole_board: "Kwenye ubao mzima",
    from_selection: "Kwa seli zilizochaguliwa",
    select_several: "Chagua kadhaa",
    hint: "Chagua seli kwa kuburuta au ukishikilia Shift. Kipimajoto huanzia kwenye seli \
         iliyochaguliwa kwanza.",
    hint_touch: "Buruta kidole juu ya seli, au bonyeza “Chagua kadhaa” na uziguse. Kipimajoto huanzia kwenye seli iliyochaguliwa kwanza.",
    make_cage: "Kizimba",
    cage_total: "Jumla",
    make_thermometer: "Kipimajoto",
    remove: "Ondoa",
    into_region: "Eneo",
};

pub(super) const CONSTRAINTS: ConstraintLabels = ConstraintLabels {
    title: "Masharti",
    variable: "Kigeu",
    domain: "Kikoa (tarakimu zinazowezekana)",
    name: "Sharti",
    says: "Linahitaji",
    cells: "Seli",
    open: "Seli tupu",
    taken: "Zilizoondolewa",
    copy: "Nakili kama jedwali",
};

pub(super) const PHRASES: RulePhrases = RulePhrases {
    jigsaw: "maeneo ya jigsaw",
    knight_moves: "sheria ya farasi",
    king_moves: "sheria ya mfalme",
    cages: "{count|kizimba|vizimba}",
    thermometers: "{count|kipimajoto|vipimajoto}",
    differ: "zote tofauti",
    pairs_differ: "{pairs|jozi|jozi} {pairs?yenye|zenye} tarakimu tofauti",
    add_up: "jumla ya {total}",
    rise: "zinaongezeka",
    constraints: "{constraints|sharti|masharti} kwa {cells|seli|seli} {cells?ya|za} kujaza",
    region_size: "eneo la {region} lina {found|seli|seli}",
    unfinished_regions: "Maeneo hayajakamilika, kwa hiyo bado hayatumiki. Kila eneo linahitaji {cells|seli|seli}; {sizes}.",
    join_region: "Weka seli zilizochaguliwa katika eneo la {region}",
    cage_here: "kizimba cha {cage} chenye jumla ya {total}",
    bulb_here: "mwanzo wa kipimajoto cha {thermometer}",
    thermometer_here: "seli ya {place} ya kipimajoto cha {thermometer}",
    twice: "{digit} imo mara mbili {place}: {first} na {second}.",
    in_one_cage: "katika kizimba kimoja",
    on_one_thermometer: "kwenye kipimajoto kimoja",
    near_knight: "{digit} iko umbali wa mruko mmoja wa farasi kutoka {digit} nyingine: {first} na {second}.",
    near_king: "{digit} iko umbali wa mwendo mmoja wa mfalme kutoka {digit} nyingine: {first} na {second}.",
    wrong_total: "Kizimba kinachoanzia kwenye {cage} hakiwezi tena kufikia jumla ya {total}.",
    falling: "Kwenye kipimajoto, tarakimu haziongezeki vya kutosha kutoka {first} hadi {second}.",
    no_room: "Tarakimu iliyo katika {cell} inaacha tarakimu chache mno kwa seli nyingine za kipimajoto chake.",
    total_no_number: "Jumla ya kizimba iwe namba, au iachwe tupu.",
    total_out_of_reach: "Kizimba hiki hakiwezi kuwa na jumla ya {total:plain}: jumla zinazowezekana ni kuanzia {least} hadi {most}.",
    cage_too_large: "Tarakimu zote za kizimba lazima ziwe tofauti, kwa hiyo kinaweza kuwa na seli {most} tu; umechagua {found|seli|seli}.",
    no_cage: "Seli hizi haziwezi kuwa kizimba.",
    thermometer_too_short: "Kipimajoto lazima kiwe na angalau seli mbili.",
    thermometer_too_long: "Tarakimu za kipimajoto lazima ziongezeke, kwa hiyo kinaweza kuwa na seli {most} tu; umechagua {found|seli|seli}.",
    no_thermometer: "Seli hizi haziwezi kuwa kipimajoto.",
    left_out: "Ukurasa huu haujui sheria hizi za fumbo, kwa hiyo umeziacha: {names}. Huenda fumbo likawa na masuluhisho mengi kuliko inavyotakiwa.",
    left_out_others: "{names} na nyingine {others}",
};
