import { expect, test } from 'vitest'
import { buildIndex } from '../index/build-index.ts'
import { decodeIndex } from '../index/decode-index.ts'
import { encodeIndex } from '../index/encode-index.ts'
import { searchIndex } from './search-index.ts'

const passage = (passageId: number, entryId: number, heading: string, text: string) => ({
  passageId,
  entryId,
  title: '',
  heading,
  text,
})

const BIG = 2 ** 52
const PASSAGES = [
  passage(BIG, 7, 'Shipping', 'We deliver parcels to Austria within two days. Delivery costs 5 euros.'),
  passage(BIG + 1, 7, 'Returns', 'You may return parcels within thirty days of delivery, free of charge.'),
  passage(3, 8, 'Storage', 'Files live in a GitHub repository; the stylesheet is in the theme folder.'),
  passage(
    4,
    9,
    'Deutsch',
    'Die Lieferung nach Österreich dauert zwei Tage und kostet fünf Euro. Rücksendungen sind frei.',
  ),
  passage(5, 9, '日本語', '配送料は五百円です。返品は三十日以内にお願いします。'),
]
const index = buildIndex(PASSAGES)
const ids = (question: string, isLive?: (entryId: number) => boolean) =>
  searchIndex(index, question, { limit: 3, ...(isLive && { isLive }) }).hits.map((hit) => hit.passageId)

test.each([
  ['what is the delivery cost', BIG],
  ['can I send something back: returning', BIG + 1],
  ['where is the styelsheet', 3],
  ['what do aprcels to austira cost', BIG],
  ['where is the tsylesheet', 3],
  ['Wie lange dauert die lieferung nach OSTERREICH', 4],
  ['配送料はいくらですか', 5],
  ['Rücksendungstage', 4],
])('%s', (question, first) => {
  expect(ids(question)[0]).toBe(first)
})

test.each(['[1]', '【1】', '［１］【２】', '【1†source】'])(
  '%s behind a question is no part of it',
  (mark) => {
    const read = (asked: string, before = '') =>
      searchIndex(index, asked, { limit: 3, context: before }).question.terms.map(({ word }) => word)
    expect(read(`配送料はいくらですか？${mark}`)).toEqual(read('配送料はいくらですか？'))
    expect(read('返品は', `配送料はいくら？${mark}`)).toEqual(read('返品は', '配送料はいくら？'))
  },
)

test('a question is read as it is meant, but says what was written', () => {
  const { question } = searchIndex(index, 'What does a prcel to Autsria cost?', { limit: 3 })
  expect(question.text).toBe('What does a parcel to austria cost?')
  expect(question.terms.map((term) => term.word)).toContain('prcel')
})

test('entries that no longer live make room for others', () => {
  const live = ids('delivery of parcels', (entryId) => entryId !== 7)
  expect(ids('delivery of parcels')).toContain(BIG)
  expect(live).not.toContain(BIG)
  expect(live).not.toContain(BIG + 1)
})

test('words that the knowledge does not have find nothing', () => {
  expect(ids('quantum chromodynamics')).toEqual([])
  expect(ids('')).toEqual([])
})

test('an index reads back from its bytes as it was, also from unaligned ones', () => {
  const bytes = encodeIndex(index)
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  expect(decodeIndex(bytes)).toEqual(index)
  expect(decodeIndex(shifted.subarray(3))).toEqual(index)
  expect(decodeIndex(encodeIndex(buildIndex([])))).toEqual(buildIndex([]))
})

test('damaged bytes are refused', () => {
  const bytes = encodeIndex(index)
  const damaged = bytes.slice()
  damaged[200] = (damaged[200] ?? 0) ^ 1
  expect(() => decodeIndex(damaged)).toThrow('damaged')
  expect(() => decodeIndex(bytes.subarray(0, bytes.length - 8))).toThrow()
  expect(() => decodeIndex(new Uint8Array(0))).toThrow('no index')
  expect(() => decodeIndex(new TextEncoder().encode('x'.repeat(500)))).toThrow('no index')
})

test('the best of many come in their order, whatever the limit, and others where the best are deleted', () => {
  const many = buildIndex(
    Array.from({ length: 300 }, (_, at) => passage(at, at % 2, '', `kayak ${'boat '.repeat(1 + (at % 50))}`)),
  )
  const best = (limit: number, isLive?: (entryId: number) => boolean) =>
    searchIndex(many, 'kayak', { limit, ...(isLive && { isLive }) }).hits.map((hit) => hit.passageId)
  const all = best(300)
  expect(all).toHaveLength(300)
  expect(all.slice(0, 6)).toEqual([0, 50, 100, 150, 200, 250])
  for (const limit of [1, 7, 100]) expect(best(limit)).toEqual(all.slice(0, limit))
  const odd = all.filter((id) => id % 2 === 1)
  expect(best(10, (entryId) => entryId === 1)).toEqual(odd.slice(0, 10))
})
