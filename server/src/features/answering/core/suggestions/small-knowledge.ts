/** Knowledge up to this size, in estimated tokens, is examined whole if words alone aren't conclusive. */
export const smallKnowledgeTokens = 12_000
