/** Learned by bench/eval/learn-meaning.ts: what speaks for a sentence being the answer. Words' own score is learned elsewhere. */
export const MEANT_SENTENCE_WEIGHTS = {
  /** The score that its words give it. */
  words: 0.64,
  /** Cosines (`SentenceMeaning`). */
  alone: 6.2,
  inContext: 6.6,
} as const

/** What the gate decides on where the meanings of sentences are known. All but the first between 0 and 1. */
export interface MeantFeatures {
  /** What the best sentence scores at the gate of words, from -8 to 8. */
  readonly byWords: number
  /** See `SentenceMeaning`. */
  readonly inContext: number
  /** That the best sentence, or one of its passage, is the answer if one of the candidates is. */
  readonly probability: number
  readonly passageProbability: number
  /** Whether words alone prefer the same sentence. */
  readonly agrees: number
  readonly isRow: number
  /** See `SentenceFeatures` and `GateFeatures`. */
  readonly missesType: number
  readonly unknownRare: number
  /** Whether words alone would answer. */
  readonly wordsAnswer: number
}

/**
 * Learned by the same: "the reply is right" against "it is wrong, or nothing is"; but for `wordsAnswer`, which is chosen: what
 * words would answer is answered from a chance of 0.4 on, what they would refuse from 0.6 on.
 */
export const MEANT_GATE_WEIGHTS: Readonly<Record<keyof MeantFeatures, number>> = {
  byWords: 0.33,
  inContext: 2.53,
  probability: 0.37,
  passageProbability: 1.3,
  agrees: -0.86,
  isRow: -0.84,
  missesType: -1.23,
  unknownRare: -0.08,
  wordsAnswer: 0.81,
}

/** Such that these chances meet the threshold of the gate of words. */
export const MEANT_GATE_BIAS = -0.84
