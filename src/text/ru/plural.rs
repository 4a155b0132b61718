//! Russian plurals.

/// The form of a noun that goes with a number: as with 1, with 2 or with 5.
pub(super) const fn plural(number: u64, [one, two, five]: [&str; 3]) -> &str {
    match (number % 10, number % 100) {
        (_, 11..=14) => five,
        (1, _) => one,
        (2..=4, _) => two,
        _ => five,
    }
}

#[cfg(test)]
mod tests {
    use super::plural;

    #[test]
    fn the_last_digits_choose_the_form() {
        for (number, form) in [
            (0, "замен"),
            (1, "замена"),
            (2, "замены"),
            (4, "замены"),
            (5, "замен"),
            (10, "замен"),
            (11, "замен"),
            (12, "замен"),
            (14, "замен"),
            (15, "замен"),
            (20, "замен"),
            (21, "замена"),
            (22, "замены"),
            (25, "замен"),
            (100, "замен"),
            (101, "замена"),
            (111, "замен"),
            (112, "замен"),
            (121, "замена"),
            (1287, "замен"),
            (1011, "замен"),
            (69_175_316, "замен"),
            (2_549_798_781, "замена"),
        ] {
            assert_eq!(plural(number, ["замена", "замены", "замен"]), form, "{number}");
        }
    }
}
