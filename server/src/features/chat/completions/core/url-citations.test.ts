import { expect, test } from 'vitest'
import { urlCitations } from './url-citations.ts'

test('sources with an address stand around their quote, else around the whole answer', () => {
  const answer = 'The ferry leaves at noon. It takes an hour.'
  const source = (url: string | null, quote: string) => ({ title: 'Ferry', url, quote })
  const cited = urlCitations(answer, [
    source('https://a.example/', 'It takes an hour.'),
    source('https://b.example/', 'A ferry leaves at 12.'),
    source('https://c.example/', ''),
    source(null, 'It takes an hour.'),
  ])
  expect(
    cited.map(({ url_citation: { start_index, end_index } }) => answer.slice(start_index, end_index)),
  ).toEqual(['It takes an hour.', answer, answer])
  expect(cited.map(({ url_citation: { url, title } }) => [url, title])).toEqual([
    ['https://a.example/', 'Ferry'],
    ['https://b.example/', 'Ferry'],
    ['https://c.example/', 'Ferry'],
  ])
})
