/** Lifetimes in milliseconds. */
export const previewLifetimes = {
  /** A readable page is fetched once a day. */
  read: 24 * 60 * 60 * 1000,
  /** A failed page may work again soon. Until then, no caller waits for it. */
  failed: 10 * 60 * 1000,
  /** After this time, the process that reads the page must have died. */
  claim: 40 * 1000,
} as const

/** Maximum number of stored previews. Those that expire first are deleted first. */
export const maxPreviews = 20_000
