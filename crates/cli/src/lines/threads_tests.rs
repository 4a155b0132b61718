//! How much is in flight, and what happens when reading, answering or writing fails.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use anyhow::{Result, bail};

use super::*;
use crate::input::Source;

/// A source of numbered lines, one per read.
#[derive(Clone)]
struct Numbers {
    count: usize,
    meter: Arc<Meter>,
    fails: bool,
}

/// Counts the lines that were read and not yet written.
#[derive(Default)]
struct Meter {
    lines_read: Mutex<usize>,
    changed: Condvar,
    written: AtomicUsize,
    max_in_flight: AtomicUsize,
}

impl Sources for Numbers {
    fn for_each_source(mut self, mut receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()> {
        receive(Source::Lines { name: "numbers", reader: &mut self })?;
        if self.fails { bail!("the source has failed") } else { Ok(()) }
    }
}

impl Read for Numbers {
    fn read(&mut self, mut buffer: &mut [u8]) -> io::Result<usize> {
        let mut lines_read = self.meter.lines_read.lock().unwrap();
        if *lines_read == self.count {
            return Ok(0);
        }
        *lines_read += 1;
        let in_flight = *lines_read - self.meter.written.load(Ordering::SeqCst);
        self.meter.max_in_flight.fetch_max(in_flight, Ordering::SeqCst);
        self.meter.changed.notify_all();
        let line = format!("{lines_read}\n");
        buffer.write_all(line.as_bytes())?;
        Ok(line.len())
    }
}

impl Meter {
    /// Waits until this many lines were read, and panics after a minute.
    fn wait_for(&self, lines: usize) {
        let lines_read = self.lines_read.lock().unwrap();
        let timeout = Duration::from_secs(60);
        let (_lines_read, wait_result) =
            self.changed.wait_timeout_while(lines_read, timeout, |read| *read < lines).unwrap();
        assert!(!wait_result.timed_out(), "fewer than {lines} lines were read");
    }
}

/// Collects the output and counts its lines.
struct Sink(Arc<Meter>, Vec<u8>);

impl Write for Sink {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let lines = text.iter().filter(|&&byte| byte == b'\n').count();
        self.0.written.fetch_add(lines, Ordering::SeqCst);
        self.1.extend_from_slice(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Echoes each line after calling a function with its number.
#[derive(Clone)]
struct Echo<F>(F);

impl<F: Fn(usize) + Clone + Send + 'static> Answerer for Echo<F> {
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        (self.0)(place.number());
        let Line::Text(line) = line else { panic!("unexpected kind of line") };
        sender.answers().extend_from_slice(line);
        sender.answers().push(b'\n');
        Ok(())
    }
}

/// Returns the output, the result, and the maximum number of lines in flight.
fn echoed(
    count: usize,
    threads: usize,
    fails: bool,
    before: impl Fn(&Meter, usize) + Clone + Send + 'static,
) -> (String, Result<Outcome>, usize) {
    let meter = Arc::new(Meter::default());
    let numbers = Numbers { count, meter: meter.clone(), fails };
    let mut sink = Sink(meter.clone(), Vec::new());
    let echo = {
        let meter = meter.clone();
        Echo(move |number| before(&meter, number))
    };
    let result = answer_all(numbers, &echo, threads, &mut sink, &mut Progress::hidden());
    let max_in_flight = meter.max_in_flight.load(Ordering::SeqCst);
    (String::from_utf8(sink.1).unwrap(), result, max_in_flight)
}

fn numbers(count: usize) -> String {
    (1..=count).map(|number| format!("{number}\n")).collect()
}

#[test]
fn lines_in_flight_are_bounded_while_the_first_line_takes_long() {
    for threads in [1, 2, 5] {
        // The queue, the chunk that the writer waits for, and the one that does not fit.
        let room = threads * CHUNKS_PER_THREAD + 2;
        let (written, result, max_in_flight) =
            echoed(2000, threads, false, move |meter, number| {
                if number == 1 {
                    meter.wait_for(room);
                }
            });
        assert_eq!(result.unwrap(), Outcome::AllDone);
        assert_eq!((written, max_in_flight), (numbers(2000), room));
    }
}

#[test]
fn answers_keep_their_order_whichever_thread_finishes_first() {
    let (written, ..) = echoed(3000, 8, false, |_, number| {
        for _ in 0..number.wrapping_mul(2_654_435_761) % 97 {
            thread::yield_now();
        }
    });
    assert_eq!(written, numbers(3000));
}

#[test]
fn lines_read_before_a_failure_are_answered() {
    let (written, result, _) = echoed(50, 3, true, |_, _| {});
    assert_eq!(written, numbers(50));
    assert_eq!(result.unwrap_err().to_string(), "the source has failed");
}

#[test]
fn a_panic_in_a_thread_is_reported() {
    let (written, result, _) = echoed(50, 2, false, |_, number| {
        assert!(number != 20, "this panic is intended");
    });
    assert!(numbers(19).starts_with(&written), "{written}");
    assert!(result.unwrap_err().to_string().starts_with("a thread panicked"));
}

#[test]
fn a_closed_output_stops_an_endless_input() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let meter = Arc::new(Meter::default());
    let endless = Numbers { count: usize::MAX, meter, fails: false };
    let result = answer_all(endless, &Echo(|_| {}), 3, &mut Closed, &mut Progress::hidden());
    let error = result.unwrap_err();
    assert_eq!(error.downcast_ref::<io::Error>().unwrap().kind(), ErrorKind::BrokenPipe);
}
