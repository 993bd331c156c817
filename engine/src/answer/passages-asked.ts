/** How many passages the search passes to the answerer. */
export const passagesAsked = 8
