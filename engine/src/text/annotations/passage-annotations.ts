import type { Sentence } from '../split-into-sentences.ts'
import type { WordList } from './word-list.ts'

/** A text as word numbers, in order, and its concepts, as term numbers. */
export interface NumberedText {
  readonly list: WordList
  readonly words: Uint32Array
  readonly concepts: readonly number[]
}

/** A sentence with everything derived from its text. */
export interface AnnotatedSentence extends Sentence {
  /** Its text. */
  readonly numbered: NumberedText
  readonly wordCount: number
  /** See `contextOf`. */
  readonly context: number | undefined
  /** The concepts of the sentence with its context, if it has any. */
  readonly conceptsInContext: readonly number[]
  /** The position of its headline; see `headlinePosition`. */
  readonly headline: number | undefined
  readonly isQuestionLike: boolean
  /** See `canAnswer`. */
  readonly canAnswer: boolean
  readonly saysYesOrNo: boolean
  /** See `answerKindsIn`. */
  readonly kinds: number
}

/** A passage as the answerer weighs it, with everything derived from its texts. */
export interface PassageAnnotations {
  /** The words of all texts below: of the head, of the body, and of sentences that overlap in a word. */
  readonly words: Uint32Array
  /** Title, headings and questions together. */
  readonly head: NumberedText
  /** How many of the head's words are from the title and the headings. */
  readonly aboveLength: number
  /** The innermost heading. */
  readonly headline: NumberedText
  readonly questions: readonly NumberedText[]
  readonly body: NumberedText
  readonly sentences: readonly AnnotatedSentence[]
  /** Hashes of the names of its topics (`topicKey`). A name whose hash is missing names none of them. */
  readonly topicKeys: readonly number[]
}
