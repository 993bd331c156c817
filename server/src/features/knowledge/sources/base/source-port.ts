import type { SourceOffer } from '@parleykit/contract/knowledge/sources/sources'
import type { Platform } from '../../../../platform/platform.ts'

/** Where a source is, and the key to it. */
export interface SourceAccess {
  readonly address: string
  readonly token: string | null
  readonly tokenSecret: string | null
}

export interface SourceCall {
  readonly platform: Platform
  readonly access: SourceAccess
  /** Keys of the chosen parts; null for all. */
  readonly picked: readonly string[] | null
  readonly signal: AbortSignal
  /** For one request. Requests are tried again only if there is time for it. */
  readonly requestMs: number
}

/** One item of a source, which becomes one entry. */
export interface SourceItem {
  /** The source's own ID, the same for as long as the item exists. */
  readonly key: string
  readonly title: string
  /** Where a person can read it. */
  readonly url: string
  /** Changes whenever the text may have changed. */
  readonly version: string
  /** The text, if the list already has it. */
  readonly text?: SourceText
}

export interface SourceText {
  /** The title, if the text has a better one than the list. */
  readonly title?: string
  /** The kind of text, as entries have it. */
  readonly fileType: string
  readonly text: string
  /** Replaces the item's version, if it is known only once the text is read. */
  readonly version?: string
}

export interface SourceListing {
  readonly items: readonly SourceItem[]
  /** Whether these are all items. If not, nothing is taken for removed. */
  readonly isComplete: boolean
  /** Identifies this state of the source. */
  readonly cursor: string | null
}

/**
 * What every kind of source can do. Functions reject with a SourceFault if the source is at fault, and only with the
 * signal's reason once it is aborted.
 */
export interface SourcePort {
  /** Checks whether the source can be read, and lists what an owner can choose. */
  readonly check: (call: SourceCall) => Promise<SourceOffer>
  /** Lists the chosen items; null if nothing has changed since the cursor. */
  readonly listChanges: (call: SourceCall, cursor: string | null) => Promise<SourceListing | null>
  /** An item's text; null if it is still of the known version. */
  readonly readItem: (
    call: SourceCall,
    item: SourceItem,
    knownVersion: string | null,
  ) => Promise<SourceText | null>
  /** Whether an item that is missing in a list is really gone. Without it, the list is believed. */
  readonly isGone?: (call: SourceCall, key: string) => Promise<boolean>
}
