import { expect, test } from 'vitest'
import { linkToQuote } from './link-to-quote.ts'

const PAGE = 'https://cafe.example/menu'

test.each([
  ['On Sundays it opens at 10:00.', 'On%20Sundays%20it%20opens%20at%2010%3A00.'],
  ['Fish & chips, well-done', 'Fish%20%26%20chips%2C%20well%2Ddone'],
  ['## Opening hours', 'Opening%20hours'],
  ['- a deposit of 50 euros', 'a%20deposit%20of%2050%20euros'],
  [
    '3. Ring **twice**, see [it](/a_b)',
    'Ring%20**twice**%2C%20see%20%5Bit%5D(%2Fa_b)&text=Ring%20twice%2C%20see%20it',
  ],
  ['A file is called my_long_name', 'A%20file%20is%20called%20my_long_name'],
  ['| Lemonade | 3.40 | 4.20 |', 'Lemonade,4.20'],
  ['| Closed | |', 'Closed'],
  ['```sh\nnpm install\nnpm start\n```', 'npm%20install,npm%20start'],
  ['````md\nSee [`it`](/x).\n````', 'See%20%5B%60it%60%5D(%2Fx).'],
  ['```py\nrun(1)  # once\n```', 'run(1)%20%20%23%20once'],
  ['| a \\| b |', 'a%20%7C%20b'],
  ['version: str \uf0c1', 'version%3A%20str'],
])('the quote %s', (quote, directive) => {
  expect(linkToQuote(PAGE, quote)).toBe(`${PAGE}#:~:text=${directive}`)
})

test('a long quote is named by its first and last words, spaced or not', () => {
  const english = `One two three four five ${'and so on '.repeat(12)}six seven eight nine ten.`
  expect(linkToQuote(PAGE, english)).toBe(
    `${PAGE}#:~:text=One%20two%20three%20four%20five,six%20seven%20eight%20nine%20ten.`,
  )
  const japanese = `配送料は全国一律五百円です${'送料はお客様のご負担となります'.repeat(8)}三日以内にお届けします。`
  const [start = '', end = ''] = decodeURIComponent(
    linkToQuote(PAGE, japanese).split('text=')[1] ?? '',
  ).split(',')
  expect(start.length).toBeLessThan(20)
  expect(japanese.startsWith(start)).toBe(true)
  expect(japanese.endsWith(end)).toBe(true)
})

test('a hash keeps its place, an older directive goes, and a quote without words changes nothing', () => {
  expect(linkToQuote(`${PAGE}?a=1#prices`, 'Tea')).toBe(`${PAGE}?a=1#prices:~:text=Tea`)
  expect(linkToQuote(`${PAGE}#prices:~:text=Coffee`, 'Tea')).toBe(`${PAGE}#prices:~:text=Tea`)
  expect(linkToQuote(`${PAGE}#prices`, '---')).toBe(`${PAGE}#prices`)
})

test('a short quote is told from others by the words before it, a long one needs none', () => {
  const passage =
    'Kayaks by the hour.\n\nOptions:\n\n- with a guide who speaks three languages and knows the seals'
  expect(linkToQuote(PAGE, 'Options:', passage)).toBe(
    `${PAGE}#:~:text=Kayaks%20by%20the%20hour.-,Options%3A&text=Options%3A`,
  )
  expect(linkToQuote(PAGE, passage.slice(passage.indexOf('- ')), passage)).not.toContain('-,')
  expect(linkToQuote(PAGE, 'Kayaks by the hour.', passage)).toBe(`${PAGE}#:~:text=Kayaks%20by%20the%20hour.`)
})
