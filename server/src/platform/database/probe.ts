import pg from 'pg'

const attemptMs = 3000

/** An address, and the name of the variable that contains it. */
export interface ServerToCheck {
  readonly connectionString: string
  readonly envVariable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL'
}

/** A server that answers but can't be used: the reason, as the end of a sentence, and what to do. */
export class UnsuitableServerError extends Error {
  readonly remedy: string
  constructor(reason: string, remedy: string) {
    super(reason)
    this.remedy = remedy
  }
}

/** Passes a connection to `query` for some short queries. A silent server makes it fail within seconds. */
export async function withProbe<Result>(
  connectionString: string,
  query: (client: pg.Client) => Promise<Result>,
  settings: pg.ClientConfig = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: attemptMs,
    query_timeout: attemptMs,
    ...settings,
  })
  client.on('error', () => {}) // the query in progress fails by itself
  try {
    await client.connect()
    return await query(client)
  } finally {
    await client.end().catch(() => {})
  }
}
