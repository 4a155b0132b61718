//! When a worker counts as dead, and how often it is restarted.

use grove_model::worker::health::{CHECK_INTERVAL, Health, MAX_RESTARTS, MAX_SILENCE, Verdict};
use grove_model::worker::protocol::{Sign, VERSION};
use proptest::prelude::*;

const READY: Sign = Sign::Ready { version: VERSION };
const SECOND: u64 = CHECK_INTERVAL as u64;
/// A look that is later than this was delayed.
const LATE: u64 = 2 * SECOND;
const LOADING: u64 = 30_000;

/// Returns the health of a worker that has work to do, and the time.
fn at_work() -> (Health, u64) {
    let mut health = Health::default();
    health.record_start(0);
    assert_eq!(health.receive(READY), Verdict::Alive);
    health.check(0, true);
    health.record_request(0);
    (health, 0)
}

/// Looks every second until the worker counts as dead. Returns how long that took, and the
/// verdict.
fn wait(health: &mut Health, now: &mut u64) -> (u64, Verdict) {
    for waited in 1..=1000 {
        *now += SECOND;
        let verdict = health.check(*now, true);
        if verdict != Verdict::Alive {
            return (waited * SECOND, verdict);
        }
    }
    panic!("it never counts as dead: {health:?}");
}

#[test]
fn a_worker_that_is_silent_while_it_has_work_is_restarted() {
    let (mut health, mut now) = at_work();
    assert_eq!(wait(&mut health, &mut now), (MAX_SILENCE, Verdict::Restart { after: 100 }));
    assert!(!health.has_work() && !health.is_ready());
    // A worker that never reports that it is ready is given more time.
    health.record_start(now);
    assert_eq!(wait(&mut health, &mut now), (LOADING, Verdict::Restart { after: 200 }));
}

#[test]
fn a_worker_without_work_can_be_silent() {
    let (mut health, mut now) = at_work();
    health.receive(Sign::Idle { handled_count: 1 });
    assert!(!health.has_work());
    now += 3_600_000;
    assert_eq!(health.check(now, true), Verdict::Alive);
    // Time without work does not count against the next work.
    health.record_request(now);
    assert_eq!(wait(&mut health, &mut now).0, MAX_SILENCE);
}

#[test]
fn reports_about_earlier_work_do_not_end_later_work() {
    let (mut health, mut now) = at_work();
    health.record_request(now);
    health.receive(Sign::Idle { handled_count: 1 });
    assert!(health.has_work());
    assert_eq!(wait(&mut health, &mut now).0, MAX_SILENCE + SECOND, "heard before the first look");
}

#[test]
fn a_hidden_or_delayed_page_proves_nothing() {
    let (mut health, mut now) = at_work();
    for _ in 0..60 {
        now += SECOND;
        assert_eq!(health.check(now, false), Verdict::Alive, "hidden");
    }
    for _ in 0..60 {
        now += LATE + 1;
        assert_eq!(health.check(now, true), Verdict::Alive, "late");
    }
    for _ in 0..9 {
        now += SECOND;
        assert_eq!(health.check(now, true), Verdict::Alive);
    }
    // A clock that is set back, or a pause, restarts the wait.
    assert_eq!(health.check(0, true), Verdict::Alive);
    now += 3_600_000;
    assert_eq!(health.check(now, true), Verdict::Alive);
    assert_eq!(wait(&mut health, &mut now).0, MAX_SILENCE);
}

#[test]
fn a_worker_that_dies_soon_after_each_start_is_given_up() {
    let (mut health, mut starts) = (Health::default(), 0);
    while health.may_start() {
        starts += 1;
        health.record_start(0);
        health.receive(READY);
        health.record_request(0);
        // Replies alone do not count as success.
        (0..9).for_each(|_| assert_eq!(health.receive(Sign::Alive), Verdict::Alive));
        health.receive(Sign::Idle { handled_count: 1 });
        health.record_request(0);
        assert_eq!(health.check(900, true), Verdict::Alive);
        let expected = match starts {
            4 => Verdict::GiveUp,
            earlier => Verdict::Restart { after: 100 * earlier },
        };
        assert_eq!(health.record_loss(), expected);
    }
    assert_eq!(starts, 1 + MAX_RESTARTS);
    health.forgive();
    assert!(health.may_start());
}

#[test]
fn finished_work_and_a_minute_of_health_forgive_failures() {
    let (mut health, _) = at_work();
    health.record_loss();
    health.record_start(0);
    health.receive(READY);
    health.receive(Sign::Finished);
    assert_eq!(
        health.record_loss(),
        Verdict::Restart { after: 100 },
        "it counts as the first failure"
    );
    for (seconds, after) in [(59, 200), (60, 100)] {
        health.record_start(0);
        health.receive(READY);
        health.record_request(0);
        for second in 1..=seconds {
            health.receive(Sign::Alive);
            assert_eq!(health.check(second * SECOND, true), Verdict::Alive);
        }
        assert_eq!(health.record_loss(), Verdict::Restart { after }, "{seconds} s");
    }
    // An hour without work does not prove health.
    health.record_start(0);
    health.receive(READY);
    for second in 1..=3600 {
        health.check(second * SECOND, true);
    }
    assert_eq!(health.record_loss(), Verdict::Restart { after: 200 });
}

#[test]
fn a_worker_of_another_version_is_given_up_immediately() {
    let mut health = Health::default();
    health.record_start(0);
    assert_eq!(health.receive(Sign::Ready { version: !VERSION }), Verdict::GiveUp);
    assert!(!health.may_start() && !health.has_work());
}

proptest! {
    /// Wherever the looks fall, a worker heard every nine seconds never counts as dead, and one
    /// that is never heard always does.
    #[test]
    fn silence_decides(looks in prop::collection::vec(1..LATE, 40..80)) {
        let (mut heard, mut unheard) = (at_work().0, at_work().0);
        let (mut now, mut said, mut dead) = (0, 0, None);
        for passed in looks {
            now += passed;
            if now - said >= MAX_SILENCE - 2 * LATE {
                said = now;
                heard.receive(Sign::Alive);
            }
            prop_assert_eq!(heard.check(now, true), Verdict::Alive);
            if unheard.check(now, true) != Verdict::Alive {
                dead = dead.or(Some(now));
            }
        }
        prop_assert_eq!(dead.is_some(), now >= MAX_SILENCE);
        prop_assert!(dead.is_none_or(|dead| dead < MAX_SILENCE + LATE));
    }
}
