import { expect, test } from 'vitest'
import { noTelemetry } from '../telemetry/index.ts'
import { createLog } from './create-log.ts'
import { toLogRecord } from './to-log-record.ts'

/** What a collector gets of a line, and the line itself. */
function sent(fields: object, message: string) {
  const lines: string[] = []
  const records: unknown[] = []
  const place = { trace_id: 'ab'.repeat(16), span_id: 'cd'.repeat(8) }
  const telemetry = {
    ...noTelemetry,
    place: () => place,
    log: (record: unknown) => void records.push(record),
  }
  createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }, telemetry).warn(fields, message)
  return { record: records[0], line: JSON.parse(lines[0] ?? '{}') }
}

test('a line says of which trace it is, and its fields but for a few stay here', () => {
  const fields = {
    securityEvent: 'sign_in_failed',
    address: '192.0.2.7',
    userAgent: 'Firefox',
    turn: 'resp_1',
  }
  const { record, line } = sent(fields, 'security event')
  expect(line).toMatchObject({ trace_id: 'ab'.repeat(16), span_id: 'cd'.repeat(8), ...fields })
  expect(record).toEqual({
    ...{ level: 40, atMs: line.time, message: 'security event' },
    attributes: { securityEvent: 'sign_in_failed' },
  })
})

test('an error is told with its causes, and its statement by what it does', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
  const query = 'select "a" from "users" where "email" = $1'
  const err = Object.assign(new Error(`Failed query: ${query}`, { cause }), { query, params: ['secret'] })
  const { record } = sent({ err }, 'request failed')
  expect(record).toMatchObject({
    attributes: { errorType: 'Error', errorMessage: 'A query failed', statement: 'select users' },
  })
  expect(record).toHaveProperty(
    'attributes.errorPlaces',
    expect.stringContaining('Caused by Error (ECONNREFUSED): connect ECONNREFUSED (address):5432'),
  )
  expect(JSON.stringify(record)).not.toMatch(/secret|email|10\.0\.0\.5/)
})

test('addresses in a message stay here', () => {
  const { record } = sent(
    {},
    'set TRUST_PROXY=2001:db8::7, ::ffff:192.0.2.7 or 192.0.2.7 at 12:30:05, ask me@example.com',
  )
  expect(record).toMatchObject({
    message: expect.stringMatching(
      /^set TRUST_PROXY=\(address\), .*\(address\) or \(address\) at 12:30:05, ask \(address\)$/,
    ),
  })
  // Its moment, in milliseconds, may have such digits.
  expect(JSON.stringify(record, (key, value) => (key === 'atMs' ? 0 : value))).not.toMatch(/192|db8|example/)
})

test('what is no line of the log is nothing', () => {
  for (const line of ['', 'text', '{}', '[1]', '{"level":"high"}']) expect(toLogRecord(line)).toBeNull()
})
