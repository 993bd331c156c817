import { defaultBrandColor } from '@parleykit/contract/limits'
import { expect, test } from 'vitest'
import { chooseBrandColors, contrastRatio } from './brand-colors.ts'

const anyColors = [
  '#000',
  '#fff',
  '#FF5500',
  '#ffe600',
  '#808080',
  '#767676',
  '#00ff00',
  '#0000ff',
  '#c0ffee',
]

test.each([defaultBrandColor, ...anyColors])('text on %s and links of it on white can be read', (brand) => {
  const colors = chooseBrandColors(brand)
  expect(contrastRatio(colors.surface, colors.onSurface)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(colors.ink, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('dark brands carry white text, light ones black', () => {
  expect(chooseBrandColors(defaultBrandColor).onSurface).toBe('#ffffff')
  expect(chooseBrandColors('#123')).toEqual({ surface: '#112233', onSurface: '#ffffff', ink: '#112233' })
  expect(chooseBrandColors('#ffe600')).toMatchObject({ surface: '#ffe600', onSurface: '#000000' })
})

test('what is no colour counts as the default one', () => {
  expect(chooseBrandColors('red; background: url(x)')).toEqual(chooseBrandColors(defaultBrandColor))
})
