//! Swahili words of the dialog for sharing.

use crate::text::en::share::ShareDialogLabels;

pub(in crate::text) const SHARE_DIALOG: ShareDialogLabels = ShareDialogLabels {
    intro: "Kiungo kinafungua fumbo lile lile katika mwonekano ule ule, na utafutaji katika hatua ile ile. Ukurasa huonekana kwa lugha ya mtu anayekifungua.",
    link: "Kiungo",
    copy_link: "Nakili kiungo",
    code: "Msimbo wa QR wa kiungo",
    code_hint: "Ili kufungua kwenye simu, elekeza kamera hapa.",
    too_long: "Kiungo hiki ni kirefu mno kwa msimbo wa QR. Kinakili badala yake.",
    frame: "HTML ya ukurasa wako: ubao, mti na vidhibiti tu",
    copy_frame: "Nakili HTML",
};
