import { z } from 'zod'

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ }).optional()

/** The variables that say where the operator's own database is, and whether a pooler is in front of it. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl.describe('Your own PostgreSQL (15 or newer) instead of the embedded one.'),
  DATABASE_POOLING: z
    .enum(['session', 'transaction'])
    .default('session')
    .describe(
      'transaction if DATABASE_URL points to a pooler in transaction mode, such as PgBouncer; otherwise session.',
    ),
  DATABASE_DIRECT_URL: postgresUrl.describe(
    'Direct URL of the same database, bypassing the pooler, for DATABASE_POOLING=transaction.',
  ),
  DATABASE_READ_URL: postgresUrl.describe(
    'Streaming replica of DATABASE_URL, used for analytics and exports.',
  ),
}

type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>

export interface DatabaseConfig {
  /** A PostgreSQL that gives each connection a session of its own; null for the embedded one. */
  readonly databaseUrl: string | null
  /** The way to the same database through a pooler in transaction mode; null where there is none. */
  readonly databasePoolerUrl: string | null
  /** A replica of the same database that may be read from; null where there is none. */
  readonly databaseReadUrl: string | null
}

/** What is wrong with the combination of the variables, a sentence each; no value is repeated. */
export function findDatabaseProblems(values: DatabaseVariables): string[] {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = values
  const problems =
    readUrl && !url ? ['  DATABASE_READ_URL: needs DATABASE_URL, the database it replicates'] : []
  if (values.DATABASE_POOLING === 'session')
    return directUrl ? [...problems, '  DATABASE_DIRECT_URL: needs DATABASE_POOLING=transaction'] : problems
  const missing = (['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).filter((name) => !values[name])
  return [...problems, ...missing.map((name) => `  DATABASE_POOLING: transaction also needs ${name}`)]
}

export function toDatabaseConfig(values: DatabaseVariables): DatabaseConfig {
  const { DATABASE_URL: url = null, DATABASE_DIRECT_URL: directUrl } = values
  const databaseReadUrl = values.DATABASE_READ_URL ?? null
  if (values.DATABASE_POOLING === 'session' || !directUrl)
    return { databaseUrl: url, databasePoolerUrl: null, databaseReadUrl }
  return { databaseUrl: directUrl, databasePoolerUrl: url, databaseReadUrl }
}
