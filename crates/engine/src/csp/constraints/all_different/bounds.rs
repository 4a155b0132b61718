//! Bounds consistency: the lowest and highest values.
//!
//! Owns the search for Hall intervals.

use std::cmp::Ordering;

use super::members::Members;
use crate::csp::domain_access::DomainAccess;
use crate::csp::{Failure, Observer};

/// The lowest and highest value of a member of the constraint, given by its index.
#[derive(Clone, Copy)]
struct Interval {
    lowest: i64,
    highest: i64,
    member: usize,
}

impl Members {
    /// Moves bounds out of intervals that other variables fill. Returns whether a value
    /// was removed.
    pub(super) fn narrow_bounds<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<bool, Failure> {
        let interval = |(member, &variable)| {
            let (lowest, highest) = domains.bounds(variable);
            Interval { lowest, highest, member }
        };
        let mut intervals: Vec<Interval> =
            self.variables.iter().enumerate().map(interval).collect();
        let lowest = lowest_allowed(&mut intervals).ok_or_else(|| self.failure(domains))?;
        // With all signs reversed, the highest values are the lowest.
        for interval in &mut intervals {
            (interval.lowest, interval.highest) = (-interval.highest, -interval.lowest);
        }
        let highest = lowest_allowed(&mut intervals).ok_or_else(|| self.failure(domains))?;
        let mut changed = false;
        for ((&variable, &low), &high) in self.variables.iter().zip(&lowest).zip(&highest) {
            changed |= domains.retain_range(variable, (low, -high))?;
        }
        Ok(changed)
    }
}

/// Returns, by member, the least value that is not in an interval filled by others;
/// `None` if an interval is too small for the variables within it. Sorts the intervals.
///
/// In order of highest values, each variable is counted in every interval that starts at
/// the lowest value of one so far and ends at its own highest. The time is quadratic in
/// the number of variables, as in Puget (1998) without his trees: with a handful of
/// variables, those cost more than they save.
fn lowest_allowed(intervals: &mut [Interval]) -> Option<Vec<i64>> {
    intervals.sort_unstable_by_key(|interval| (interval.highest, interval.member));
    let mut lowest_values = vec![0; intervals.len()];
    for interval in &*intervals {
        lowest_values[interval.member] = interval.lowest;
    }
    // By position in the order: the value up to which the variables so far that start no
    // earlier fill the values from its lowest on.
    let mut filled: Vec<i64> = Vec::with_capacity(intervals.len());
    for (nth, &Interval { lowest, highest, .. }) in intervals.iter().enumerate() {
        let mut filled_to = lowest;
        let mut full_from = None;
        for (end, earlier) in filled.iter_mut().zip(&intervals[..nth]) {
            if earlier.lowest >= lowest {
                filled_to += 1;
                continue;
            }
            *end += 1;
            match (*end).cmp(&highest) {
                Ordering::Less => {}
                Ordering::Equal => full_from = full_from.into_iter().chain([earlier.lowest]).min(),
                Ordering::Greater => return None,
            }
        }
        match filled_to.cmp(&highest) {
            Ordering::Less => {}
            Ordering::Equal => full_from = full_from.or(Some(lowest)),
            Ordering::Greater => return None,
        }
        filled.push(filled_to);
        for later in &intervals[nth + 1..] {
            if full_from.is_some_and(|start| later.lowest >= start) {
                lowest_values[later.member] = highest + 1;
            }
        }
    }
    Some(lowest_values)
}
