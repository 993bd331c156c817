/** Limits of conversations. Free of dependencies, so that the chat frame can use them too. */

/** Characters of a visitor's comment on an answer. */
export const thumbCommentMax = 1000
export const conversationPageSize = 20
export const conversationPreviewLength = 140

export const validationTexts = {
  thumbCommentTooLong: `Comment cannot exceed ${thumbCommentMax.toLocaleString('en-US')} characters`,
} as const
