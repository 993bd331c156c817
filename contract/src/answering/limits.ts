/** Limits of answering. Free of dependencies, so that the chat frame can use them too. */

/** Minimum confidence of a sure and a certain answer. Suggestions follow less confident answers. */
export const confidenceLevels = { sure: 0.99, certain: 0.999 } as const
