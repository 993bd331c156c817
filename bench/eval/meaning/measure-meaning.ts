import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import { makeAgent } from '../make-agent.ts'
import { type AskedAgent, readAskedAgents } from '../prompts/asked-agents.ts'
import { percent, type Row } from '../rows.ts'
import { giveMeaning } from './give-meaning.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'

interface Outcome {
  readonly set: string
  readonly isKnown: boolean
  readonly byWords: 'right' | 'wrong' | 'refused'
  readonly byMeaning: 'right' | 'wrong' | 'refused'
}

/** Measures what English agents answer with and without an embedding model; the encoder takes the model's place. */
export async function measureMeaning(encoder: SentenceEncoder = openKeptEncoder()): Promise<readonly Row[]> {
  try {
    const outcomes: Outcome[] = []
    for (const asked of readAskedAgents().filter(({ language }) => language === 'en'))
      outcomes.push(...(await askBoth(encoder, asked)))
    const bySet = Map.groupBy(outcomes, ({ set }) => set)
    return [...bySet].flatMap(([set, own]) => [
      rowOf(`${set}, by words`, own, ({ byWords }) => byWords),
      rowOf(`${set}, with meaning`, own, ({ byMeaning }) => byMeaning),
    ])
  } finally {
    encoder.close()
  }
}

async function askBoth(encoder: SentenceEncoder, asked: AskedAgent): Promise<Outcome[]> {
  const agent = makeAgent(asked.entries)
  const meant = await giveMeaning(encoder, agent)
  const outcomes: Outcome[] = []
  for (const turns of asked.conversations) {
    const earlier: string[] = []
    for (const turn of turns) {
      const before = earlierQuestions(earlier.map((content) => ({ senderType: 'visitor' as const, content })))
      earlier.push(turn.question)
      if (turn.kind === 'small-talk') continue
      const context = followUpContext(turn.question, before)
      const search = agent.search(turn.question, context)
      const judge = (answer: ReturnType<typeof composeAnswer>) =>
        answer.kind === 'refusal' ? 'refused' : turn.isAnsweredBy(answer.text) ? 'right' : 'wrong'
      const found = await meant.addEmbeddings(search, `${context}\n${turn.question}`.trim())
      const byWords = judge(agent.answer(search))
      const byMeaning = judge(composeAnswer({ ...found, passages: agent.passages }))
      outcomes.push({ set: asked.set, isKnown: turn.kind === 'known', byWords, byMeaning })
    }
  }
  return outcomes
}

function rowOf(name: string, outcomes: readonly Outcome[], of: (outcome: Outcome) => string): Row {
  const known = outcomes.filter(({ isKnown }) => isKnown)
  const others = outcomes.filter(({ isKnown }) => !isKnown)
  const share = (group: readonly Outcome[], what: string) =>
    percent(group.filter((outcome) => of(outcome) === what).length / Math.max(1, group.length))
  return [
    `${name}: right / wrong / refused; off-topic and near-topic refused`,
    `${share(known, 'right')} / ${share(known, 'wrong')} / ${share(known, 'refused')} of ${known.length}; ${share(others, 'refused')} of ${others.length}`,
  ]
}
