import { expect, test } from 'vitest'
import { splitIntoPassages } from './split-into-passages.ts'
import { countTokens } from './tokenize.ts'

const HANDBOOK = `# Shop

## Shipping
We ship to:
- Austria
- Germany, within
  two days

| Country | Price |
|---|---|
| AT | 5 |

### Returns
How do I return?
Send it back. Within 30 days.

\`\`\`js
a  = 1

# no heading
\`\`\`
`

test('headings become the path, lists, tables and code stay whole', () => {
  const passages = splitIntoPassages(HANDBOOK.replaceAll('\n', '\r\n'))
  expect(passages.map((passage) => passage.heading)).toEqual([
    'Shop › Shipping',
    'Shop › Shipping › Returns › How do I return?',
  ])
  expect(passages[0]?.text).toContain(
    'We ship to:\n\n- Austria\n- Germany, within two days\n\n| Country | Price |',
  )
  expect(passages[1]?.text).toContain('```js\na  = 1\n\n# no heading\n```')
})

test('prose is cut between sentences into passages of a readable size', () => {
  const sentence = 'Dr. Smith v. Jones was heard in the U.S. by J. Doe on 3.5 counts and no more than that.'
  const passages = splitIntoPassages(Array.from({ length: 60 }, () => sentence).join(' '))
  expect(passages.length).toBeGreaterThan(5)
  for (const { text } of passages) {
    expect(text.replaceAll(sentence, '').trim()).toBe('')
    expect(countTokens(text)).toBeLessThanOrEqual(220)
  }
})

test('a long table is cut between rows and keeps its header', () => {
  const rows = Array.from({ length: 200 }, (_, at) => `| item ${at} | ${at} euros |`)
  const passages = splitIntoPassages(['| Item | Price |', '|---|---|', ...rows].join('\n'))
  expect(passages.length).toBeGreaterThan(3)
  expect(passages.every(({ text }) => text.startsWith('| Item | Price |\n|---|---|\n| item '))).toBe(true)
  expect(passages.flatMap(({ text }) => text.split('\n').slice(2))).toEqual(rows)
})

test.each([
  ['nothing', '', 0],
  ['only space', ' \n\t\n', 0],
  ['one line without spaces', 'x'.repeat(1_000_000), 700],
  ['one line without punctuation', 'lorem ipsum '.repeat(90_000), 3000],
  ['Chinese without punctuation', '漢字'.repeat(100_000), 700],
  ['Arabic', 'مرحبا بكم في متجرنا. '.repeat(20_000), 3000],
  ['headings alone', '# a\n'.repeat(20_000), 20_001],
  ['an open fence', `\`\`\`\n${'code line\n'.repeat(20_000)}`, 3000],
  ['broken surrogates', '\ud83d'.repeat(50_000), 700],
])('takes %s', (_, text, most) => {
  const passages = splitIntoPassages(text)
  expect(passages.length).toBeLessThanOrEqual(most)
  for (const passage of passages) expect(passage.text.length).toBeLessThan(8000)
  const count = (value: string) => value.replace(/[\s#]/g, '').length
  expect(passages.reduce((sum, passage) => sum + count(passage.text), 0)).toBe(count(text))
})
