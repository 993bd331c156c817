/** Messages between the server and a work process. Lists are sent in parts, so that neither side pauses for long. */
export type WorkRequest =
  /** A part of the items for `module`. */
  | { readonly kind: 'items'; readonly module: string; readonly items: readonly unknown[] }
  /** No more items: the results of `module` are requested. */
  | { readonly kind: 'work'; readonly module: string }

export type WorkReply =
  | { readonly kind: 'results'; readonly results: readonly unknown[] }
  /** `residentBytes` is the process's current memory. */
  | { readonly kind: 'done'; readonly residentBytes: number }
  | { readonly kind: 'failed'; readonly message: string }

/** Number of items per message. */
export const itemsAtOnce = 500
