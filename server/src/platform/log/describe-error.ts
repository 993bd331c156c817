export type DescribedError = {
  readonly type: string
  readonly message: string
  /** A system's or SQLSTATE code. */
  readonly code?: string
  /** The failed statement, with `$1` in place of values. */
  readonly query?: string
  /** The database objects involved: names, never values. */
  readonly about?: Readonly<Record<string, string>>
  /** The stack frames, without the message that usually precedes them. */
  readonly stack: string
  readonly cause?: DescribedError
  readonly errors?: readonly DescribedError[]
}

const depthMax = 5
const errorsMax = 5
const messageMax = 1000
const queryMax = 2000
const namesOfDatabase = ['schema', 'table', 'column', 'constraint', 'routine'] as const

/**
 * An error for the log, with its causes. A closed set of fields, since a database error includes the statement's
 * values: people's messages, addresses and hashes.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' }
  }
  const fields: Partial<Record<string, unknown>> = { ...error }
  const query = typeof fields.query === 'string' ? fields.query : null
  const about = namesOfDatabase.flatMap((name) => {
    const value = fields[name]
    return isOfDatabase(fields) && typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageOf(error, fields).slice(0, messageMax),
    ...(typeof fields.code === 'string' && { code: fields.code }),
    ...(query !== null && { query: query.slice(0, queryMax) }),
    ...(about.length > 0 && { about: Object.fromEntries(about) }),
    stack: placesOf(error),
    ...(error.cause instanceof Error && depth < depthMax && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < depthMax && {
        errors: error.errors.slice(0, errorsMax).map((each) => describeError(each, depth + 1)),
      }),
  }
}

/** Whether it comes from PostgreSQL: node-postgres sets a severity and a SQLSTATE on its errors. */
function isOfDatabase(fields: Partial<Record<string, unknown>>): boolean {
  return typeof fields.severity === 'string' && typeof fields.code === 'string'
}

/** Drizzle appends the values to its statement. PostgreSQL and JSON.parse quote unreadable input. */
function messageOf(error: Error, fields: Partial<Record<string, unknown>>): string {
  if ('params' in fields && typeof fields.query === 'string') return 'A query failed'
  const quotesValues = isOfDatabase(fields)
    ? !/^(42|08|3D|28|53|55|57|58|XX|23)/.test(String(fields.code))
    : error instanceof SyntaxError
  return quotesValues ? withoutQuotes(error.message) : error.message
}

function withoutQuotes(message: string): string {
  const first = message.search(/["'`:]/)
  return first < 0 ? message : `${message.slice(0, first)}…`
}

/** The lines of a stack below its message, which may have lines that look the same. */
function placesOf({ message, stack }: Error): string {
  if (!stack) return ''
  const at = message === '' ? 0 : stack.indexOf(message)
  if (at < 0) return ''
  const lines = stack.slice(at + message.length).split('\n')
  return lines
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
    .join('\n')
}
