import { fileURLToPath } from 'node:url'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { readWrittenAgents } from '../everyday/read-written-agents.ts'
import { holdsAnswer } from '../holds-answer.ts'
import { type EvalAgent, makeAgent } from '../make-agent.ts'
import { type EverydayTurn, fold, readEveryday } from '../prompts/read-everyday.ts'
import { readMaterial } from '../read-material.ts'
import { SITUATION_AGENTS } from '../small/agents/situation-agents.ts'
import { ENGLISH_AGENTS } from '../small/english-agents.ts'
import { FURTHER_AGENTS } from '../small/further-agents.ts'
import { judgeReply } from '../small/judge-reply.ts'
import type { ScriptedTurn } from '../small/small-agent.ts'

/** A question to an English agent, and what is right. */
export interface Asked {
  readonly question: string
  readonly context: string
  readonly kind: 'known' | 'near-topic' | 'off-topic'
  readonly isRight: (reply: string) => boolean
  /** Whether a sentence says it, or a part of it. */
  readonly isSaidBy: (sentence: string) => boolean
}

export interface LearnedAgent {
  readonly set: 'everyday' | 'tuned' | 'written' | 'small' | 'article'
  readonly name: string
  readonly agent: EvalAgent
  readonly asked: readonly Asked[]
}

const TUNED = fileURLToPath(new URL('../everyday/tuned', import.meta.url))
/** Of the articles' questions, every sixth is put to its own article and to another one. */
const ARTICLE_STEP = 6

/** All English agents that weights may be learned from. */
export function readLearnedAgents(): LearnedAgent[] {
  const small = [...ENGLISH_AGENTS, ...FURTHER_AGENTS, ...SITUATION_AGENTS.filter(({ heldOut }) => !heldOut)]
  return [
    ...everyday('everyday'),
    ...everyday('tuned', TUNED),
    ...written(),
    ...small.map(({ name, entries, conversations }) => ({
      set: 'small' as const,
      name,
      agent: makeAgent(entries),
      asked: conversations.flatMap((turns) => inTurn([turns].flat(), ({ question }) => question, fromSmall)),
    })),
    ...articles(),
  ]
}

function everyday(set: LearnedAgent['set'], folder?: string): LearnedAgent[] {
  return readEveryday(folder)
    .filter(({ language }) => language === 'en')
    .map(({ agent: name, knowledge, conversations }) => ({
      set,
      name,
      agent: makeAgent(knowledge),
      asked: conversations
        .flatMap(({ turns }) => inTurn(turns, ({ ask }) => ask, fromEveryday))
        .filter((asked) => asked !== null),
    }))
}

function written(): LearnedAgent[] {
  return readWrittenAgents().map(({ file, trade, knowledge, questions }) => ({
    set: 'written',
    name: file,
    agent: makeAgent([{ title: trade, text: knowledge }]),
    asked: questions.map(({ ask, phrase }): Asked => {
      const holds = (text: string) => phrase !== null && fold(text).includes(fold(phrase).trim())
      const kind = phrase === null ? 'near-topic' : 'known'
      return { question: ask, context: '', kind, isRight: holds, isSaidBy: holds }
    }),
  }))
}

/** Each turn with what it leans on. */
function inTurn<T, A>(
  turns: readonly T[],
  textOf: (turn: T) => string,
  read: (turn: T, context: string) => A,
): A[] {
  return turns.map((turn, at) => {
    const before = turns
      .slice(0, at)
      .map((earlier) => ({ senderType: 'visitor' as const, content: textOf(earlier) }))
    return read(turn, followUpContext(textOf(turn), earlierQuestions(before)))
  })
}

function fromEveryday({ ask, type, refuse, any, all, none }: EverydayTurn, context: string): Asked | null {
  if (type === 'smalltalk') return null
  const hasAny = (text: string) => any?.some((phrase) => fold(text).includes(fold(phrase))) ?? true
  const holds = (text: string) => (phrase: string) => fold(text).includes(fold(phrase))
  return {
    question: ask,
    context,
    kind: refuse === false ? 'known' : type === 'off-topic' ? 'off-topic' : 'near-topic',
    isRight: (text) => hasAny(text) && (all?.every(holds(text)) ?? true) && !none?.some(holds(text)),
    isSaidBy: (text) => hasAny(text) && (any !== undefined || (all?.some(holds(text)) ?? false)),
  }
}

function fromSmall(turn: ScriptedTurn, context: string): Asked {
  const kind = !turn.refused ? 'known' : turn.kind === 'off-topic' ? 'off-topic' : 'near-topic'
  const phrases = turn.holds.flat()
  return {
    question: turn.question,
    context,
    kind,
    isRight: (text) => judgeReply(turn, text) === undefined,
    isSaidBy: (text) => phrases.some((phrase) => fold(text).includes(fold(phrase))),
  }
}

function articles(): LearnedAgent[] {
  const material = readMaterial()
  if (!material) return []
  const known = material.questions
    .filter(({ is_impossible }) => !is_impossible)
    .filter((_, number) => number % ARTICLE_STEP === 0)
  const never = () => false
  return [...material.articles].map(([name, text], number) => {
    const own = known.filter(({ article }) => article === name)
    const others = [
      ...known.filter(({ article }, at) => article !== name && at % material.articles.size === number),
      ...material.offTopic.filter(({ agent_article }) => agent_article === name),
    ]
    const unknown = others.map(({ question }) => question)
    return {
      set: 'article' as const,
      name,
      agent: makeAgent([{ title: '', text }]),
      asked: [
        ...own.map(({ question, answers }): Asked => {
          const holds = (reply: string) => holdsAnswer(reply, answers)
          return { question, context: '', kind: 'known', isRight: holds, isSaidBy: holds }
        }),
        ...unknown.map(
          (question): Asked => ({
            question,
            context: '',
            kind: 'off-topic',
            isRight: never,
            isSaidBy: never,
          }),
        ),
      ],
    }
  })
}
