/**
 * How often somebody who types says so at most, and for how long it is shown, in milliseconds. Apart from the other limits,
 * which a chat frame's first script has.
 */
export const typingSign = { everyMs: 3000, shownMs: 6000 } as const
