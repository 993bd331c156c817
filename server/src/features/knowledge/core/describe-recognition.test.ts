import { expect, it } from 'vitest'
import { describeRecognition } from './describe-recognition.ts'

const pages = [
  { number: 1, confidence: 95 },
  { number: 3, confidence: 70 },
]

it('tells the confidence of each page and of all, and how many a model has read', () => {
  expect(describeRecognition({ pages, pagesByModel: 2, pagesLeft: 0 })).toEqual({
    ocrPages: '1:95 3:70',
    ocrConfidence: 83,
    modelPages: 2,
  })
})

it('says how many pages were not read', () => {
  expect(describeRecognition({ pages, pagesByModel: 0, pagesLeft: 1800 }).ocrFailure).toBe(
    '1,800 scanned pages were not read: that takes too long. Split the file and upload the rest.',
  )
})

it('says nothing of a file whose pages had no text for OCR', () => {
  expect(describeRecognition({ pages: [], pagesByModel: 0, pagesLeft: 0 })).toEqual({})
})
