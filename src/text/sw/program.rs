//! Swahili words and phrases about the program next to a search.

use crate::text::en::program::ProgramPhrases;

pub(in crate::text) const PHRASES: ProgramPhrases = ProgramPhrases {
    word: "Programu",
    title: "Programu ya utafutaji huu",
    close: "Funga programu",
    language: "Lugha ya programu",
    next_line: "Mstari unaofuata",
    previous_line: "Mstari uliotangulia",
    lines: "Mistari ya programu",
    calls: "Miito na vigeu",
    main: "programu",
    go_to_node: "Chagua nodi ya mwito huu",
    output: "Matokeo",
    no_value: "haina thamani",
    line_said: "Mstari wa {line}: {code}",
    line_with_note: "Mstari wa {line}: {code}. {note}.",
    changed: "Sasa {name} ni {value}",
    holds: "Sharti ni kweli",
    holds_not: "Sharti si kweli",
    written: "Inaandika {digit}",
    emptied: "Inafuta tarakimu",
    start: "Programu bado haijaanza.",
    working: "Programu inaelekea hatua hii: hadi sasa {made|hatua|hatua}.",
    ended: "Programu imeisha: husimama kwenye suluhisho la kwanza.",
    no_method: "Mbinu hii haina programu. Mbinu ya “{method}” ina programu.",
    no_rules: "Kuna programu kwa kanuni za kawaida za ubao wa 9×9 tu.",
    no_board: "Kuna programu kwa ubao wenye angalau tarakimu moja iliyotolewa na seli tupu moja tu.",
};
