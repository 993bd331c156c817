import { describe, expect, test } from 'vitest'
import { fold } from '../prompts/read-everyday.ts'
import { readOwnAgents, SPLITS } from './read-own-agents.ts'
import { sharedWords } from './shared-words.ts'

const agents = SPLITS.flatMap(readOwnAgents)

test('no agent is both tuned on and unseen', () => {
  expect(new Set(agents.map(({ agent }) => agent)).size).toBe(agents.length)
})

test('no two agents are asked the same', () => {
  const asked = agents.flatMap(({ conversations }) => conversations.map(({ turns }) => turns[0]?.ask))
  expect(asked.filter((ask, at) => asked.indexOf(ask) !== at)).toEqual([])
})

describe.each(agents)('the everyday questions to “$agent”', (agent) => {
  const { knowledge, conversations } = agent
  const turns = conversations.flatMap((conversation) => conversation.turns)
  const known = turns.filter(({ refuse }) => !refuse)
  const told = fold(knowledge.map(({ text }) => text).join('\n'))

  test('ask enough of each kind, and the same nowhere twice', () => {
    const count = (type: string) => turns.filter((turn) => turn.type === type).length
    expect(known.length).toBeGreaterThanOrEqual(25)
    expect(count('followup')).toBeGreaterThanOrEqual(3)
    expect(count('near-topic')).toBeGreaterThanOrEqual(3)
    expect(count('off-topic')).toBeGreaterThanOrEqual(3)
    expect(new Set(turns.map(({ ask }) => ask)).size).toBe(turns.length)
  })

  test('share no content word with the line that answers, at least half of those that are answered', () => {
    const foreign = known.filter((turn) => sharedWords(turn, agent).length === 0)
    expect(foreign.length / known.length).toBeGreaterThanOrEqual(0.5)
  })

  test('follow up where something was asked before, and nowhere else', () => {
    const misplaced = conversations.flatMap((conversation) =>
      conversation.turns.filter(({ type }, at) => (type === 'followup') !== at > 0),
    )
    expect(misplaced.map(({ ask }) => ask)).toEqual([])
  })

  test('are judged by what the knowledge says', () => {
    const foreign = turns.flatMap(({ ask, any = [], all = [], none = [] }) =>
      [...any, ...all, ...none]
        .filter((phrase) => !told.includes(fold(phrase)))
        .map((phrase) => `${ask}: ${phrase}`),
    )
    expect(foreign).toEqual([])
  })

  test('expect something of what is known, nothing of what isn’t, and never what they forbid', () => {
    const unsound = turns.filter(({ type, refuse, any = [], all = [], none = [] }) => {
      const expected = [...any, ...all]
      const forbidden = none.some((unwanted) =>
        expected.some((phrase) => fold(phrase).includes(fold(unwanted))),
      )
      const isUnknown = type === 'near-topic' || type === 'off-topic'
      return forbidden || refuse !== isUnknown || refuse === expected.length > 0
    })
    expect(unsound.map(({ ask }) => ask)).toEqual([])
  })
})
