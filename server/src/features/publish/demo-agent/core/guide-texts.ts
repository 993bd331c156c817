/** A text that the product's own agent knows. */
export interface GuideText {
  /** Its heading, used as the name of the source. */
  readonly fileName: string
  readonly text: string
}

/** A page of the guide with its URL. */
export interface GuidePage extends GuideText {
  /** Its file's name without the extension. */
  readonly name: string
}

/** A page of the guide, named after its first heading. */
export function guideText(markdown: string): GuideText {
  const text = markdown.replaceAll('\r\n', '\n').trim()
  return { fileName: /^# (.+)$/m.exec(text)?.[1] ?? 'Guide', text }
}

/** The first paragraph of a page, on one line. */
export function firstParagraph({ text }: GuideText): string {
  const paragraph = text.split(/\n{2,}/).find((part) => !part.startsWith('#')) ?? ''
  return paragraph.replace(/\s+/g, ' ').trim()
}
