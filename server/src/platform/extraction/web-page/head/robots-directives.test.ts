import { expect, test } from 'vitest'
import { readRobotsDirectives } from './robots-directives.ts'

test.each([
  ['noindex', true, false],
  ['NoIndex, NoFollow', true, true],
  ['none', true, true],
  ['noindex nofollow', true, true],
  ['index, follow, max-image-preview:none, max-snippet:-1', false, false],
  ['max-image-preview: none, nofollow', false, true],
  ['googlebot: noindex, nofollow', false, false],
  ['googlebot: noindex, ParleyKit: nofollow', false, true],
  ['unavailable_after: 25 Jun 2030 15:00:00 PST', false, false],
  ['', false, false],
])('%j', (content, noindex, nofollow) => {
  expect(readRobotsDirectives(content, 'ParleyKit')).toEqual({ noindex, nofollow })
})
