/**
 * What meaning adds to the answerability classifier of words, whose weights stay. Chosen with the encoder of suggestions in the place of an
 * embedding model (`npm run eval -- --meaning`): what is as near as a heading is to its own text passes by that alone.
 */
export const MEANING_WEIGHTS = {
  /** To the classifier's score, for each unit of nearness above the least that counts. */
  answerability: 20,
  /** To the score of each sentence of a passage. */
  sentence: 4,
} as const

/** Between the nearest wrong text (0) and the right one (1): what is farther says nothing. */
export const LEAST_NEARNESS = 0.6
