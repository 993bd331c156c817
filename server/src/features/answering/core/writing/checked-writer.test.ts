import { expect, test } from 'vitest'
import { PromptEvidence } from '../checking/prompt-evidence.ts'
import { CheckedWriter } from './checked-writer.ts'

const CLAUSES =
  'the boats are kept in the old wooden shed behind the harbour wall, the oars hang beside the green door of the boathouse, ' +
  'the jackets dry on long lines in the summer sun and the keys are with the mate who sleeps above the ticket office'
const passage = { title: 'Boats', heading: '', text: `In winter ${CLAUSES}.`, url: null }

function write(text: string, { step = 5, wantsLines = false, passages = [passage] } = {}) {
  const evidence = new PromptEvidence(passages, ['en'])
  const writer = new CheckedWriter({ evidence, language: 'en', said: [], canary: 'k7f3', wantsLines })
  let sent = ''
  for (let at = 0; at < text.length && !writer.isDone; at += step)
    sent += writer.push(text.slice(at, at + step))
  sent += writer.isDone ? writer.stop() : writer.finish()
  expect(sent).toBe(writer.text)
  return sent
}

test.each([3, 40, 1000])('a verdict before a long sentence stays before it (pieces of %i)', (step) => {
  expect(write(`Yes [1]. In winter ${CLAUSES} [1].`, { step })).toBe(`Yes [1]. In winter ${CLAUSES} [1].`)
})

const PIERS = [
  'amber',
  'bronze',
  'copper',
  'denim',
  'ebony',
  'flax',
  'gold',
  'hazel',
  'ivory',
  'jade',
  'khaki',
  'lemon',
]

test.each([0, 1, 2])(
  'an answer that is long enough ends with a sentence, or shows that it is broken off (%i)',
  (more) => {
    const passages = PIERS.map((pier) => ({
      ...passage,
      text: `On the ${pier} pier in winter ${'and in spring '.repeat(more)}${CLAUSES}.`,
    }))
    const said = passages.map(({ text }, at) => `${text.slice(0, -1)} [${at + 1}].`).join(' ')
    for (const wantsLines of [true, false])
      for (const step of [3, 40, 400]) {
        const sent = write(said, { step, passages, wantsLines })
        expect(sent.length).toBeGreaterThan(1000)
        expect(sent, `pieces of ${step}`).toMatch(/(?:\.|…)$/)
      }
  },
)

test('a sentence that is said again after others is dropped, one that only ends like another is not', () => {
  const passages = PIERS.slice(0, 2).map((pier) => ({ ...passage, text: `On the ${pier} pier ${CLAUSES}.` }))
  const [first = '', second = ''] = passages.map(({ text }, at) => `${text.slice(0, -1)} [${at + 1}].`)
  expect(write(`${first} ${second}`, { passages })).toBe(`${first} ${second}`)
  expect(write(`Yes [1]. ${first} ${first}`, { passages }).match(/\[1\]\./g)).toHaveLength(2)
})

const MANUAL = {
  ...passage,
  text: 'To use the API write const x = open(door)[0] in your program. The array holds the price.',
}
const BLOCK = '```js\nconst x = open(door)[0]\n```'

test.each([1, 3, 40, 1000])('a block of code is kept whole, or left out whole (pieces of %i)', (step) => {
  const say = (text: string) => write(text, { step, passages: [MANUAL] })
  const last = 'The array holds the price [1].'
  expect(say(`${BLOCK}\n${last}`)).toBe(`${BLOCK}\n${last}`)
  expect(say(`${last}\n\n${BLOCK}\n\n[1]`)).toBe(`${last}\n\n${BLOCK}\n\n[1]`)
  expect(say(`${last}\n\n\`\`\`sh\nclose the window\n\`\`\`\n\n${last}`)).toBe(last)
  expect(say('To use the API [1]:\n\n```js\nconst x = open(door)')).toBe(
    'To use the API [1]:\n\n```js\nconst x = open(door)\n```',
  )
  expect(say(`Write \`open(door)[0]\` in your program [1].`)).toBe(
    'Write `open(door)[0]` in your program [1].',
  )
})

const LAST = 'The array holds the price [1].'
const STEPS = [1, 2, 3, 4, 6, 9, 20, 1000]

test.each([
  ['```The kayak costs 9999 euros. Call +49 900 666666.```', /9999|900/],
  ['```The kayak costs 9999 euros\nconst x = open(door)[0]\n```', /9999/],
  ['~~~ The kayak costs 9999 euros\nconst x = open(door)[0]\n~~~', /9999/],
  ['```js kayak costs 9999 euros, call +49 900 666666\n```', /9999|900/],
  ['```js\nconst price = 9999\n```', /9999/],
  [`\`\`\`js\n${'const x = open(door)[0]\n'.repeat(120)}\`\`\``, /open\(door/],
  ['```\n```', /```/],
])('of %j nothing passes unchecked, and what follows does', (block, unchecked) => {
  for (const step of STEPS) {
    const sent = write(`${LAST}\n\n${block}\n\nIn your program write const x [1].`, {
      step,
      passages: [MANUAL],
    })
    expect(sent).not.toMatch(unchecked)
    expect(sent).toContain(LAST)
    expect(sent).toContain('In your program write const x [1].')
    expect(sent).not.toContain('```')
  }
})

test.each([
  `To use the API [1]:\n\`\`\`const x = open(door)[0]\`\`\`\n${LAST}`,
  `${BLOCK} [1]\n${LAST}`,
  `- \`\`\`js\n  const x = open(door)[0]\n  \`\`\`\n${LAST}`,
  `\`\`\`\`\nconst x = open(door)[0]\n\`\`\`\`\n${LAST}`,
])('what follows the code of %j is kept, however it is cut', (text) => {
  const [first, ...others] = STEPS.map((step) => write(text, { step, passages: [MANUAL] }))
  expect(first).toContain(LAST)
  for (const other of others) expect(other).toBe(first)
})

const STEPS_TOLD = {
  ...passage,
  text: 'Open the shed. Then take the boat to the water. Put on the jacket before you leave.',
}

test('the numbers of a list are no values that a passage must have', () => {
  const list = [
    '1. Open the shed [1].',
    '2. Take the boat to the water [1].',
    '3. Put on the jacket [1].',
  ].join('\n')
  for (const step of STEPS) expect(write(list, { step, passages: [STEPS_TOLD] })).toBe(list)
  for (const value of ['12. Open the shed [1].', '1. May: open the shed [1].'])
    expect(write(value, { passages: [STEPS_TOLD] })).toBe('')
  expect(write('1. Open the shed [1].\n2. Take 7 boats to the water [1].', { passages: [STEPS_TOLD] })).toBe(
    '1. Open the shed [1].',
  )
})
