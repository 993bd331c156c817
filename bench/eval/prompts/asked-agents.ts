import { readLanguages } from '../languages/read-languages.ts'
import { SITUATION_AGENTS } from '../small/agents/situation-agents.ts'
import { ENGLISH_AGENTS } from '../small/english-agents.ts'
import { FURTHER_AGENTS } from '../small/further-agents.ts'
import { holdsPhrase } from '../small/judge-reply.ts'
import type { Phrase, SmallAgent } from '../small/small-agent.ts'
import { type EverydayAgent, fold, readEveryday } from './read-everyday.ts'

export interface AskedTurn {
  readonly question: string
  /** Whether the knowledge answers it, hasn't it though it could, or is about something else. */
  readonly kind: 'known' | 'near-topic' | 'off-topic' | 'small-talk'
  readonly isFollowUp: boolean
  /** Whether a text has all that answers the question; of a known question alone. */
  readonly isAnsweredBy: (text: string) => boolean
}

/** An agent with the conversations that are held with it. */
export interface AskedAgent {
  readonly set: 'everyday' | 'small agents' | 'other languages'
  readonly name: string
  /** ISO 639-1. */
  readonly language: string
  readonly entries: readonly { readonly title: string; readonly text: string }[]
  readonly conversations: readonly (readonly AskedTurn[])[]
}

/** All agents of the project's own, and the everyday ones where they are there. */
export function readAskedAgents(everydayFolder?: string): AskedAgent[] {
  return [
    ...readEveryday(everydayFolder).map(fromEveryday),
    ...[...ENGLISH_AGENTS, ...FURTHER_AGENTS, ...SITUATION_AGENTS].map(fromSmall),
    ...fromLanguages(),
  ]
}

function fromEveryday({ agent, language, knowledge, conversations }: EverydayAgent): AskedAgent {
  return {
    set: 'everyday',
    name: agent,
    language,
    entries: knowledge,
    conversations: conversations.map(({ turns }) =>
      turns.map(({ ask, type, refuse, any, all }, at): AskedTurn => {
        const kind = type === 'smalltalk' ? 'small-talk' : type === 'off-topic' ? type : null
        const isAnsweredBy = (text: string) => {
          const holds = (phrase: string) => fold(text).includes(fold(phrase))
          return (any?.some(holds) ?? true) && (all?.every(holds) ?? true)
        }
        const known = refuse || type === 'near-topic' ? 'near-topic' : 'known'
        return { question: ask, kind: kind ?? known, isFollowUp: at > 0, isAnsweredBy }
      }),
    ),
  }
}

function fromSmall({ name, entries, conversations }: SmallAgent): AskedAgent {
  return {
    set: 'small agents',
    name,
    language: 'en',
    entries,
    conversations: conversations.map((conversation) =>
      [conversation].flat().map((turn, at): AskedTurn => {
        const unknown = turn.kind === 'off-topic' ? turn.kind : 'near-topic'
        return {
          question: turn.question,
          kind: turn.refused ? unknown : 'known',
          isFollowUp: at > 0,
          isAnsweredBy: (text) => turn.holds.every((phrase: Phrase) => holdsPhrase(text, phrase)),
        }
      }),
    ),
  }
}

function fromLanguages(): AskedAgent[] {
  return readLanguages().flatMap(({ language, texts, offTopic }) =>
    texts.map((own): AskedAgent => {
      const others = texts.filter((text) => text !== own).flatMap(({ questions }) => questions)
      const known = own.questions.map(({ question, answer }): AskedTurn[] => [
        {
          question,
          kind: 'known',
          isFollowUp: false,
          isAnsweredBy: (text) => answer.some((phrase) => fold(text).includes(fold(phrase))),
        },
      ])
      const unknown = [...others.map(({ question }) => question), ...offTopic].map(
        (question): AskedTurn[] => [
          { question, kind: 'off-topic', isFollowUp: false, isAnsweredBy: () => false },
        ],
      )
      return {
        set: 'other languages',
        name: own.name,
        language,
        entries: [{ title: '', text: own.text }],
        conversations: [...known, ...unknown],
      }
    }),
  )
}
