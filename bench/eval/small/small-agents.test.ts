import { describe, expect, test } from 'vitest'
import { SITUATION_AGENTS } from './agents/situation-agents.ts'
import { ENGLISH_AGENTS } from './english-agents.ts'
import { FURTHER_AGENTS } from './further-agents.ts'
import { holdsPhrase } from './judge-reply.ts'
import { measureSmallAgents } from './measure-small-agents.ts'

const first = [...ENGLISH_AGENTS, ...FURTHER_AGENTS]

test('agents with a handful of short texts answer, and refuse what they don’t know', () => {
  const figures = measureSmallAgents(first)
  expect(figures.answeredRight).toBeGreaterThan(0.85)
  expect(figures.answeredWrong).toBeLessThan(0.05)
  expect(figures.nearTopicRefused).toBeGreaterThan(0.9)
  expect(figures.offTopicRefused).toBeGreaterThan(0.95)
})

describe.each([...first, ...SITUATION_AGENTS])('the material of the agent “$name”', (agent) => {
  const turns = agent.conversations.flat()
  const knowledge = agent.entries.map(({ title, text }) => `${title}\n${text}`).join('\n')

  test('says all that its replies must hold', () => {
    const foreign = turns.flatMap(({ question, holds }) =>
      holds
        .flat()
        .filter((phrase) => !holdsPhrase(knowledge, phrase))
        .map((phrase) => `${question}: ${phrase}`),
    )
    expect(foreign).toEqual([])
  })

  test('expects something of every answer that it doesn’t itself forbid', () => {
    const unsound = turns.filter(
      ({ holds, lacks, refused }) =>
        refused === holds.length > 0 ||
        lacks.some(
          (unwanted) =>
            !holdsPhrase(knowledge, unwanted) || holds.flat().some((phrase) => holdsPhrase(phrase, unwanted)),
        ),
    )
    expect(unsound.map(({ question }) => question)).toEqual([])
  })
})
