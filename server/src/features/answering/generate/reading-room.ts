import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'

interface Seen {
  /** The most tokens that the model's server has said to have read of a prompt. */
  mostRead: number
  /** Whether it has cut one without saying so, and when that was seen, by `performance.now()`. */
  cutAt: number | null
  /** How often a long prompt was refused, and when the last time. */
  refusals: number
  refusedAt: number
}

const seen = new WeakMap<LanguageModel, Seen>()

/** A server counts with another vocabulary than the estimate: only much less is a sign that it has cut the prompt. */
const suspiciousShare = 0.45
/** Short prompts fit everywhere, and their estimate is rough. */
const fewestTokens = 1500
/** What stands around the passages: rules, conversation, question. */
const tokensAround = 1200
const fewestPassageTokens = 500
/** The shortest passages have about so many tokens. */
const tokensOfAPassage = 40
const mostPassages = 400
/** A server may be given a larger context: whole knowledge is tried again after so long. */
const triedAgainMs = 30 * 60_000

export interface ReadingRoom {
  /** Estimated tokens up to which the knowledge is read whole. */
  readonly wholeUpTo: number
  /** Estimated tokens of passages where it isn't. */
  readonly passageTokens: number
  /** Passages to choose from. */
  readonly limit: number
}

/** How much a model may read: what the operator allows, and no more than its server was seen to take in. */
export function readingRoom(platform: Pick<Platform, 'config'>, model: LanguageModel): ReadingRoom {
  const { contextTokens = 0, passageTokens: allowed = 0 } = platform.config.languageModel ?? {}
  const known = seen.get(model)
  const isCut = known !== undefined && known.cutAt !== null && performance.now() - known.cutAt < triedAgainMs
  const wasRefused = known !== undefined && performance.now() - known.refusedAt < triedAgainMs
  const share = wasRefused ? 0.5 ** known.refusals : 1
  const room = isCut ? known.mostRead - tokensAround : allowed * share
  const passageTokens = Math.round(Math.min(allowed, Math.max(fewestPassageTokens, room)))
  const limit = Math.min(mostPassages, Math.ceil(passageTokens / tokensOfAPassage))
  return { wholeUpTo: isCut ? 0 : Math.round(contextTokens * share), passageTokens, limit }
}

/** After a long prompt that the server refused, as one does whose context is smaller, the next ones are half as long. */
export function noteRefused(model: LanguageModel, sent: number): void {
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
 * Compares the tokens that were sent, by estimate, with what the server says it has read; from a cut prompt on its model
 * gets less. One that has read as much before counts only what its cache lacks: a context doesn't shrink.
 */
export function noteTokensRead(
  platform: Pick<Platform, 'log'>,
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
  platform.log.warn(
    { model: model.name, sent, read },
    'the model server truncated a prompt: for the next half hour, agents send it passages only (give its model a larger context window)',
  )
}
