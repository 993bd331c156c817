import { readFileSync } from 'node:fs'
import {
  chooseBrandColors,
  chooseDarkBrandColors,
  contrastRatio,
} from '@parleykit/contract/agents/brand-colors'
import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import { expect, test } from 'vitest'

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

const styles = readFileSync(new URL('styles/theme.css', import.meta.url), 'utf8')
const darkGrounds = ['ground', 'raised', 'wash'].map((name) => {
  const color = new RegExp(`--${name}: light-dark\\(.*, (#[0-9a-f]{6})\\)`).exec(styles)?.[1]
  if (!color) throw new Error(`The dark theme has no ground called ${name}`)
  return color
})

test.each([defaultBrandColor, ...anyColors])('%s is seen and its links are read on dark grounds', (brand) => {
  const colors = chooseDarkBrandColors(brand)
  expect(contrastRatio(colors.surface, colors.onSurface)).toBeGreaterThanOrEqual(4.5)
  for (const ground of darkGrounds) {
    expect(contrastRatio(colors.ink, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(colors.surface, ground)).toBeGreaterThanOrEqual(3)
  }
})

test('a brand colour that is seen on dark is left as it is', () => {
  expect(chooseDarkBrandColors('#ffe600')).toEqual({
    surface: '#ffe600',
    onSurface: '#000000',
    ink: '#ffe600',
  })
})

test('dark brands carry white text, light ones black', () => {
  expect(chooseBrandColors(defaultBrandColor).onSurface).toBe('#ffffff')
  expect(chooseBrandColors('#123')).toEqual({ surface: '#112233', onSurface: '#ffffff', ink: '#112233' })
  expect(chooseBrandColors('#ffe600')).toMatchObject({ surface: '#ffe600', onSurface: '#000000' })
})

test('what is no colour counts as the default one', () => {
  expect(chooseBrandColors('red; background: url(x)')).toEqual(chooseBrandColors(defaultBrandColor))
})
