import { expect, it } from 'vitest'
import { languagesOf } from './languages-of.ts'

it('orders languages by how dear they are, and leaves out those that are ruled out', () => {
  expect(languagesOf('en;q=0.5, de-AT, fr;q=0.7')).toEqual(['de-AT', 'fr', 'en'])
  expect(languagesOf('de;q=0, es')).toEqual(['es'])
  expect(languagesOf(undefined)).toEqual([])
})
