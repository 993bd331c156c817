interface KnownAndListed {
  /** Keys of the items that have entries. */
  readonly known: readonly string[]
  readonly listed: ReadonlySet<string>
  /** Keys that the last sync missed and held back. */
  readonly heldBack: readonly string[]
  /** Whether the owner has agreed to any number of removals. */
  readonly acceptsRemovals: boolean
}

/**
 * The items to remove because a complete list doesn't have them, and those to keep for now. If more than half of all
 * are missing, the source may be broken or may have lost its rights: then an item goes only if two syncs in a row miss
 * it, or if the owner agrees.
 */
export function chooseRemovals({ known, listed, heldBack, acceptsRemovals }: KnownAndListed): {
  readonly removed: readonly string[]
  readonly heldBack: readonly string[]
} {
  const missing = known.filter((key) => !listed.has(key))
  if (acceptsRemovals || missing.length * 2 <= known.length) return { removed: missing, heldBack: [] }
  const missedBefore = new Set(heldBack)
  return {
    removed: missing.filter((key) => missedBefore.has(key)),
    heldBack: missing.filter((key) => !missedBefore.has(key)),
  }
}

const fewBytes = 500

/** Whether a text has lost so much that it may have been cut on its way. */
export function isSuspicious(formerBytes: number, bytes: number): boolean {
  return formerBytes > fewBytes && bytes * 2 < formerBytes
}
