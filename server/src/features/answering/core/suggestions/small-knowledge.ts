/** Knowledge up to this size, in estimated tokens, is looked at whole where words aren't sure. */
export const smallKnowledgeTokens = 12_000
