//! Declaring labels and phrases with their English words.

/// Declares a struct of labels or phrases, and a constant with the English words. Other languages
/// are literals of the same struct, so a missing label is a compile error.
macro_rules! labels {
    (
        $(#[$doc:meta])*
        $type:ident = $english:ident {
            $($label:ident: $words:literal,)*
        }
        $(groups {
            $($group:ident: $group_type:ty = $group_english:expr,)+
        })?
        $(with {
            $($other:ident: $other_type:ty = $other_english:expr,)+
        })?
    ) => {
        $(#[$doc])*
        pub struct $type {
            $(pub $label: &'static str,)*
            $($(pub $group: $group_type,)+)?
            $($(pub $other: $other_type,)+)?
        }

        pub(in crate::text) const $english: $type = $type {
            $($label: $words,)*
            $($($group: $group_english,)+)?
            $($($other: $other_english,)+)?
        };

        #[cfg(test)]
        impl $type {
            pub(in crate::text) fn all(&self) -> Vec<&'static str> {
                let labels: Vec<&'static str> = vec![$(self.$label),*];
                let groups: Vec<Vec<&'static str>> = vec![$($(self.$group.all()),+)?];
                labels.into_iter().chain(groups.into_iter().flatten()).collect()
            }
        }
    };
}
