/** How long things hold, in milliseconds. */
export const previewLifetimes = {
  /** A page that could be read is asked for once a day. */
  read: 24 * 60 * 60 * 1000,
  /** What failed may work soon; until then nobody waits for it again. */
  failed: 10 * 60 * 1000,
  /** One process reads; after this long it must have died. */
  claim: 40 * 1000,
} as const

/** Previews that are kept; the first to run out go first. */
export const previewsMax = 20_000
