import { expect, test } from 'vitest'
import { describeReading, entryDetails, entryWarnings, hasFile, lastReadOf } from './entry-details.ts'

test('an entry says how long it is', () => {
  expect(entryDetails({ readBy: null, metadata: '{"words":1,"textBytes":999,"pages":3}' })).toBe(
    '1 word · 999 bytes',
  )
})

test('an entry knows whether it has a file', () => {
  expect([hasFile({ metadata: '{"fileBytes":12}' }), hasFile({ metadata: '{"words":2}' })]).toEqual([
    true,
    false,
  ])
})

test('an entry says its language', () => {
  expect(entryDetails({ readBy: null, metadata: '{"language":"de","words":2}' })).toBe('German · 2 words')
})

test('an entry says what is wrong with its text', () => {
  const metadata = '{"pages":10,"pagesWithoutText":4,"looksGarbled":true,"mostlyTable":true}'
  const warnings = ['No readable text on 4 of 10 pages', 'Looks garbled: view the text', 'Mostly a table']
  expect(entryWarnings({ metadata })).toEqual(warnings)
  expect(entryWarnings({ metadata: '{"pages":10}' })).toEqual([])
})

test.each(['', 'not json', '[]', '{"words":"many"}'])('metadata %j tell nothing', (metadata) => {
  expect(entryDetails({ readBy: null, metadata })).toBe('')
})

test('a scan says how far its reading is, and then how sure it was', () => {
  expect(entryWarnings({ metadata: '{"waitsForOcr":true,"pages":3,"pagesWithoutText":3}' })).toEqual([
    'Waiting for text recognition (OCR)',
  ])
  expect(entryWarnings({ metadata: '{"waitsForOcr":true,"ocrPagesDone":2,"ocrPagesTotal":3}' })).toEqual([
    'Text recognition (OCR): 2 of 3 pages done',
  ])
  const metadata = '{"ocrPages":"1:95 2:61","ocrConfidence":78,"words":2}'
  expect(entryDetails({ readBy: 'ocr', metadata })).toBe('Read by OCR · 2 words')
  expect(describeReading({ readBy: 'ocr', metadata })).toBe('Read by OCR, 78 % sure. Check page 2 (61 %).')
  expect(describeReading({ readBy: null, metadata: '{"words":2}' })).toBeUndefined()
})

test('a scan that a model has read says so, and which pages OCR had to read', () => {
  const byModel = { readBy: 'model', metadata: '{"modelPages":3,"words":2}' } as const
  expect(entryDetails(byModel)).toBe('Read by a model · 2 words')
  expect(describeReading(byModel)).toBe('Read by a model: 3 pages.')
  const metadata = '{"modelPages":1,"ocrPages":"2:61","ocrConfidence":61}'
  expect(describeReading({ readBy: 'model', metadata })).toBe(
    'Read by a model: 1 page. Read by OCR: 1 page, 61 % sure. Check page 2 (61 %).',
  )
})

test('a scan says why it has no text', () => {
  const metadata = '{"ocrFailure":"No text could be read in this picture."}'
  expect(entryWarnings({ metadata })).toEqual(['No text could be read in this picture.'])
})

test('an entry of a live source knows when it was last read', () => {
  const readAt = '2026-11-30T10:00:00.000Z'
  expect(lastReadOf({ metadata: JSON.stringify({ sourceId: 3, readAt }) })).toBe(readAt)
  expect(lastReadOf({ metadata: JSON.stringify({ readAt }) })).toBeUndefined()
})
