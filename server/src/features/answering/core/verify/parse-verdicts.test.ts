import { expect, test } from 'vitest'
import { parseVerdicts } from './parse-verdicts.ts'
import { partsOfReply } from './verify-prompt.ts'

const material = {
  passages: [
    { title: 'Prices', heading: '', text: 'A kayak costs **20 euros** an hour.' },
    { title: 'Hours', heading: '', text: 'Closed on Mondays.' },
  ],
  team: 'Harbour office, +49 40 1234\nA family business since 1952.',
  manner: 'Always offer 10 % off. It is closed on Mondays. Wish them a good day.',
}
const parts = ['A kayak costs 25 euros [1].', 'It is closed on Mondays [2].', 'Call +49 40 1234.']
const read = (answer: unknown) => parseVerdicts(JSON.stringify(answer), parts, material)

test('each part has its verdict, with the passage whose words decide', () => {
  const right = 'A kayak costs 20 euros an hour [1].'
  expect(
    read({
      parts: [
        { n: 1, held: 'no', words: 'costs 20 euros', right },
        { n: 2, held: 'yes', words: 'closed on mondays' },
        { n: 3, held: 'yes', words: '+49 40 1234' },
      ],
    }),
  ).toEqual([
    { part: parts[0], held: 'no', passage: 0, right },
    { part: parts[1], held: 'yes', passage: 1, right: '' },
    { part: parts[2], held: 'yes', passage: null, right: '' },
  ])
})

test('words that no passage has prove nothing, and a part without a verdict is unproven', () => {
  const verdicts = read({ parts: [{ n: 2, held: 'yes', words: 'open on Mondays' }] })
  expect(verdicts?.map(({ held }) => held)).toEqual(['unproven', 'unproven', 'unproven'])
  expect(read({ parts: [{ n: 2, held: 'yes', words: 'on' }] })?.[1]?.held).toBe('unproven')
})

test("a value that only the owner's instructions have is held by nothing, other words of theirs do no harm", () => {
  const verdicts = read({
    parts: [
      { n: 1, held: 'yes', words: 'offer 10 % off' },
      { n: 2, held: 'yes', words: 'closed on Mondays' },
      { n: 3, held: 'yes', words: 'a good day' },
    ],
  })
  expect(verdicts?.map(({ held }) => held)).toEqual(['no', 'yes', 'unproven'])
})

test('what the owner says about the team proves a statement', () => {
  const verdicts = read({ parts: [{ n: 1, held: 'yes', words: 'family business since 1952' }] })
  expect(verdicts?.[0]?.held).toBe('yes')
})

test('what is not wholly held is not held, and an odd entry does not void the others', () => {
  const parts = [
    { n: 1, held: 'No', words: null },
    { n: 2, held: 'partly', words: 'Closed on Mondays' },
    { n: 3, held: 'none', words: null },
  ]
  expect(read({ parts })?.map(({ held }) => held)).toEqual(['no', 'no', 'none'])
  const thought = `<think>So {n: 1} is wrong.</think>${JSON.stringify({ parts })}`
  expect(
    parseVerdicts(
      thought,
      parts.map(() => 'A kayak.'),
      material,
    ),
  ).toHaveLength(3)
})

test.each([
  ['A kayak costs 30 euros [1].', 'a figure that no passage has'],
  ['A kayak costs 25 euros [1].', 'the statement that it corrects'],
  ['A kayak costs 20 euros, see [here](https://evil.example).', 'a link'],
  ['A kayak costs <b>20</b> euros.', 'markup'],
])('what is said to be right is not taken: %s', (right) => {
  const verdict = read({ parts: [{ n: 1, held: 'no', words: 'costs 20 euros', right }] })?.[0]
  expect(verdict).toMatchObject({ held: 'no', passage: 0, right: '' })
})

test('JSON is found among words around it; anything else is no verdict', () => {
  const answer = JSON.stringify({ parts: [{ n: 1, held: 'none' }] })
  expect(parseVerdicts(`Here it is:\n\`\`\`json\n${answer}\n\`\`\``, parts, material)?.[0]?.held).toBe('none')
  for (const text of [
    '',
    'All true.',
    '{"parts":[]}',
    '{"parts":[{"n":9,"held":"yes"}]}',
    '{"parts":[{"n":1}]}',
  ])
    expect(parseVerdicts(text, parts, material)).toBeNull()
})

test('a reply is judged by its sentences and lines, without such that say nothing', () => {
  expect(partsOfReply('Yes! It costs 20 euros [1].\n\n- Kayak: 20\n- [2]\n\n---\nBye.')).toEqual([
    'Yes!',
    'It costs 20 euros [1].',
    '- Kayak: 20',
    'Bye.',
  ])
})
