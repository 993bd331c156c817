import { describe, expect, test } from 'vitest'
import { parseWrittenAgent, readWrittenAgents } from './read-written-agents.ts'

const agents = readWrittenAgents()

test('there are many, and no two are asked the same often', () => {
  expect(agents.length).toBeGreaterThan(100)
  const asked = agents.flatMap(({ questions }) => questions.map(({ ask }) => ask.toLowerCase()))
  expect(new Set(asked).size / asked.length).toBeGreaterThan(0.97)
})

test('what isn’t of the form is named', () => {
  expect(() => parseWrittenAgent('a.md', '# Trade\nknows\n')).toThrow(/a\.md/)
  expect(() => parseWrittenAgent('a.md', '# Trade\nknows\n---\nwhat do you know\n')).toThrow(
    /what do you know/,
  )
  const read = parseWrittenAgent('a.md', '# Trade\n| a | b |\n---\nwhat | if | | a\nwho | -\n')
  expect(read.knowledge).toBe('| a | b |')
  expect(read.questions).toEqual([
    { ask: 'what | if |', phrase: 'a' },
    { ask: 'who', phrase: null },
  ])
})

describe.each(agents)('$file', ({ knowledge, questions }) => {
  test('is asked enough, nothing twice, and now and then what it doesn’t answer', () => {
    expect(questions.length).toBeGreaterThanOrEqual(18)
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length)
    expect(questions.filter(({ phrase }) => phrase === null).length).toBeGreaterThanOrEqual(3)
  })

  test('says each answer once', () => {
    const phrases = questions.flatMap(({ phrase }) => phrase ?? [])
    expect(phrases.filter((phrase) => knowledge.split(phrase).length !== 2)).toEqual([])
  })
})
