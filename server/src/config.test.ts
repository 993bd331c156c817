import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentSchema, readConfig } from './config.ts'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the example lists every variable with its meaning, and is itself a valid environment', () => {
  const listed = [...example.matchAll(/^# (.+)\n([A-Z_]+)=(.*)$/gm)].map(([, meaning, name]) => [
    name,
    meaning,
  ])
  const known = Object.entries(environmentSchema.shape).map(([name, schema]) => [name, schema.description])
  expect(listed).toEqual(known)
  for (const [name] of known) expect(readme).toContain(`\`${name}\``)
  const values = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(readConfig(values)).toEqual(readConfig({}))
})

test('everything that is wrong is said at once', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' }
  expect(() => readConfig(wrong)).toThrow(/3 wrong value[\s\S]*PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/)
})
