import type { TracedAction } from '@parleykit/contract/actions/action-runs'
import type {
  PassageUse,
  RefusalReason,
  ReplyAuthor,
  TraceTerm,
} from '@parleykit/contract/answering/answer-traces'
import type { Answer } from '@parleykit/engine/answer/compose-answer'
import { replyContributions } from '@parleykit/engine/answer/embeddings/reply-confidence'
import { weightOf } from '@parleykit/engine/answer/evidence/answerability'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import type { StoredPassage, StoredTrace } from './stored-trace.ts'

/** The findings of a search and the answerability classifier for a question. */
interface Evidence {
  readonly search: SearchResult
  /** Passages found, in the order of the search. */
  readonly passageIds: readonly number[]
  readonly similarities: ReadonlyMap<number, number>
  readonly answer: Answer
  /** Whether the question's embedding wasn't ready in time. */
  readonly isMeaningLate: boolean
  /** The minimum confidence to answer, or to ask the model. */
  readonly threshold: number
}

export interface TraceInput {
  readonly answerer: ReplyAuthor
  readonly language: string
  /** Null if nothing was searched. */
  readonly evidence: Evidence | null
  readonly refusal: RefusalReason | null
  readonly model: StoredTrace['model']
  /** Passages whose words are in the reply. */
  readonly quoted: ReadonlySet<number>
  /** Passages that the model cited. */
  readonly cited: ReadonlySet<number>
  /** The calls of actions, in order. */
  readonly actions?: readonly TracedAction[] | undefined
  readonly milliseconds: StoredTrace['milliseconds']
}

const FORMS_KEPT = 6
/** Minimum weight in the forest for a feature to be listed. */
const LEAST_WEIGHT_TOLD = 0.01

/** The trace of a reply. Bounded: at most 64 terms of a question are searched, and a search finds few passages. */
export function buildTrace(input: TraceInput): StoredTrace {
  const { answerer, language, evidence, refusal, model, actions = [], milliseconds } = input
  return {
    answerer,
    language,
    terms: evidence?.search.question.terms.filter((term) => !term.isFunctionWord).map(toTerm) ?? [],
    passages: evidence ? passageIdsOf(input, evidence).map((id) => toPassage(id, input, evidence)) : [],
    gate: evidence && describeClassification(evidence),
    refusal,
    model,
    ...(actions.length > 0 && { actions: [...actions] }),
    ...(evidence?.isMeaningLate && { isMeaningLate: true }),
    milliseconds: {
      search: roundedMs(milliseconds.search),
      firstToken: roundedMs(milliseconds.firstToken),
      whole: roundedMs(milliseconds.whole) ?? 0,
    },
  }
}

/** The passages found, and all others that the model cites. */
function passageIdsOf({ cited }: TraceInput, { passageIds }: Evidence): number[] {
  return [...new Set([...passageIds, ...cited])]
}

function toTerm(term: SearchResult['question']['terms'][number]): TraceTerm {
  const forms = [...term.forms].sort((a, b) => b.strength - a.strength)
  return {
    word: term.word,
    searchedAs: forms.slice(0, FORMS_KEPT).map((form) => form.term),
    weight: round(term.weight),
    isCorrected: forms[0] !== undefined && forms[0].strength < 1,
    isFromEarlierQuestion: term.isContext,
  }
}

function toPassage(passageId: number, input: TraceInput, evidence: Evidence): StoredPassage {
  const hit = evidence.search.hits.find((candidate) => candidate.passageId === passageId)
  const similarity = evidence.similarities.get(passageId)
  return {
    passageId,
    score: round(hit?.score ?? 0),
    similarity: similarity === undefined ? null : round(similarity),
    use: useOf(passageId, input),
  }
}

function useOf(passageId: number, { refusal, model, quoted, cited }: TraceInput): PassageUse {
  if (refusal && refusal !== 'declined_by_model') return 'refused'
  if (cited.has(passageId)) return 'cited'
  if (quoted.has(passageId)) return 'quoted'
  if (!model) return 'weaker'
  return model.prompt.passageIds.includes(passageId) ? 'read' : 'over_budget'
}

function describeClassification({
  answer: { confidence, features, embeddingFeatures },
  threshold,
}: Evidence): StoredTrace['gate'] {
  const named = embeddingFeatures
    ? replyContributions(embeddingFeatures)
        .filter(({ weight }) => Math.abs(weight) >= LEAST_WEIGHT_TOLD)
        .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    : Object.entries(features ?? {}).map(([name, value]) => ({ name, value, weight: weightOf(name) }))
  const rounded = named.map(({ name, value, weight }) => ({
    name,
    value: round(value),
    weight: round(weight),
  }))
  return { confidence: round(confidence), threshold, features: rounded }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function roundedMs(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
