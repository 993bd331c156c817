/** What a turn tests; `near-topic` and `off-topic` must be refused. */
export const TURN_KINDS = [
  'direct',
  'synonym',
  'short',
  'list',
  'row',
  'day',
  'two-part',
  'yes-no',
  'follow-up',
  'typo',
  'abbreviation',
  'story',
  'negation',
  'near-topic',
  'off-topic',
] as const

export type TurnKind = (typeof TURN_KINDS)[number]

/** A phrase, or several of which one is enough. */
export type Phrase = string | readonly string[]

export interface ScriptedTurn {
  readonly kind: TurnKind
  readonly question: string
  /** All that the reply must contain, case-folded; of a list in its order. Empty where it must be a refusal. */
  readonly holds: readonly Phrase[]
  /** What the reply must not contain: other rows, the answers to other questions. */
  readonly lacks: readonly string[]
  readonly refused: boolean
}

/** An agent with a handful of entries, and what is put to it. */
export interface SmallAgent {
  readonly name: string
  /** True for those that only measure: nothing may be tuned by looking at what goes wrong with them. */
  readonly heldOut?: boolean
  readonly entries: readonly { readonly title: string; readonly text: string }[]
  /** A turn by itself is a conversation of one. */
  readonly conversations: readonly (ScriptedTurn | readonly ScriptedTurn[])[]
}

/** A question that the knowledge answers. */
export function ask(
  kind: Exclude<TurnKind, 'near-topic' | 'off-topic'>,
  question: string,
  holds: readonly Phrase[],
  lacks: readonly string[] = [],
): ScriptedTurn {
  return { kind, question, holds, lacks, refused: false }
}

/** A question that the knowledge doesn't answer. */
export function refuse(kind: 'near-topic' | 'off-topic', question: string): ScriptedTurn {
  return { kind, question, holds: [], lacks: [], refused: true }
}

/** Entries without titles, as they are pasted in. */
export function pasted(...texts: readonly string[]): SmallAgent['entries'] {
  return texts.map((text) => ({ title: '', text }))
}
