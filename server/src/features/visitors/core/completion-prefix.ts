/**
 * Begins the visitorId of a conversation in OpenAI's form, which this server makes of what others may know: who asked, and what
 * they said first. Each request brings the conversation along, so nobody needs its last response to go on.
 */
export const completionPrefix = 'program-'
