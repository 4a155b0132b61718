//! The data of the examples, from puzzles of our own generator.
//!
//! A test finds each step with the searches of the engine, and has the engine verify it.

use sudoku_engine::logic::CandidateRole;

use super::notation::Source;
use crate::solve::technique_page::TechniquePage;

const PATTERN: CandidateRole = CandidateRole::Pattern;
const EXTRA: CandidateRole = CandidateRole::Extra;
const COLOR_A: CandidateRole = CandidateRole::ColorA;
const COLOR_B: CandidateRole = CandidateRole::ColorB;

/// Returns the example of a page.
pub(super) const fn source(page: TechniquePage) -> Source {
    match page {
        TechniquePage::NakedSingle => Source {
            line: ":0003::+26+1..97.3......+14+28.4.12.........41..+1....3...7.+1.6+52..58..+1+2+3+4.+4.2..+97+11+29..4+865:::363:",
            facts: "r6c3",
            roles: &[(PATTERN, "363")],
            ..Source::EMPTY
        },
        TechniquePage::HiddenSingle => Source {
            line: ":0002::4+7..9+6+13.18.+7+3+4+6.2....+15+4.7..7..83+16..91...2......3.+7....4..+2.....6.+27+417+24..19+6.:::394:",
            facts: "3b8",
            roles: &[(PATTERN, "394")],
            ..Source::EMPTY
        },
        TechniquePage::LockedCandidates => Source {
            line: ":0100::..+6+2+93...5+39+846+12742+8...+396+2..+6+3.8+1.6...2..7.+89.1+74....57.+8...1.+623.........6....::494 497 498 499::",
            facts: "4b7",
            covers: "r9",
            roles: &[(PATTERN, "492 493")],
            ..Source::EMPTY
        },
        TechniquePage::NakedPair => Source {
            line: ":0200::5..17+8.6..+6.5+49.8..+18+3+2+6.4....2+3...6....67...+67..+1.3.....+6+937...96+7+8+1.+3.3+8.45+2..1::441 443 543 447 547 548::",
            facts: "r4c2 r4c6",
            roles: &[(PATTERN, "442 542 446 546")],
            set: "45",
            ..Source::EMPTY
        },
        TechniquePage::HiddenPair => Source {
            line: ":0210::5..+2...1+37..+13...5.+138+4.7.98..3+514..+45..62+1+3...+1..+4+5..+9.26+1.3.+4...4+2.9.+11.....2.6::248 748 268 768 868::",
            facts: "6b6 9b6",
            roles: &[(PATTERN, "648 948 668 968")],
            set: "69",
            ..Source::EMPTY
        },
        TechniquePage::XWing => Source {
            line: ":0300::5.4...+627.63.....+4....6+45+389.+1...4..4+3581...2.72.+4.+3.1..84....31.+6.8..4+9+3+479..+8..::646 648 666 668 696 698::",
            facts: "6r5 6r7",
            covers: "c6 c8",
            roles: &[(PATTERN, "656 658 676 678")],
            ..Source::EMPTY
        },
        TechniquePage::Swordfish => Source {
            line: ":0301::...97+48+6.64+7.........1+6.4.7+8+69.123..1+7+23.+5+68.+35+4.+96+1.27......164.+6..+1....15+68....::528 529 588 589::",
            facts: "5r1 5r3 5r4",
            covers: "c1 c8 c9",
            roles: &[(PATTERN, "511 519 531 538 548 549")],
            ..Source::EMPTY
        },
        TechniquePage::Skyscraper => Source {
            line: ":0400::....5.....82+4.3+61.......4....6.4+2.5.9+2.+5+61.7+4..59.+7.626.1..+5.4....7+1+42.+6+2+74+6.8+5.+1::918 938 979::",
            facts: "9r2 9r9",
            roles: &[(PATTERN, "925 929 995 998")],
            chain: "929 925 995 998",
            ..Source::EMPTY
        },
        TechniquePage::SimpleColors => Source {
            line: ":0500::6.+7...2+4.+4.3...51+6+51+2.64..38.54...3..+3....95+4.4.........8.+41+3.5+3+5+42..17.+1.957+3+4..::914 924 964::",
            facts: "9b9 9r7 9c8 9r3 9b3 9c9",
            roles: &[(COLOR_A, "919 934 978"), (COLOR_B, "938 974 989")],
            ..Source::EMPTY
        },
        TechniquePage::XyWing => Source {
            line: ":0800::.9.+5+86.342...+3+1...+3.8.74.+5..35.9+274.9...5..6....1+4.+59..2.4.5...+58.7+2.+4+1.+4....8.25::722 753 763::",
            facts: "r3c2 r1c3 r6c2",
            roles: &[(PATTERN, "113 713 132 632 662 762")],
            ..Source::EMPTY
        },
        TechniquePage::UniqueRectangle => Source {
            line: ":0600::7....+3....4+39.6...+2+91+45+83+76.+3...+4.9.+45.3.+9....2.+58714+3..+2..1...3..6.29.1.+14..+52..::145 245::",
            rectangle: Some((["r1c4", "r1c5", "r4c5", "r4c4"], "12")),
            roles: &[(PATTERN, "114 214 115 215 144 244 145 245"), (EXTRA, "645")],
            ..Source::EMPTY
        },
        TechniquePage::Chain => Source {
            line: ":0702::+25418+6+7+9+39+1+3+7+24..6.....+3+412...3....9+34.+5.9.6.5+91+6......+3.+46.+92....8.......923...7::745 746 766 785::",
            facts: "r5c5 r5c9 r6c9 r6c5",
            roles: &[(COLOR_A, "155 859 469 765"), (COLOR_B, "755 159 869 465")],
            chain: "755 155 159 859 869 469 465 765",
            ..Source::EMPTY
        },
    }
}
