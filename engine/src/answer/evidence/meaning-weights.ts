/**
 * What meaning adds to the answerability classifier of words, whose own weights don't change. Chosen with the sentence
 * encoder in place of an embedding model (`npm run bench -- eval --meaning`): a passage as similar to the question as a
 * heading is to its own text passes on similarity alone.
 */
export const MEANING_WEIGHTS = {
  /** Added to the classifier's score, per unit of nearness above the minimum. */
  answerability: 20,
  /** Added to the score of each sentence of a passage. */
  sentence: 4,
} as const

/** Between the nearest wrong text (0) and the right one (1). Lower values are no evidence. */
export const LEAST_NEARNESS = 0.6
