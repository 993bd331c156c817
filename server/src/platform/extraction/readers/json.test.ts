import { expect, it } from 'vitest'
import { defaultExtractionLimits } from '../bounds/extraction-limits.ts'
import { readJson } from './json.ts'

const read = (text: string) =>
  readJson({ bytes: Buffer.from(text), fileType: 'json', limits: defaultExtractionLimits }).text

it('lays JSON out, and keeps other text with its spaces and lines', () => {
  expect(read('{"open":"9 to 5"}')).toBe('{\n  "open": "9 to 5"\n}')
  const note = 'Opening hours:\n  Monday to Friday, 9 to 5 [except holidays],\n  closed on {some} days'
  expect(read(note)).toBe(note)
})
