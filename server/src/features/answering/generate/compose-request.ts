import { hash } from 'node:crypto'
import type { PromptMessage } from '../../../platform/language-model/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { EarlierMessage } from '../../conversations/index.ts'
import {
  estimateTokens,
  type FoundPassage,
  type FoundRows,
  passageTokens,
  type ReadingMaterial,
} from '../../retrieval/index.ts'
import type { ActionResult } from '../base/called-tools.ts'
import type { ComposedRequest, ResultPassage } from '../base/composed-request.ts'
import { buildPrompt, contactLine, systemPrompt } from '../core/prompt/build-prompt.ts'
import { choosePassages } from '../core/prompt/choose-passages.ts'
import { trimToBudget } from '../core/prompt/trim-to-budget.ts'

/** Estimated tokens. */
const historyBudget = 1000

interface Asked {
  readonly question: string
  readonly language: string
  readonly earlier: readonly EarlierMessage[]
  readonly reading: ReadingMaterial
  /** Rows of tables that were looked up for the question. */
  readonly rows: readonly FoundRows[]
  /** Results of actions that were called for it. */
  readonly results: readonly ActionResult[]
  /** What the model is told about its last call; empty if nothing. */
  readonly note: string
  /** Estimated tokens of passages if the knowledge isn't read whole. */
  readonly passageTokens: number
}

/** Composes what the model reads: the rules, all knowledge or the passages found, the conversation, the question. */
export function composeRequest(agent: AgentRow, asked: Asked): ComposedRequest {
  const { question, language, reading } = asked
  const { isWhole } = reading
  const chosen = isWhole
    ? reading.passages
    : choosePassages(reading.ranked, reading.further, asked.passageTokens)
  const further = [...asked.rows.flatMap(toPassage), ...asked.results.map(toResultPassage)]
  const passages = [...chosen, ...further]
  const newestFirst = asked.earlier.toReversed()
  const history = trimToBudget(newestFirst, ({ content }) => content, historyBudget).toReversed()
  const isUnverified = history.some(({ id }) => id === null)
  const before = history.map(toPromptMessage)
  const canary = canaryOf(agent)
  const { about, ...manner } = agent.instructions
  const system = systemPrompt({ agent, canary })
  const messages = buildPrompt({
    system,
    language,
    ...(isUnverified ? { history: [], unverifiedHistory: before } : { history: before }),
    passages: chosen,
    isWhole,
    further,
    results: asked.results.length,
    note: asked.note,
    question,
  })
  const around = [system, question, asked.note, ...history.map(({ content }) => content)].join('\n')
  return {
    messages,
    canary,
    passages,
    team: `${contactLine(agent.humanContact)}\n${about}`,
    manner: [agent.customTone, ...Object.values(manner)].join('\n'),
    tokens: passages.reduce((sum, passage) => sum + passageTokens(passage), estimateTokens(around)),
    stored: {
      system,
      messageIds: history.flatMap(({ id }) => id ?? []),
      ...(isUnverified && { isTold: true }),
      passageIds: passages.flatMap(({ passageId }) => passageId ?? []),
      isWhole,
    },
  }
}

/** Rows as a passage of this turn, in the place of the passage that the first one is from. */
function toPassage({ table, heading, passages: [first] }: FoundRows): FoundPassage[] {
  return first ? [{ ...first, heading, text: table, questions: null }] : []
}

function toResultPassage({ source, text }: ActionResult): ResultPassage {
  return { passageId: null, title: source, heading: '', text }
}

/** Stays the same while the agent keeps its key, so that its prompts share a prefix. */
function canaryOf({ id, apiKey }: AgentRow): string {
  return hash('sha256', `canary of agent ${id} ${apiKey}`).slice(0, 12)
}

/** A message of the conversation as the model reads it. */
export function toPromptMessage({
  senderType,
  content,
}: Pick<EarlierMessage, 'senderType' | 'content'>): PromptMessage {
  return { role: senderType === 'visitor' ? 'user' : 'assistant', content }
}
