//! Swahili explanations of the methods and the sample puzzles.

use crate::text::en::meanings::MeaningLabels;

pub(in crate::text) const MEANINGS: MeaningLabels = MeaningLabels {
    methods: "Mbinu hizi hufanya nini?",
    samples: "Mafumbo haya yanaonyesha nini?",
    plain: "Huandika tarakimu ndogo zaidi inayofaa katika seli tupu ya kwanza. Isipopatikana, hurudi nyuma.",
    forward: "Baada ya kuandika tarakimu, huiondoa katika safu mlalo, safu wima na kisanduku chake. Seli ikikosa tarakimu inayowezekana, hurudi nyuma mara moja.",
    fewest: "Ni vilevile, lakini huchukua kila mara seli yenye machaguo machache zaidi: hapo kosa huonekana mapema.",
    singles: "Kabla ya kujaribu, huandika tarakimu zote zilizobaki na nafasi moja tu.",
    domain: "Huangalia safu mlalo, safu wima au kisanduku chote kwa pamoja: seli tatu zikigawana tarakimu tatu, seli nyingine hapo haziwezi kuwa nazo.",
    exact_cover: "Huamua kila mara penye machaguo machache zaidi: tarakimu ya kuandika katika seli, au mahali pa tarakimu katika safu mlalo, safu wima au kisanduku (Algorithm X).",
    article: "Kutoka makala ya K. Tkachenko kuhusu KuMir na 1C: seli tupu 51, kuweka mara 1,287. Programu ya makala huonyesha idadi hiyohiyo.",
    nuru: "Kutoka programu ya Nuru, lugha ya kuprogramu yenye maneno ya Kiswahili: seli tupu 49, kuweka mara 769.",
    tutorial: "Kutoka somo la 1C linaloeleza fumbo kwa vigeu, vikoa na masharti. Kurudi nyuma kwa kawaida huhitaji kuweka mara 4,208.",
    paper: "Kutoka makala kuhusu kutunga mafumbo, ambayo huchora mti wake mzima wa utafutaji: kuweka mara 26.",
    anti: "Limetungwa dhidi ya programu zinazoanza na tarakimu ndogo: kurudi nyuma kwa kawaida huhitaji kuweka mara 69,175,316.",
    ai_escargot: "La Arto Inkala, 2006. Ni gumu sana kwa watu; kurudi nyuma kwa kawaida huhitaji kuweka mara 8,969.",
    inkala: "La Arto Inkala, 2012. Ni gumu sana kwa watu; kurudi nyuma kwa kawaida huhitaji kuweka mara 49,558.",
    golden: "Ni gumu sana kwa watu; kurudi nyuma kwa kawaida huhitaji kuweka mara 304,053.",
    easter: "Ni gumu sana kwa watu; kurudi nyuma kwa kawaida huhitaji kuweka mara 262,014.",
    fata: "Ni gumu sana kwa watu; kurudi nyuma kwa kawaida huhitaji kuweka mara 1,984,465.",
    three: "Ukitafuta masuluhisho yote, mti mzima wenye masuluhisho matatu huenea kwenye skrini.",
    two: "Ukitafuta masuluhisho yote utapata la pili.",
    four: "Ukitafuta masuluhisho yote utapata manne.",
    none: "Tarakimu zilizotolewa hazionekani kugongana, lakini ubao hauwezi kujazwa.",
    norvig: "Halina suluhisho, na kurudi nyuma kwa kawaida huhitaji kuweka mara 2,549,798,780 ili kujua hivyo.",
};
