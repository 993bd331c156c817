import { limitsOf } from '@parleykit/contract/billing/plans'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { modelUsage, tokenReservations } from './base/tables.ts'
import { monthOf } from './core/month-of.ts'
import { drainTokenLeases, leaseTokens } from './index.ts'

const tokensACall = 2000
const takenACall = 300
const everybody = 0

let app: TestApp
let ownerId: number
beforeEach(async () => {
  app = await createTestApp({ LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm' })
  ownerId = (await makeOwner(app.origin)).user.id
})
afterEach(() => app.close())

const lease = (tokens = tokensACall) =>
  leaseTokens(app.platform(), { ownerId, ownerTier: 'free', purpose: 'writing', tokens })
const reservations = () => app.platform().database.select().from(tokenReservations)

async function counted(whose: number): Promise<number> {
  const { database } = app.platform()
  const counter = and(eq(modelUsage.ownerId, whose), eq(modelUsage.purpose, 'writing'))
  const [row] = await database.select({ tokens: modelUsage.tokens }).from(modelUsage).where(counter)
  return row?.tokens ?? 0
}

test('many calls at once share few reservations, and each token that they took is counted once', async () => {
  const calls = await Promise.all(Array.from({ length: 60 }, () => lease()))
  expect(calls.every((call) => call !== null)).toBe(true)
  const taken = await reservations()
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.length).toBeLessThan(10)
  expect(await counted(ownerId)).toBeGreaterThanOrEqual(60 * tokensACall)
  await Promise.all(calls.map((call) => call?.settle(takenACall)))
  await drainTokenLeases(app.platform())
  expect(await counted(ownerId)).toBe(60 * takenACall)
  expect(await counted(everybody)).toBe(60 * takenACall)
  expect(await reservations()).toEqual([])
})

test('a lease that nobody uses any more is counted by itself', async () => {
  await (await lease())?.settle(takenACall)
  await expect.poll(reservations, { timeout: 30_000 }).toEqual([])
  expect(await counted(ownerId)).toBe(takenACall)
})

test('near the end of a budget every call is counted for itself, to the last that fits', async () => {
  const { monthlyTokens } = limitsOf('free')
  const tokens = monthlyTokens - 3 * tokensACall
  const month = monthOf(new Date())
  await app.platform().database.insert(modelUsage).values({ month, purpose: 'writing', ownerId, tokens })
  const calls = await Promise.all(Array.from({ length: 10 }, () => lease()))
  expect(calls.filter((call) => call !== null)).toHaveLength(3)
  await Promise.all(calls.map((call) => call?.settle(tokensACall)))
  expect(await counted(ownerId)).toBe(monthlyTokens)
})
