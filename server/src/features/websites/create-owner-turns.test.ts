import { expect, test } from 'vitest'
import { createOwnerTurns } from './create-owner-turns.ts'

test('one owner takes one place, however much it asks for, and others have theirs', async () => {
  const turns = createOwnerTurns(2, { ofAll: 4, ofOwner: 1 })
  const leave = await turns.enter(1)
  const second = turns.enter(1)
  expect(await turns.enter(1)).toBeNull()
  const other = await turns.enter(2)
  expect(other).toBeTypeOf('function')
  leave?.()
  const waited = await second
  expect(waited).toBeTypeOf('function')
  waited?.()
  other?.()
  expect(await turns.enter(1)).toBeTypeOf('function')
})

test('where all places are taken and as many wait as may, the next one is turned away, and may come again', async () => {
  const turns = createOwnerTurns(1, { ofAll: 1, ofOwner: 1 })
  const leave = await turns.enter(1)
  const waiting = turns.enter(2)
  expect(await turns.enter(3)).toBeNull()
  leave?.()
  ;(await waiting)?.()
  expect(await turns.enter(3)).toBeTypeOf('function')
})
