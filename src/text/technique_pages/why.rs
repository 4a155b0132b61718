//! Why a technique is valid.

use grove_model::solve::technique_page::TechniquePage;

use crate::text::Text;

impl Text {
    /// Explains why a technique is valid.
    pub const fn why_valid(self, page: TechniquePage) -> &'static str {
        self.one_of(match page {
            TechniquePage::NakedSingle => [
                "Each cell holds one digit, and a digit occurs only once in a row, column or box. If \
                 eight digits are ruled out for a cell, the ninth is in it. Nothing is guessed, so the \
                 digit is certain.",
                "В каждой клетке стоит одна цифра, а в строке, столбце и блоке цифры не повторяются. Если \
                 восемь цифр для клетки исключены, в ней стоит девятая. Здесь ничего не угадывают, \
                 поэтому цифра наверняка верна.",
                "Kila seli ina tarakimu moja, na tarakimu hairudiwi katika safu mlalo, safu wima wala \
                 kisanduku. Tarakimu nane zikiondolewa kwa seli, ya tisa ndiyo iliyomo. Hakuna kisio \
                 hapa, kwa hiyo tarakimu ni ya hakika.",
            ],
            TechniquePage::HiddenSingle => [
                "Each row, column and box holds every digit once. If all its cells but one are closed to \
                 a digit, because they are filled or see the same digit, it is in the last one. The \
                 single is called hidden because the other candidates of the cell hide it.",
                "В каждой строке, столбце и блоке каждая цифра стоит один раз. Если все клетки, кроме \
                 одной, для цифры закрыты — они заполнены или видят такую же цифру, — она стоит в \
                 последней. Одиночка называется скрытой, потому что её заслоняют другие кандидаты \
                 клетки.",
                "Kila safu mlalo, safu wima na kisanduku kina kila tarakimu mara moja. Ikiwa seli zake \
                 zote isipokuwa moja zimefungwa kwa tarakimu, kwa sababu zimejazwa au zinaona tarakimu \
                 hiyohiyo, basi imo katika seli ya mwisho. Tarakimu nyingine zinazowezekana katika seli \
                 huificha, ndiyo maana huitwa “hidden”.",
            ],
            TechniquePage::LockedCandidates => [
                "The box needs the digit, and can only have it in this row. So the digit of the row is \
                 inside the box, whichever of the cells it is in. The other cells of the row cannot hold \
                 it. With a column, and from a row or column to a box, the argument is the same.",
                "Блоку нужна эта цифра, а стоять в нём она может только в этой строке. Значит, цифра \
                 строки лежит внутри блока, в какой бы из клеток она ни стояла. В остальных клетках \
                 строки её быть не может. Со столбцом и от строки или столбца к блоку рассуждение такое \
                 же.",
                "Kisanduku kinahitaji tarakimu hiyo, na kinaweza kuwa nayo katika safu hii tu. Kwa hiyo \
                 tarakimu ya safu imo ndani ya kisanduku, katika seli yoyote kati ya hizo. Seli nyingine \
                 za safu haziwezi kuwa nayo. Kutoka safu kwenda kisanduku, hoja ni ileile.",
            ],
            TechniquePage::NakedPair => [
                "The two cells need two digits, and only these two are possible. So one cell has the one \
                 and the other cell the other, in this order or that. Either way both digits are in \
                 these cells, and no other cell of the group can hold them. With three cells and three \
                 digits it is the same.",
                "Двум клеткам нужны две цифры, и возможны только эти две. Значит, в одной клетке стоит \
                 одна из них, а в другой — другая, в том или ином порядке. В любом случае обе цифры \
                 стоят в этих клетках, и в других клетках группы их быть не может. С тремя клетками и \
                 тремя цифрами всё так же.",
                "Seli mbili zinahitaji tarakimu mbili, na ni hizi mbili tu zinazowezekana. Kwa hiyo seli \
                 moja ina moja, na nyingine ina ya pili, kwa mpangilio huu au ule. Kwa vyovyote vile, \
                 tarakimu zote mbili zimo katika seli hizi, na seli nyingine za kundi haziwezi kuwa \
                 nazo. Kwa seli tatu na tarakimu tatu ni vivyo hivyo.",
            ],
            TechniquePage::HiddenPair => [
                "Both digits must be in the group, and only these two cells are open to them. So the two \
                 cells hold these two digits, and every other candidate in them is wrong. Three digits \
                 in three cells are a hidden triple, for the same reason.",
                "Обе цифры должны стоять в группе, а открыты для них только эти две клетки. Значит, в этих \
                 клетках стоят именно эти цифры, а все остальные кандидаты там неверны. Три цифры в трёх \
                 клетках — скрытая тройка, по той же причине.",
                "Tarakimu zote mbili lazima ziwe katika kundi, na seli hizi mbili tu ziko wazi kwazo. Kwa \
                 hiyo seli hizi mbili zina tarakimu hizi mbili, na tarakimu nyingine zote humo si \
                 sahihi. Tarakimu tatu katika seli tatu ni utatu uliofichika (hidden triple), kwa sababu \
                 hiyohiyo.",
            ],
            TechniquePage::XWing => [
                "Both rows need the digit, but they cannot have it in the same column. So it is in two \
                 opposite corners of the rectangle. Then both columns have it, and it cannot be in their \
                 other cells. If a row has one more place (a fin), the digit is ruled out only in cells \
                 that see the fin, too.",
                "Цифра нужна обеим строкам, но в одном и том же столбце она у них стоять не может. Значит, \
                 она занимает два противоположных угла прямоугольника. Тогда она есть в обоих столбцах, \
                 и в других их клетках её быть не может. Если в строке есть ещё одно место (плавник), \
                 цифра исключается только там, откуда виден и он.",
                "Safu mlalo zote mbili zinahitaji tarakimu hiyo, lakini haziwezi kuwa nayo katika safu \
                 wima moja. Kwa hiyo imo katika pembe mbili zinazokabiliana za mstatili. Hivyo safu wima \
                 zote mbili zinayo, na seli zake nyingine haziwezi kuwa nayo. Safu mlalo ikiwa na nafasi \
                 moja zaidi (pezi), tarakimu inaondolewa tu katika seli zinazoona pezi hilo pia.",
            ],
            TechniquePage::Swordfish => [
                "The three rows need the digit three times, and each of the three columns can hold it \
                 only once. So each column has it in one of these rows, and not in its other cells. It \
                 is an X-wing with one row more; four rows make a jellyfish.",
                "Трём строкам цифра нужна трижды, а в каждом из трёх столбцов она бывает только раз. \
                 Значит, каждый столбец получает её в одной из этих строк, и в других его клетках её \
                 быть не может. Это X-крыло, в котором на одну строку больше; из четырёх строк \
                 получается медуза.",
                "Safu mlalo tatu zinahitaji tarakimu hiyo mara tatu, na kila moja ya safu wima tatu \
                 inaweza kuwa nayo mara moja tu. Kwa hiyo kila safu wima inayo katika mojawapo ya safu \
                 mlalo hizi, wala si katika seli zake nyingine. Ni X-wing yenye safu mlalo moja zaidi; \
                 zikiwa nne, huitwa jellyfish.",
            ],
            TechniquePage::Skyscraper => [
                "The two places that see each other cannot both hold the digit. So at least one of the \
                 two rows has it at its other end. A cell that sees both of these ends cannot hold it.",
                "Два места, которые видят друг друга, не могут быть заняты этой цифрой одновременно. \
                 Значит, хотя бы в одной из двух строк она стоит на другом конце. В клетке, которая \
                 видит оба этих конца, её быть не может.",
                "Nafasi mbili zinazoonana haziwezi zote kuwa na tarakimu hiyo. Kwa hiyo angalau safu mlalo \
                 moja inayo kwenye ncha yake nyingine. Seli inayoona ncha hizo mbili haiwezi kuwa nayo.",
            ],
            TechniquePage::SimpleColors => [
                "Of the two ends of a link, exactly one holds the digit, so the colours take turns: one \
                 colour is right everywhere, the other is wrong everywhere. A cell that sees both colours \
                 sees the digit in either case, and cannot hold it. If two cells of one colour see each \
                 other, that colour is the wrong one.",
                "Из двух концов связи цифра стоит ровно на одном, поэтому цвета чередуются: один цвет \
                 верен везде, другой везде неверен. Клетка, которая видит оба цвета, в любом случае \
                 видит эту цифру, и стоять в ней цифра не может. Если же друг друга видят две клетки \
                 одного цвета, неверен этот цвет.",
                "Kati ya ncha mbili za kiungo, moja tu ina tarakimu hiyo, kwa hiyo rangi hupokezana: rangi \
                 moja ni sahihi kila mahali, na nyingine si sahihi popote. Seli inayoona rangi zote \
                 mbili inaiona tarakimu hiyo kwa vyovyote vile, na haiwezi kuwa nayo. Seli mbili za \
                 rangi moja zikionana, rangi hiyo ndiyo isiyo sahihi.",
            ],
            TechniquePage::XyWing => [
                "Whichever of its two digits is in the pivot, one wing loses that digit and has its other \
                 one. So one of the wings certainly holds the digit that they share. A cell that sees \
                 both wings cannot hold it. If the pivot has this digit as well (XYZ-wing), the cell must \
                 see the pivot, too.",
                "Какая бы из двух цифр ни стояла на оси, одно из крыльев её лишается, и в нём стоит \
                 другая. Значит, общая цифра крыльев наверняка стоит в одном из них. В клетке, которая \
                 видит оба крыла, её быть не может. Если эта цифра есть и у оси (XYZ-крыло), клетка \
                 должна видеть и ось.",
                "Egemeo likiwa na tarakimu yoyote kati ya zake mbili, bawa moja linaipoteza na kuwa na \
                 nyingine. Kwa hiyo bawa moja hakika lina tarakimu ya pamoja ya mabawa. Seli inayoona \
                 mabawa yote mawili haiwezi kuwa nayo. Ikiwa egemeo pia lina tarakimu hiyo (XYZ-wing), \
                 seli lazima ione egemeo pia.",
            ],
            TechniquePage::UniqueRectangle => [
                "If the fourth corner held one of the two digits, they could change places in all four \
                 corners. Every row, column and box would still be right, so the puzzle would have two \
                 solutions. A proper puzzle has only one, so both digits are ruled out there. Unlike the \
                 other techniques, this one relies on there being only one solution.",
                "Если бы в четвёртом углу стояла одна из этих двух цифр, их можно было бы поменять местами \
                 во всех четырёх углах. Каждая строка, столбец и блок остались бы верны, и у задачи было \
                 бы два решения. У правильной задачи решение одно, поэтому обе цифры там исключаются. В \
                 отличие от других приёмов, этот опирается на то, что решение единственное.",
                "Kama pembe ya nne ingekuwa na moja ya tarakimu hizi mbili, zingeweza kubadilishana nafasi \
                 katika pembe zote nne. Kila safu mlalo, safu wima na kisanduku vingebaki sahihi, na \
                 fumbo lingekuwa na masuluhisho mawili. Fumbo sahihi lina suluhisho moja, kwa hiyo \
                 tarakimu zote mbili zinaondolewa hapo. Tofauti na mbinu nyingine, hii inategemea \
                 kwamba suluhisho ni moja tu.",
            ],
            TechniquePage::Chain => [
                "The first candidate is either true or false. If it is false, the links lead to the other \
                 end being true. So at least one of the two ends is true, and a candidate that sees both \
                 is false. You need not know which end it is.",
                "Первый кандидат либо верен, либо неверен. Если он неверен, связи приводят к тому, что \
                 верен другой конец. Значит, верен хотя бы один из двух концов, а кандидат, который \
                 видит оба, неверен. Какой именно конец верен, знать не нужно.",
                "Tarakimu ya kwanza ama ni kweli, ama si kweli. Isipokuwa kweli, viungo vinaonyesha kwamba \
                 ncha nyingine ni kweli. Kwa hiyo angalau ncha moja kati ya mbili ni kweli, na tarakimu \
                 inayoona zote mbili si kweli. Huhitaji kujua ni ncha ipi.",
            ],
        })
    }

    /// Explains what it means that cells see each other, on the pages that say so.
    pub const fn what_seeing_means(self, page: TechniquePage) -> Option<&'static str> {
        match page {
            TechniquePage::NakedSingle
            | TechniquePage::LockedCandidates
            | TechniquePage::NakedPair
            | TechniquePage::HiddenPair
            | TechniquePage::Swordfish
            | TechniquePage::UniqueRectangle => None,
            TechniquePage::HiddenSingle
            | TechniquePage::XWing
            | TechniquePage::Skyscraper
            | TechniquePage::SimpleColors
            | TechniquePage::XyWing
            | TechniquePage::Chain => Some(self.one_of([
                "Two cells see each other if they are in the same row, column or box.",
                "Клетки видят друг друга, если лежат в одной строке, одном столбце или одном блоке.",
                "Seli mbili zinaonana zikiwa katika safu mlalo moja, safu wima moja au kisanduku kimoja.",
            ])),
        }
    }
}
