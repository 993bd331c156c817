/** Limits of leads. Free of dependencies, so that the chat frame can use them too. */

export const leadNameMax = 100
export const leadMessageMax = 1000
/** Different addresses that a visitor may leave in one conversation. */
export const leadsOfConversationMax = 5
export const leadPageSize = 20
/** Mails about leads that one address gets per day. */
export const leadMailsPerDay = 50

export const validationTexts = {
  leadNameTooLong: `Name cannot exceed ${leadNameMax} characters`,
  leadMessageTooLong: `Message cannot exceed ${leadMessageMax.toLocaleString('en-US')} characters`,
} as const
