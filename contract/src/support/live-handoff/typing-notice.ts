/**
 * Minimum interval between typing notices, and how long one is shown, in milliseconds. Kept apart from the other
 * limits, which are in a chat frame's first script.
 */
export const typingNotice = { everyMs: 3000, shownMs: 6000 } as const
