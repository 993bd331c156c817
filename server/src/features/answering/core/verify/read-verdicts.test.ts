import { expect, test } from 'vitest'
import { readVerdicts } from './read-verdicts.ts'
import { partsOfReply } from './verify-prompt.ts'

const material = {
  passages: [
    { title: 'Prices', heading: '', text: 'A kayak costs **20 euros** an hour.' },
    { title: 'Hours', heading: '', text: 'Closed on Mondays.' },
  ],
  contact: 'Harbour office, +49 40 1234',
}
const parts = ['A kayak costs 25 euros [1].', 'It is closed on Mondays [2].', 'Call +49 40 1234.']
const read = (answer: unknown) => readVerdicts(JSON.stringify(answer), parts, material)

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

test('words that no passage has prove nothing, and what is said to be right without any is not taken', () => {
  expect(read({ parts: [{ n: 2, held: 'yes', words: 'open on Mondays' }] })?.[0]?.held).toBe('unproven')
  const invented = { n: 1, held: 'no', words: 'costs 30 euros', right: 'A kayak costs 30 euros [1].' }
  expect(read({ parts: [invented] })?.[0]).toMatchObject({ held: 'no', passage: null, right: '' })
})

test('JSON is found among words around it; anything else is no verdict', () => {
  const answer = JSON.stringify({ parts: [{ n: 1, held: 'none' }] })
  expect(readVerdicts(`Here it is:\n\`\`\`json\n${answer}\n\`\`\``, parts, material)).toHaveLength(1)
  for (const text of [
    '',
    'All true.',
    '{"parts":[]}',
    '{"parts":[{"n":9,"held":"yes"}]}',
    '{"parts":[{"n":1}]}',
  ])
    expect(readVerdicts(text, parts, material)).toBeNull()
})

test('a reply is judged by its sentences and lines, without such that say nothing', () => {
  expect(partsOfReply('Yes! It costs 20 euros [1].\n\n- Kayak: 20\n- [2]\n\n---\nBye.')).toEqual([
    'Yes!',
    'It costs 20 euros [1].',
    '- Kayak: 20',
    'Bye.',
  ])
})
