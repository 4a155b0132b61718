//! The archive in the browser's IndexedDB.

use grove_model::effects::archive::{Item, Merged, PUZZLE_KEY_PREFIX};
use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query,
    TransactionMode,
};
use wasm_bindgen::JsValue;

/// The name of the database.
const DATABASE_NAME: &str = "sudoku-grove";

/// The only object store: texts by key.
const TEXTS: &str = "texts";

/// The key prefix of unreadable texts that are put aside; the original key and a number follow.
const UNREADABLE: &str = "unreadable/";

/// Puzzles to read at a time.
const PUZZLES_PER_SLICE: u32 = 32;

/// Opens the archive for a single job: while it is open it blocks version upgrades.
async fn open() -> Result<Database, Error> {
    // Opens whichever version exists: newer ones only add to it.
    let mut opening = Factory::new()?.open(DATABASE_NAME, None)?;
    opening.on_upgrade_needed(|event| {
        // Without an object store, everything after this fails and is reported.
        let created = event
            .database()
            .and_then(|database| database.create_object_store(TEXTS, ObjectStoreParams::new()));
        drop(created);
    });
    opening.await
}

/// Reads all puzzles and passes them on in slices. Returns how many there are.
pub(crate) async fn read(mut on_slice: impl FnMut(Vec<String>)) -> Result<usize, Error> {
    let database = open().await?;
    let end = JsValue::from(format!("{PUZZLE_KEY_PREFIX}\u{ffff}"));
    let mut after = JsValue::from(PUZZLE_KEY_PREFIX);
    let mut number = 0;
    loop {
        let transaction = database.transaction(&[TEXTS], TransactionMode::ReadOnly)?;
        let texts = transaction.object_store(TEXTS)?;
        let range = Query::from(KeyRange::bound(&after, &end, Some(true), Some(true))?);
        let keys = texts.get_all_keys(Some(range.clone()), Some(PUZZLES_PER_SLICE))?.await?;
        let Some(last) = keys.last() else { break };
        after = last.clone();
        number += keys.len();
        let values = texts.get_all(Some(range), Some(PUZZLES_PER_SLICE))?.await?;
        on_slice(values.iter().filter_map(JsValue::as_string).collect());
    }
    database.close();
    Ok(number)
}

pub(crate) async fn get(key: String) -> Result<Option<String>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[TEXTS], TransactionMode::ReadOnly)?;
    let text = read_text(&transaction.object_store(TEXTS)?, key).await;
    database.close();
    text
}

/// Adds items, all or none. They are committed when this returns.
pub(crate) async fn add(items: &[Item]) -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[TEXTS], TransactionMode::ReadWrite)?;
    let texts = transaction.object_store(TEXTS)?;
    for item in items {
        let key = item.key();
        let archived = read_text(&texts, key.clone()).await?;
        match item.merge(archived.as_deref()) {
            Merged::Unchanged => {}
            Merged::Text(text) => write_text(&texts, key, text).await?,
            Merged::ReplacesUnreadable(text) => {
                set_aside(&texts, &key, archived.unwrap_or_default()).await?;
                write_text(&texts, key, text).await?;
            }
        }
    }
    let ended = transaction.commit()?.await?;
    database.close();
    if ended.is_committed() { Ok(()) } else { Err(Error::DomExceptionNotFound) }
}

async fn set_aside(texts: &ObjectStore, key: &str, text: String) -> Result<(), Error> {
    let mut nth = 1_u32;
    loop {
        let free = format!("{UNREADABLE}{key}/{nth}");
        if read_text(texts, free.clone()).await?.is_none() {
            return write_text(texts, free, text).await;
        }
        nth += 1;
    }
}

async fn read_text(texts: &ObjectStore, key: String) -> Result<Option<String>, Error> {
    let value = texts.get(Query::Key(key.into()))?.await?;
    Ok(value.and_then(|value| value.as_string()))
}

async fn write_text(texts: &ObjectStore, key: String, text: String) -> Result<(), Error> {
    texts.put(&text.into(), Some(&key.into()))?.await.map(drop)
}
