import pg from 'pg'

/**
 * Has no statement keep its name: a pooler in transaction mode leads the next one to another session, which doesn't know
 * it, or knows another by that name.
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
