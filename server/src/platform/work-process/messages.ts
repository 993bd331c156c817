/** What is said between the server and a work process. Lists go in parts, so that neither side pauses for long. */
export type WorkRequest =
  /** A part of what `module` is to work on. */
  | { readonly kind: 'items'; readonly module: string; readonly items: readonly unknown[] }
  /** That was all since the last time: `module`'s results are wanted. */
  | { readonly kind: 'work'; readonly module: string }

export type WorkReply =
  | { readonly kind: 'results'; readonly results: readonly unknown[] }
  /** `residentBytes` is what the process holds now. */
  | { readonly kind: 'done'; readonly residentBytes: number }
  | { readonly kind: 'failed'; readonly message: string }

/** Items of one message. */
export const itemsAtOnce = 500
