/** A passage as the answerer reads it: a row of the passages' table. */
export interface AnswerPassage {
  readonly passageId: number
  readonly title: string
  readonly heading: string
  readonly text: string
  /** Questions that it answers according to a model. */
  readonly questions?: readonly string[] | null
}
