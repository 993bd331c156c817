/** A sentence that an owner writes for visitors, followed by at most one link. */
export interface LinkedLine {
  readonly text: string
  /** Empty without a link, like its URL. */
  readonly linkText: string
  readonly linkUrl: string
}

/** A line as one text, as stored for what a visitor agreed to. Free of dependencies. */
export function linkedLineText({ text, linkText, linkUrl }: LinkedLine): string {
  return linkUrl === '' ? text : `${text} ${linkText} (${linkUrl})`
}
