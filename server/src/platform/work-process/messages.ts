/** What is said between the server and a work process. Lists go in parts, so that neither side pauses for long. */
export type Request =
  | { readonly kind: 'items'; readonly items: readonly unknown[] }
  /** Works on the items sent since the last time, by `module`'s function `work`. */
  | { readonly kind: 'work'; readonly module: string }

export type Reply =
  | { readonly kind: 'results'; readonly results: readonly unknown[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }

/** Items of one message. */
export const itemsAtOnce = 500
