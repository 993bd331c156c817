import pg from 'pg'
import { expect, test } from 'vitest'
import { DrizzleQueryError } from '../database/drizzle.ts'
import { createLog } from './create-log.ts'

const secret = 'hedgehog@example.com'

function logged(error: unknown): string {
  const lines: string[] = []
  createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }).error(
    { err: error },
    'request failed',
  )
  return lines.join('')
}

function databaseError(code: string, message: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), {
    severity: 'ERROR',
    code,
    table: 'users',
    constraint: 'users_email_key',
    detail: `Key (email)=(${secret}) already exists.`,
    where: `unnamed portal parameter $1 = '${secret}'`,
    internalQuery: `select '${secret}'`,
  })
}

test('a failed query is logged with its statement, code and names, and without any value', () => {
  const cause = databaseError('23505', 'duplicate key value violates unique constraint "users_email_key"')
  const line = logged(new DrizzleQueryError('insert into users values ($1)', [secret], cause))
  expect(line).not.toContain(secret)
  expect(JSON.parse(line).err).toMatchObject({
    query: 'insert into users values ($1)',
    cause: { code: '23505', about: { table: 'users', constraint: 'users_email_key' } },
  })
  expect(JSON.parse(line).err.stack).toContain('describe-error.test.ts')
})

test.each([
  [
    'a value that PostgreSQL quotes',
    databaseError('22P02', `invalid input syntax for type integer: "${secret}"`),
  ],
  [
    'a value within another error',
    new Error('turn failed', { cause: databaseError('22003', `value "${secret}" is out of range`) }),
  ],
  [
    'several errors',
    new AggregateError([new DrizzleQueryError('select $1', [secret], new Error('gone'))], 'all failed'),
  ],
  ['JSON that cannot be read', jsonError()],
  [
    'a value with lines like those of a stack',
    new DrizzleQueryError('select $1', [`x\n    at ${secret}`], new Error('gone')),
  ],
  ['what is no error', secret],
  ['an added field', Object.assign(new Error('no answer'), { body: secret })],
])('%s stays out of the log', (_what, error) => {
  expect(logged(error)).not.toContain('hedgehog')
})

function jsonError(): unknown {
  try {
    return JSON.parse(`${secret} is no JSON`)
  } catch (error) {
    return error
  }
}

test('other errors keep their message, code and places', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  expect(JSON.parse(logged(error)).err).toMatchObject({
    type: 'Error',
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
  })
})
