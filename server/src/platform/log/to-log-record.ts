import { z } from 'zod'
import { summarizeStatement } from '../database/summarize-statement.ts'
import type { LogRecord } from '../telemetry/index.ts'
import type { DescribedError } from './describe-error.ts'

const messageMax = 1000
/** Email and network addresses: a few messages include one, such as that a proxy isn't trusted. */
const mailAddress = /[^\s@"'<>]{1,64}@[^\s@"'<>]{1,255}/g
const networkAddress =
  /(?<![\w:])(?:(?=[\da-f:]{0,39}::|(?:[\da-f]{1,4}:){7})[\da-f:]{2,39}(?:(?:\.\d{1,3}){3})?|\d{1,3}(?:\.\d{1,3}){3}\b)/gi
const placesMax = 4000

const describedSchema: z.ZodType<DescribedError> = z.lazy(() =>
  z.object({
    type: z.string(),
    message: z.string(),
    code: z.string().optional(),
    query: z.string().optional(),
    stack: z.string(),
    cause: describedSchema.optional(),
  }),
) as z.ZodType<DescribedError>

const lineSchema = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(''),
  err: describedSchema.optional().catch(undefined),
  securityEvent: z.string().optional().catch(undefined),
})

/**
 * The fields of a log line that a collector receives: a closed set. Addresses, response IDs and anything else in a line
 * stay on this machine. Statements are reduced to operations and tables. Null if it is no log line.
 */
export function toLogRecord(line: string): LogRecord | null {
  const { data } = lineSchema.safeParse(readLine(line))
  if (!data) return null
  const { level, time, msg, err, securityEvent } = data
  const query = err && queryOf(err)
  return {
    level,
    atMs: time,
    message: withoutAddresses(msg.slice(0, messageMax)),
    attributes: {
      ...(err && {
        errorType: err.type,
        errorMessage: withoutAddresses(err.message),
        errorPlaces: placesOf(err).slice(0, placesMax),
      }),
      ...(err?.code && { errorCode: err.code }),
      ...(query && { statement: summarizeStatement(query) }),
      ...(securityEvent !== undefined && { securityEvent }),
    },
  }
}

const withoutAddresses = (text: string) =>
  text.replace(mailAddress, '(address)').replace(networkAddress, '(address)')

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function queryOf({ query, cause }: DescribedError): string | undefined {
  return query ?? (cause && queryOf(cause))
}

/** In the format of other languages: each cause with its own stack. */
function placesOf({ stack, cause }: DescribedError): string {
  if (!cause) return stack
  const code = cause.code ? ` (${cause.code})` : ''
  return `${stack}\nCaused by ${cause.type}${code}: ${withoutAddresses(cause.message)}\n${placesOf(cause)}`
}
