import { makeAgent } from '../make-agent.ts'
import { converse } from './converse.ts'
import { judgeReply } from './judge-reply.ts'
import { type SmallAgent, TURN_KINDS, type TurnKind } from './small-agent.ts'

export interface KindFigures {
  readonly turns: number
  readonly right: number
}

export interface SmallFigures {
  readonly answerable: number
  /** Of the answerable: all that was expected, and nothing unwanted. */
  readonly answeredRight: number
  /** Of the answerable: answered, but with something missing, unwanted or out of order. */
  readonly answeredWrong: number
  readonly refusedWrong: number
  readonly nearTopic: number
  readonly nearTopicRefused: number
  readonly offTopic: number
  readonly offTopicRefused: number
  readonly medianWords: number
  /** Of each kind of turn that occurs. */
  readonly byKind: Readonly<Partial<Record<TurnKind, KindFigures>>>
  /** Turns that went wrong, with what came back. */
  readonly failures: readonly string[]
}

/** Agents with a handful of texts, as owners try them first, and conversations with them. */
export function measureSmallAgents(agents: readonly SmallAgent[]): SmallFigures {
  const turns = agents.flatMap(forEachYielding)
  const answerable = turns.filter(({ turn }) => !turn.refused)
  const byKind = TURN_KINDS.flatMap((kind) => {
    const ofKind = turns.filter(({ turn }) => turn.kind === kind)
    return ofKind.length > 0 ? [[kind, countRight(ofKind)] as const] : []
  })
  const kinds: SmallFigures['byKind'] = Object.fromEntries(byKind)
  const part = (count: number) => count / Math.max(answerable.length, 1)
  const wrong = turns.filter(({ fault }) => fault !== undefined)
  const lengths = answerable
    .flatMap(({ text }) => (text === undefined ? [] : [text.split(/\s+/).length]))
    .sort((a, b) => a - b)
  return {
    answerable: answerable.length,
    answeredRight: part(countRight(answerable).right),
    answeredWrong: part(wrong.filter(({ turn, text }) => !turn.refused && text !== undefined).length),
    refusedWrong: part(answerable.filter(({ text }) => text === undefined).length),
    nearTopic: kinds['near-topic']?.turns ?? 0,
    nearTopicRefused: shareRight(kinds['near-topic']),
    offTopic: kinds['off-topic']?.turns ?? 0,
    offTopicRefused: shareRight(kinds['off-topic']),
    medianWords: lengths[Math.floor(lengths.length / 2)] ?? 0,
    byKind: kinds,
    failures: wrong.map(({ label, text, confidence, fault }) =>
      [`${label} (${confidence.toFixed(2)}): ${fault}`, ...(text === undefined ? [] : [indent(text)])].join(
        '\n',
      ),
    ),
  }
}

function forEachYielding(small: SmallAgent) {
  const agent = makeAgent(small.entries)
  return small.conversations.flatMap((conversation) => {
    const turns = 'question' in conversation ? [conversation] : conversation
    const questions = turns.map(({ question }) => question)
    const replies = converse(agent, small.name, questions)
    return turns.flatMap((turn, at) => {
      const reply = replies[at]
      if (!reply) return []
      const label = `${small.name}, ${turn.kind}: ${questions.slice(0, at + 1).join(' / ')}`
      return [{ ...reply, turn, label, fault: judgeReply(turn, reply.text) }]
    })
  })
}

function countRight(turns: readonly { readonly fault: string | undefined }[]): KindFigures {
  return { turns: turns.length, right: turns.filter(({ fault }) => fault === undefined).length }
}

function shareRight(figures: KindFigures | undefined): number {
  return figures ? figures.right / figures.turns : 0
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
