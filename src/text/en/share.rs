//! English words of the dialog for sharing.

labels! {
    ShareDialogLabels = SHARE_DIALOG {
        intro: "The link opens the same puzzle in the same view, and a search at the same step. The page appears in the language of the person who opens it.",
        link: "Link",
        copy_link: "Copy the link",
        code: "QR code of the link",
        code_hint: "To open it on a phone, point the camera here.",
        too_long: "This link is too long for a QR code. Copy it instead.",
        frame: "HTML for your own page: board, tree and controls only",
        copy_frame: "Copy the HTML",
    }
}
