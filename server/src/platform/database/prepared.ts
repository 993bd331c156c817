import type { Database } from './open-database.ts'

/**
 * A query that is built once per database. `prepare` ends with Drizzle's `.prepare(name)`, and every connection parses
 * and plans a name once. For the queries of every chat; names must be unique in the product.
 */
export function prepared<Query>(prepare: (database: Database) => Query): (database: Database) => Query {
  const made = new WeakMap<Database, Query>()
  return (database) => {
    const query = made.get(database) ?? prepare(database)
    made.set(database, query)
    return query
  }
}
