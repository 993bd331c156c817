/**
 * Prefix of the visitorId of a conversation in OpenAI's format. This server derives the ID from data that others may
 * know: the caller and their first message. Each request contains the conversation, so none needs its last response to
 * continue.
 */
export const completionPrefix = 'program-'
