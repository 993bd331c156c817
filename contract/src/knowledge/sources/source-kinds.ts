/** The kinds of live sources. Free of dependencies, so that screens can use them without schemas. */
export const sourceKinds = ['address', 'notion', 'github', 'woocommerce', 'shopify'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const sourceIntervals = ['off', 'hourly', 'daily', 'weekly'] as const
export type SourceInterval = (typeof sourceIntervals)[number]

/** What a kind needs to be connected. */
interface SourceNeeds {
  readonly address: boolean
  readonly token: 'none' | 'optional' | 'required'
  /** Whether the token is a pair, such as a consumer key and its secret. */
  readonly hasTokenSecret: boolean
  /** Whether the owner can choose parts of it, such as pages, folders or categories. */
  readonly hasChoices: boolean
}

export const sourceNeeds: Readonly<Record<SourceKind, SourceNeeds>> = {
  address: { address: true, token: 'none', hasTokenSecret: false, hasChoices: false },
  notion: { address: false, token: 'required', hasTokenSecret: false, hasChoices: true },
  github: { address: true, token: 'optional', hasTokenSecret: false, hasChoices: true },
  woocommerce: { address: true, token: 'required', hasTokenSecret: true, hasChoices: true },
  shopify: { address: true, token: 'required', hasTokenSecret: false, hasChoices: true },
}

/** Sources of an agent. */
export const sourcesMax = 20
/** Parts of a source that can be listed and chosen. */
export const sourceChoicesMax = 500
/** Names of entries in a report. */
export const reportedItemsMax = 50
