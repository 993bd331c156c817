import type { Database, Transaction } from './open-database.ts'

/**
 * Yields the results of `read` from a single snapshot of the database, whatever is written meanwhile. It holds a
 * connection of the pool until the end, so consumers must not pause forever.
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
  const ended = transaction.catch(begun.reject) // read itself has failed, or there was nothing to begin with
  try {
    yield* read(await begun.promise)
  } finally {
    over.resolve()
    await ended
  }
}
