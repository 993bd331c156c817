/** A sentence that an owner words for visitors, with at most one link behind it. */
export interface LinkedLine {
  readonly text: string
  /** Empty where there is no link, like its address. */
  readonly linkText: string
  readonly linkUrl: string
}

/** A line as one text, such as is kept of what a visitor agreed to. Free of dependencies. */
export function linkedLineText({ text, linkText, linkUrl }: LinkedLine): string {
  return linkUrl === '' ? text : `${text} ${linkText} (${linkUrl})`
}
