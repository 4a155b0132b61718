//! The file with all puzzles, written and read piece by piece so that the page stays responsive.

use std::rc::Rc;

use grove_model::model::puzzles::FileState;
use grove_model::puzzle::journal::{FileProblem, FileReader, FileWriter, Record};
use grove_model::update::msg::PuzzlesMsg;
use js_sys::{Promise, Uint8Array};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::Callback;

use super::files::Pieces;

/// Puzzles to read from a file at a time.
const PUZZLES_PER_PIECE: usize = 16;

/// Downloads these puzzles as a file with this name.
pub fn save(name: String, puzzles: Vec<Rc<Record>>, on_msg: Callback<PuzzlesMsg>) {
    spawn_local(async move {
        let number = puzzles.len();
        let mut pieces = Pieces::default();
        for (nth, piece) in FileWriter::new(puzzles).enumerate() {
            if pieces.add(piece.as_bytes()).is_none() {
                on_msg.emit(PuzzlesMsg::FileReported(FileState::NotSaved));
                return;
            }
            on_msg.emit(progress(nth * PUZZLES_PER_PIECE, number));
            pause().await;
        }
        let saved = pieces.save(&name, "application/json");
        let state = saved.map_or(FileState::NotSaved, |()| FileState::Saved(number as u64));
        on_msg.emit(PuzzlesMsg::FileReported(state));
    });
}

/// Reads a file, and passes on its puzzles once all of it has been read.
pub fn open(file: File, on_msg: Callback<PuzzlesMsg>) {
    spawn_local(async move {
        let state = match read(&file, &on_msg).await {
            Ok(puzzles) => {
                let number = puzzles.len();
                for (nth, piece) in puzzles.chunks(PUZZLES_PER_PIECE).enumerate() {
                    on_msg.emit(PuzzlesMsg::Imported(piece.to_vec()));
                    on_msg.emit(progress(number + nth * PUZZLES_PER_PIECE, 2 * number));
                    pause().await;
                }
                FileState::Opened(number as u64)
            }
            Err(problem) => FileState::Wrong(problem),
        };
        on_msg.emit(PuzzlesMsg::FileReported(state));
    });
}

async fn read(file: &File, on_msg: &Callback<PuzzlesMsg>) -> Result<Vec<Rc<Record>>, FileProblem> {
    if file.size() > f64::from(FileReader::MAX_BYTES) {
        return Err(FileProblem::TooLarge);
    }
    on_msg.emit(progress(0, 1));
    let buffer = JsFuture::from(file.array_buffer()).await;
    let bytes = Uint8Array::new(&buffer.map_err(|_| FileProblem::Unreadable)?).to_vec();
    let mut reader = FileReader::new(bytes)?;
    while !reader.read_piece()? {
        on_msg.emit(PuzzlesMsg::FileReported(FileState::Working((reader.progress() * 50.0) as u8)));
        pause().await;
    }
    Ok(reader.puzzles())
}

fn progress(done: usize, all: usize) -> PuzzlesMsg {
    PuzzlesMsg::FileReported(FileState::Working((100 * done / all.max(1)).min(100) as u8))
}

/// Lets the page draw and handle events.
async fn pause() {
    let next = Promise::new(&mut |resolve, _| {
        // A page without timers has no tasks to wait for.
        let _ = gloo::utils::window().set_timeout_with_callback(&resolve);
    });
    let _ = JsFuture::from(next).await;
}
