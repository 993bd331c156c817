import { expect, test } from 'vitest'
import { chooseContactPage } from './choose-contact-page.ts'
import { contactSection } from './contact-section.ts'

const at = (...paths: string[]) => paths.map((path) => `https://example.com${path}`)

test.each([
  [at('/boats', '/', '/contact'), '/'],
  [at('/a', '/contact', '/?lang=de'), '/contact'],
  [at('/boats/large', '/boats', '/bikes'), '/bikes'],
])('of %j one keeps the contact', (urls, path) => {
  expect(chooseContactPage(urls)).toBe(`https://example.com${path}`)
})

test('there may be none', () => {
  expect(chooseContactPage([])).toBeNull()
})

test('the section is called as in the language of its page', () => {
  expect(contactSection('Tel 12', 'de')).toBe('## Kontakt\n\nTel 12')
  expect(contactSection('Tel 12', null)).toBe('## Contact\n\nTel 12')
  expect(contactSection('', 'de')).toBe('')
})
