/** Limits of analytics. Free of dependencies, so that the chat frame can use them too. */

/** Wordings of one question shown in the lists of Analytics, and messages that one dismissal can name. */
export const workListWordings = 20
