//! Swahili words of the help.

use crate::text::en::help::HelpLabels;

pub(in crate::text) const HELP: HelpLabels = HelpLabels {
    about: "Hii ni mbinu ya kurudi nyuma (backtracking): jaribu tarakimu, na ukikwama rudi nyuma. Programu \
         huchukua seli tupu ya kwanza, safu mlalo moja baada ya nyingine, na kuijaza kwa tarakimu ndogo \
         zaidi ambayo bado haimo katika safu mlalo, safu wima wala kisanduku cha seli hiyo. \
         Isipopatikana, hufuta tarakimu iliyowekwa mwisho na kujaribu inayofuata mahali pake. Unaweza \
         kufuata kila hatua, mbele na nyuma.",
    sources: "Ukurasa huu unatokana na programu ya K. Tkachenko ya KuMir na 1C, programu ya Nuru (lugha ya \
         kuprogramu yenye maneno ya Kiswahili), somo kuhusu modeli za masharti katika 1C, na makala \
         kuhusu kutunga mafumbo kwa kupitia mti mzima wa utafutaji.",
    kept: "Mafumbo yako huhifadhiwa katika kivinjari hiki, kwenye kifaa hiki. Lakini kivinjari kinaweza \
         kuyafuta: Safari baada ya siku saba bila kutembelewa, na kivinjari chochote dirisha la faragha \
         linapofungwa au data ya kuvinjari inapofutwa. Ili yasipotee, tumia “Hifadhi yote” katika \
         “Mafumbo yangu”, na uweke faili mahali salama.",
    notices: "Leseni za programu zilizotumika katika ukurasa huu",
};
