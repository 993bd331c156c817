/**
 * Prefix of the visitorId of a conversation in OpenAI's format. This server derives the ID from data that others may
 * know: the caller and their first message. Each request contains the conversation, so continuing it doesn't require
 * the last response.
 */
export const completionPrefix = 'program-'
