import pg from 'pg'

/**
 * Removes the names of statements: a pooler in transaction mode sends the next one to another session, where the name
 * is unknown or means another statement.
 */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send: (...args: unknown[]) => unknown = super.query.bind(this)
    const query = (first: unknown, ...rest: unknown[]) => send(withoutName(first), ...rest)
    Object.assign(this, { query })
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query
  return { ...query, name: undefined }
}
