/** How many passages the search hands to the answerer. */
export const passagesAsked = 8
