import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Tokens that a server has read at most, of models whose prompts it cuts without saying so. */
const cut = new WeakMap<LanguageModel, number>()

/** A server counts with another vocabulary than the estimate: only much less is a sign that it has cut the prompt. */
const SUSPICIOUS_SHARE = 0.45
/** Short prompts fit everywhere, and their estimate is rough. */
const FEWEST_TOKENS = 1500
/** What stands around the passages: rules, conversation, question. */
const TOKENS_AROUND = 1200
const FEWEST_PASSAGE_TOKENS = 500
/** The shortest passages have about so many tokens. */
const TOKENS_OF_A_PASSAGE = 40
const MOST_PASSAGES = 200

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
  const seen = cut.get(model)
  const room = seen === undefined ? allowed : Math.max(FEWEST_PASSAGE_TOKENS, seen - TOKENS_AROUND)
  const passageTokens = Math.min(allowed, room)
  const limit = Math.min(MOST_PASSAGES, Math.ceil(passageTokens / TOKENS_OF_A_PASSAGE))
  return { wholeUpTo: seen === undefined ? contextTokens : 0, passageTokens, limit }
}

/** Compares the tokens that were sent, by estimate, with what the server says it has read; from a cut prompt on its model gets less. */
export function noteTokensRead(
  platform: Pick<Platform, 'log'>,
  model: LanguageModel,
  sent: number,
  read: number | null,
): void {
  if (read === null || read === 0 || sent < FEWEST_TOKENS || read >= sent * SUSPICIOUS_SHARE) return
  if (read >= (cut.get(model) ?? Number.MAX_SAFE_INTEGER)) return
  cut.set(model, read)
  platform.log.warn(
    { model: model.name, sent, read },
    'the model server has cut a prompt without saying so: agents send it passages only from now on (give its model a larger context)',
  )
}
