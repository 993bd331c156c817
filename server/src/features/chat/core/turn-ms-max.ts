/** Longer than any turn takes, in milliseconds. */
export const turnMsMax = 5 * 60 * 1000
