/** One text that the product's own agent knows. */
export interface GuideText {
  /** Its heading: what sources are called. */
  readonly fileName: string
  readonly text: string
}

/** A page of the guide with where it is read. */
export interface GuidePage extends GuideText {
  /** Of its file, without the ending. */
  readonly name: string
}

/** Headings of the README that are about working on the product, not with it. */
const forDevelopers = new Set(['Developing'])

/** A page of the guide, called after its first heading. */
export function guideText(markdown: string): GuideText {
  const text = markdown.replaceAll('\r\n', '\n').trim()
  return { fileName: /^# (.+)$/m.exec(text)?.[1] ?? 'Guide', text }
}

/** The first paragraph of a page, on one line. */
export function firstParagraph({ text }: GuideText): string {
  const paragraph = text.split(/\n{2,}/).find((part) => !part.startsWith('#')) ?? ''
  return paragraph.replace(/\s+/g, ' ').trim()
}

/** What of the README is for people who use the product or run it, without its pictures. */
export function userPartsOf(readme: string): GuideText {
  const sections = readme.replaceAll('\r\n', '\n').split(/^(?=## )/m)
  const kept = sections.filter((section) => !forDevelopers.has(/^## (.+)$/m.exec(section)?.[1] ?? ''))
  return guideText(kept.join('').replace(/^!\[.*$/gm, ''))
}
