import type { Sentence } from '../split-into-sentences.ts'
import type { WordList } from './word-list.ts'

/** A text as numbers of words, in their order, and the concepts that it has, by the numbers of their terms. */
export interface NumberedText {
  readonly list: WordList
  readonly words: Uint32Array
  readonly concepts: readonly number[]
}

/** A sentence with all that is told from its text. */
export interface ReadSentence extends Sentence {
  readonly read: NumberedText
  readonly wordCount: number
  /** See `contextOf`. */
  readonly context: number | undefined
  /** The concepts of the sentence below its context, where it has one. */
  readonly conceptsInContext: readonly number[]
  /** The place of its headline; see `headlinePlace`. */
  readonly headline: number | undefined
  readonly isQuestionLike: boolean
  /** See `canAnswer`. */
  readonly canAnswer: boolean
  readonly saysYesOrNo: boolean
  /** See `answerKindsIn`. */
  readonly kinds: number
}

/** A passage as the answerer weighs it: all that its texts tell. */
export interface PassageReading {
  /** The words of all texts below: of the head, of the body, and of sentences that share words with one another. */
  readonly words: Uint32Array
  /** Title, headings and questions together. */
  readonly head: NumberedText
  /** How many of the head's words are the title's and the headings'. */
  readonly aboveLength: number
  /** The innermost heading. */
  readonly headline: NumberedText
  readonly questions: readonly NumberedText[]
  readonly body: NumberedText
  readonly sentences: readonly ReadSentence[]
  /** Of the names of its topics (`topicKey`): what isn't among them names none. */
  readonly topicKeys: readonly number[]
}
