/** An agent with a handful of short texts, and what is put to it. */
export interface SmallAgent {
  readonly name: string
  /** Each an entry without a title. */
  readonly texts: readonly string[]
  /** Question, and a phrase that the reply must contain. */
  readonly answerable: readonly (readonly [question: string, phrase: string])[]
  /** The first half is near the topic. */
  readonly refused: readonly string[]
}
