import type { Database, Transaction } from './open-database.ts'

/**
 * What `read` yields from one moment's state of the database, whatever is written meanwhile. A connection of the pool is
 * held until the end, so whoever takes the values must not stop for ever.
 */
export async function* inSnapshot<Value>(
  database: Database,
  read: (snapshot: Transaction) => AsyncIterable<Value>,
): AsyncGenerator<Value> {
  const begun = Promise.withResolvers<Transaction>()
  const over = Promise.withResolvers<void>()
  const transaction = database.transaction(
    async (snapshot) => {
      begun.resolve(snapshot)
      await over.promise
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const ended = transaction.catch(begun.reject) // read has failed itself, or there was nothing to begin with
  try {
    yield* read(await begun.promise)
  } finally {
    over.resolve()
    await ended
  }
}
