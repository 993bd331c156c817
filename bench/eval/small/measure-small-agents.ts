import { holdsAnswer } from '../holds-answer.ts'
import { type Agent, makeAgent } from '../make-agent.ts'
import { share } from '../measure-articles.ts'
import { ENGLISH_AGENTS } from './english-agents.ts'
import { FURTHER_AGENTS } from './further-agents.ts'

export interface SmallFigures {
  readonly answerable: number
  readonly answeredRight: number
  /** Of the answerable: answered with something else. */
  readonly answeredWrong: number
  readonly nearTopic: number
  readonly nearTopicRefused: number
  readonly offTopic: number
  readonly offTopicRefused: number
  /** Questions that went wrong, with what came back. */
  readonly slips: readonly string[]
}

/** Agents with one to ten short texts, as owners try them first. */
export function measureSmallAgents(): SmallFigures {
  const agents = [...ENGLISH_AGENTS, ...FURTHER_AGENTS].map((small) => ({
    small,
    agent: makeAgent(small.texts.map((text) => ({ title: '', text }))),
  }))
  const answerable = agents.flatMap(({ small, agent }) =>
    small.answerable.map(([question, phrase]) => {
      const reply = replyOf(agent, question)
      const isRight = reply.text !== undefined && holdsAnswer(reply.text, [phrase])
      return { name: small.name, question, ...reply, isFine: isRight }
    }),
  )
  const refused = agents.flatMap(({ small, agent }) =>
    small.refused.map((question, at) => {
      const reply = replyOf(agent, question)
      const isNear = at < small.refused.length / 2
      return { name: small.name, question, ...reply, isFine: reply.text === undefined, isNear }
    }),
  )
  const near = refused.filter((it) => it.isNear)
  const off = refused.filter((it) => !it.isNear)
  return {
    answerable: answerable.length,
    answeredRight: share(answerable, (it) => it.isFine),
    answeredWrong: share(answerable, (it) => !it.isFine && it.text !== undefined),
    nearTopic: near.length,
    nearTopicRefused: share(near, (it) => it.isFine),
    offTopic: off.length,
    offTopicRefused: share(off, (it) => it.isFine),
    slips: [...answerable, ...refused]
      .filter((it) => !it.isFine)
      .map((it) => `${it.name}: ${it.question} → ${it.text ?? 'refused'} (${it.confidence.toFixed(2)})`),
  }
}

function replyOf(agent: Agent, question: string): { text: string | undefined; confidence: number } {
  const reply = agent.answer(agent.search(question))
  return { text: reply.kind === 'answer' ? reply.text : undefined, confidence: reply.confidence }
}
