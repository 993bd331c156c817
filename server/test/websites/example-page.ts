/** A page made for tests, with what is its own text and nothing of its site's. */
export interface ExamplePage {
  readonly path: string
  readonly html: string
  readonly mainText: string
  /** The contents of its linked style sheets. */
  readonly styleSheets?: readonly string[]
}

/** What a page itself says: its markup, and the words of it that readers see. */
export interface Content {
  readonly title: string
  readonly html: string
  readonly words: string
}

/** Wraps a page's own content in what one site has around it. */
export type Layout = (content: Content, at: number) => string

export function applyLayouts(
  site: string,
  contents: readonly Content[],
  layouts: Readonly<Record<string, Layout>>,
): ExamplePage[] {
  return Object.entries(layouts).flatMap(([name, layout]) =>
    contents.map((content, at) => ({
      path: `/${site}/${name}/${at}`,
      html: layout(content, at),
      mainText: content.words,
    })),
  )
}

/** The words in markup that has nothing hidden. */
function wordsIn(html: string): string {
  return html
    .replace(/<(button|form)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
}

export function content(title: string, html: string): Content {
  return { title, html, words: wordsIn(html) }
}

export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const table = (rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${rows[0]?.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .slice(1)
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

export const links = (words: readonly string[]) =>
  list(words.map((word) => `<a href="/${word.toLowerCase().replace(/\W+/g, '-')}">${word}</a>`))
