import { expect, test } from 'vitest'
import { excerptAround } from './excerpt-around.ts'

const filler = (words: number) =>
  Array.from({ length: words }, (_, at) => `word${at}`)
    .join(' ')
    .concat('.')
const quote = 'A bicycle costs 12 euros a day.'

test('a long passage is cut around what is quoted, at words, and says so', () => {
  const [before, quoted, after] = excerptAround(`${filler(100)} ${quote} ${filler(100)}`, [quote])
  expect(quoted).toEqual({ text: quote, isQuoted: true })
  expect(before?.text).toMatch(/^… word\d+ .*word99\. $/)
  expect(after?.text).toMatch(/^ word0 .*word\d+ …$/)
  expect(Math.max(before?.text.length ?? 0, after?.text.length ?? 0)).toBeLessThan(170)
})

test('a short passage stays whole, and a quote is found with any space between its words', () => {
  expect(excerptAround('Helmets are free. A bicycle\ncosts 12  euros a day. (Ask us.)', [quote])).toEqual([
    { text: 'Helmets are free. ', isQuoted: false },
    { text: 'A bicycle\ncosts 12  euros a day.', isQuoted: true },
    { text: ' (Ask us.)', isQuoted: false },
  ])
})

test('several quotes stand in the order of the passage, with what is between them', () => {
  const passage = `One. ${filler(200)} Two. Three.`
  const shown = excerptAround(passage, ['Three.', 'One.', 'Two. Three.'])
  expect(shown.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)).toEqual(['One.', 'Two. Three.'])
  expect(shown.find(({ isQuoted }) => !isQuoted)?.text).toMatch(/ …\n\n… /)
})

test('a passage without the quote has no excerpt', () => {
  expect(excerptAround('Helmets are free.', [quote, ' '])).toEqual([])
  expect(excerptAround(quote, ['A (bicycle)* [costs'])).toEqual([])
})
