/** Limits of webhooks. Free of dependencies, so that the chat frame can use them too. */

/** Minutes without a message after which a conversation counts as ended. */
export const conversationIdleMinutes = 30
/** Characters of each text in a webhook event, and limits of a conversation's messages together. */
export const webhookTextMax = 4000
/** Webhooks per agent. */
export const webhooksMax = 10
/** Hours that a replaced webhook secret also signs. */
export const webhookSecretGraceHours = 24
export const deliveryPageSize = 20
/** Days that the log of deliveries is kept. */
export const webhookLogDays = 14
