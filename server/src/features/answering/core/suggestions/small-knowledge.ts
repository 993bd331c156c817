/** Up to this size, in estimated tokens, suggestions consider every passage of the knowledge, not only search hits. */
export const smallKnowledgeTokens = 12_000
