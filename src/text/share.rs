//! Words of the dialog for sharing that load with it.

use super::Text;

impl Text {
    /// Names the choice of what the shared link carries.
    pub const fn share_content(self) -> &'static str {
        self.one_of(["What to share", "Чем поделиться", "Cha kushiriki"])
    }

    /// Explains what the link with the user's digits does.
    pub const fn share_with_input(self) -> &'static str {
        self.one_of([
            "The link also carries your digits, marks and colours. It replaces what the other person has written on this puzzle; Undo brings that back.",
            "В ссылке будут и ваши цифры, пометки и цвета. Они заменят то, что другой человек уже вписал в эту задачу; «Отменить» вернёт прежнее.",
            "Kiungo kinabeba pia tarakimu, alama na rangi zako. Kinachukua nafasi ya kile ambacho mwenzako ameandika kwenye fumbo hili; “Tendua” hukirudisha.",
        ])
    }
}
