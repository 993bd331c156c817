import { expect, test } from 'vitest'
import { profileOfPage } from './profile-of-page.ts'

const card = { title: 'Start', description: null, siteName: null }
const page = { title: 'Start', card, themeColor: null }
const url = 'https://www.harbour-inn.example/'

test('a site is named as it calls itself, else by its host', () => {
  expect(profileOfPage({ ...page, card: { ...card, siteName: ' Harbour\n Inn ' } }, url).name).toBe(
    'Harbour Inn',
  )
  expect(profileOfPage(page, url).name).toBe('Harbour-inn')
  expect(profileOfPage(page, 'http://127.0.0.1:8080/').name).toBe('Start')
})

test('the tagline is the first sentence, the description what follows it, and both fit their fields', () => {
  const described = (description: string) => profileOfPage({ ...page, card: { ...card, description } }, url)
  expect(described('Rooms by the sea. Open all year.')).toMatchObject({
    tagline: 'Rooms by the sea.',
    description: 'Open all year.',
  })
  expect(described('Rooms by the sea')).toMatchObject({ tagline: 'Rooms by the sea', description: null })
  expect(described('')).toMatchObject({ tagline: null, description: null })
  const long = described('word '.repeat(1000))
  expect(long.tagline?.length).toBeLessThanOrEqual(100)
  expect(long.tagline?.endsWith('word…')).toBe(true)
  expect(long.description?.length).toBeLessThanOrEqual(1000)
  expect(described('🦊'.repeat(600)).description?.isWellFormed()).toBe(true)
})

test.each([
  ['#0a7', '#00aa77'],
  ['rgb(200, 30, 60)', '#c81e3c'],
  ['rebeccapurple', '#663399'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['#ffffff', null],
  ['black', null],
  ['#eeeef0', null],
  ['url(javascript:alert(1))', null],
  ['', null],
])('theme-color %s is %s', (themeColor, hex) => {
  expect(profileOfPage({ ...page, themeColor }, url).brandColor).toBe(hex)
})
