import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'

interface Seen {
  /** The most prompt tokens that the model's server has reported. */
  mostRead: number
  /** When the server was seen to truncate a prompt silently, by `performance.now()`; null if never. */
  cutAt: number | null
  /** How often a long prompt was refused, and when that last happened. */
  refusals: number
  refusedAt: number
}

const seen = new WeakMap<LanguageModel, Seen>()

/** The server's tokenizer differs from the estimate: only a much lower count suggests that it truncated the prompt. */
const suspiciousShare = 0.45
/** Short prompts always fit, and their estimate is rough. */
const fewestTokens = 1500
/** Tokens around the passages: rules, conversation, question. */
const tokensAround = 1200
const fewestPassageTokens = 500
/** Approximate tokens of the shortest passages. */
const tokensOfAPassage = 40
const mostPassages = 400
/** A server may get a larger context: whole knowledge is tried again after this time. */
const triedAgainMs = 30 * 60_000

export interface ContextBudget {
  /** Knowledge up to this many estimated tokens is read whole. */
  readonly wholeUpTo: number
  /** Estimated tokens of passages if it isn't. */
  readonly passageTokens: number
  /** Passages to choose from. */
  readonly limit: number
}

/** How much a model may read: the operator's limit, or less if its server has shown a smaller context. */
export function contextBudget(model: LanguageModel): ContextBudget {
  const { contextTokens, passageTokens: allowed } = model
  const known = seen.get(model)
  const isCut = known !== undefined && known.cutAt !== null && performance.now() - known.cutAt < triedAgainMs
  const wasRefused = known !== undefined && performance.now() - known.refusedAt < triedAgainMs
  const share = wasRefused ? 0.5 ** known.refusals : 1
  const room = isCut ? known.mostRead - tokensAround : allowed * share
  const passageTokens = Math.round(Math.min(allowed, Math.max(fewestPassageTokens, room)))
  const limit = Math.min(mostPassages, Math.ceil(passageTokens / tokensOfAPassage))
  return { wholeUpTo: isCut ? 0 : Math.round(contextTokens * share), passageTokens, limit }
}

/** Halves the length of the next prompts after the server refused a long one, as servers with a smaller context do. */
export function recordRejectedPrompt(model: LanguageModel, sent: number): void {
  if (sent < fewestTokens) return
  const known = seen.get(model) ?? nothingSeen()
  seen.set(model, known)
  known.refusals = performance.now() - known.refusedAt < triedAgainMs ? known.refusals + 1 : 1
  known.refusedAt = performance.now()
}

const nothingSeen = (): Seen => ({
  mostRead: 0,
  cutAt: null,
  refusals: 0,
  refusedAt: Number.NEGATIVE_INFINITY,
})

/**
 * Compares the estimated tokens sent with the number that the server reports. After a truncated prompt, its model gets
 * less. A server that has read as much before is only reporting what its cache lacks: a context doesn't shrink.
 */
export function recordPromptTokens(
  { log }: Pick<Platform, 'log'>,
  model: LanguageModel,
  sent: number,
  read: number | null,
): void {
  if (read === null || read === 0) return
  const known = seen.get(model) ?? nothingSeen()
  seen.set(model, known)
  known.mostRead = Math.max(known.mostRead, read)
  if (sent < fewestTokens) return
  const isCut = known.mostRead < sent * suspiciousShare
  known.cutAt = isCut ? performance.now() : null
  if (!isCut) return
  log.warn(
    { model: model.name, sent, read },
    'the model server truncated a prompt: for the next half hour, agents send it passages only (give its model a larger context window)',
  )
}
