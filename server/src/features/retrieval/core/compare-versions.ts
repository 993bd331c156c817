/** One entry's text as indexed in a version. */
export interface VersionEntry {
  readonly entryId: number
  readonly textHash: Buffer
  readonly fileName: string
}

/** The version that a new one replaces, with what deletions have removed from it since. */
export interface FormerVersion {
  readonly entries: readonly VersionEntry[]
  readonly passageCount: number
  readonly purgedEntries: number
  readonly purgedPassages: number
  readonly purgedNames: readonly string[]
}

export interface VersionChanges {
  readonly entriesAdded: number
  readonly entriesRemoved: number
  readonly passagesAdded: number
  readonly passagesRemoved: number
  readonly addedNames: string[]
  readonly removedNames: string[]
}

/** Names stored of each kind: the history shows some and counts the rest. */
export const namesKept = 20

/** What a version adds and removes compared with the previous one. An entry with a new text counts on both sides. */
export function compareVersions(
  former: FormerVersion | null,
  next: readonly (VersionEntry & { readonly passageCount: number })[],
): VersionChanges {
  const keyOf = (entry: VersionEntry) => `${entry.entryId}/${entry.textHash.toString('base64')}`
  const formerKeys = new Set(former?.entries.map(keyOf))
  const nextKeys = new Set(next.map(keyOf))
  const added = next.filter((entry) => !formerKeys.has(keyOf(entry)))
  const removed = (former?.entries ?? []).filter((entry) => !nextKeys.has(keyOf(entry)))
  const passages = next.reduce((sum, entry) => sum + entry.passageCount, 0)
  const passagesAdded = added.reduce((sum, entry) => sum + entry.passageCount, 0)
  const formerPassages = (former?.passageCount ?? 0) + (former?.purgedPassages ?? 0)
  return {
    entriesAdded: added.length,
    entriesRemoved: removed.length + (former?.purgedEntries ?? 0),
    passagesAdded,
    passagesRemoved: Math.max(0, formerPassages - (passages - passagesAdded)),
    addedNames: namesOf(added).slice(0, namesKept),
    removedNames: [...(former?.purgedNames ?? []), ...namesOf(removed)].slice(0, namesKept),
  }
}

function namesOf(entries: readonly VersionEntry[]): string[] {
  return entries.map((entry) => entry.fileName)
}
