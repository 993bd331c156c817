import type { ToastText } from '../../web/src/ui/feedback/toast-text.ts'

/** One text that the product promises, word for word. */
export interface Row {
  /**
   * The promised words; two where a title and a description are promised together. A name in round brackets, such as
   * `(agent name)`, is what the situation says it is.
   */
  readonly promised: string | readonly [title: string, description: string]
  /** The same words where the product keeps them; absent where a screen alone knows its label. */
  readonly kept?: string | ToastText
  /** The test that reads the text without a browser, from the repository's root. */
  readonly readBy?: string
}

export type Rows = Readonly<Record<string, Row>>

/** The promised words one by one. */
export function wordsOf({ promised }: Row): readonly string[] {
  return typeof promised === 'string' ? [promised] : promised
}

/** The kept words one by one; as many of them as are promised have to be the same. */
export function keptWordsOf({ kept }: Row): readonly string[] | undefined {
  if (kept === undefined || typeof kept === 'string') return kept === undefined ? kept : [kept]
  return kept.description === undefined ? [kept.title] : [kept.title, kept.description]
}
