/** Limits of agents. Free of dependencies, so that the chat frame can use them too. */

import { careTextMax } from '../chat/limits.ts'

export const agentNameMax = 50
export const taglineMax = 100
export const descriptionMax = 1000
export const customToneMax = 500
export const greetingMax = 500
export const starterPromptsMax = 12
export const templateIdMax = 40
export const starterPromptsShown = 3
/** Default replies of an agent per day (UTC): to the visitors of one address, and to all visitors. */
export const defaultDailyReplies = { address: 200, agent: 5000 } as const
export const dailyRepliesMax = 1_000_000
/** Days that a publishable key keeps working after it was replaced. */
export const keyGraceDays = 7
/** Replaced keys remembered per agent. Older ones are rejected like any unknown key. */
export const retiredKeysMax = 10
/** Characters of an identity token, and its maximum validity in days. */
export const identityTokenMax = 4096
export const identityTokenDaysMax = 7
/** Attributes in an identity token, and characters of a name or of an attribute's value. */
export const identityAttributesMax = 20
export const identityValueMax = 200
/** Characters of a message next to the bubble, short enough to read at a glance. */
export const proactiveTextMax = 200
/** Seconds on a page before it may appear. */
export const proactiveSecondsMax = 600
/** Pages that it can be limited to, and characters of one path. */
export const proactivePathsMax = 20
/** Characters of the link text after such a sentence, and of all three parts as one text. */
export const linkTextMax = 80
export const linkedLineMax = careTextMax + linkTextMax + 2000 + 4
/** Characters of the title and the button of the form in which visitors leave their address. */
export const leadTitleMax = 80
export const leadButtonMax = 30
/** Range of days for keeping conversations. */
export const retentionDays = { min: 1, max: 3650 } as const
export const profileImageBytesMax = 5 * 1024 * 1024
export const profileImagePixels = 256
export const defaultBrandColor = '#6366F1'

/** Tokens of a model's reply. */
export const replyTokens = { min: 100, max: 8000 } as const
