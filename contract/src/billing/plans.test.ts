import { expect, test } from 'vitest'
import { knowledgeRoom, limitsOf, refusalForRoom } from './plans.ts'

const { knowledgeEntries, knowledgeBytes, fileBytes } = limitsOf('free')
const roomAfter = (entries: number, textBytes: number, files: number) =>
  knowledgeRoom('Free', { entries, textBytes, fileBytes: files })

test('what fits to the byte is taken, and one byte more is refused', () => {
  const room = roomAfter(knowledgeEntries - 1, knowledgeBytes - 10, fileBytes - 20)
  expect(refusalForRoom(room, { textBytes: 10, fileBytes: 20 })).toBeNull()
  expect(refusalForRoom(room, { textBytes: 11, fileBytes: 20 })).toMatch(/^This text is 1 KB, and your plan/)
  expect(refusalForRoom(room, { textBytes: 10, fileBytes: 21 })).toMatch(/^This file is 1 KB, and your plan/)
})

test('an agent with as many entries as its plan allows takes none', () => {
  const refusal = refusalForRoom(roomAfter(knowledgeEntries, 0, 0), { textBytes: 1, fileBytes: null })
  expect(refusal).toMatch(/limit for texts and files/)
})

test('before its size is known, anything is refused where nothing is left', () => {
  expect(refusalForRoom(roomAfter(0, 0, 0), {})).toBeNull()
  expect(refusalForRoom(roomAfter(0, knowledgeBytes, 0), {})).toMatch(
    /^Your plan has 0 KB left for this agent's texts/,
  )
  expect(refusalForRoom(roomAfter(0, 0, fileBytes), {})).toMatch(
    /^Your plan has 0 KB left for this agent's files/,
  )
})

test('full files leave room for texts, and a downgrade is told kindly', () => {
  const room = roomAfter(3, 1000, 40 * fileBytes)
  expect(refusalForRoom(room, { textBytes: 10, fileBytes: null })).toBeNull()
  expect(refusalForRoom(room, { textBytes: 10, fileBytes: 5_000_001 })).toMatch(/is 6 MB, .* has 0 KB left/)
})
