/** The package has no types of its own, and those published for it lack the options. */
declare module 'word-extractor' {
  interface TextOptions {
    /** True, the default, replaces typographic quotes and dashes by their ASCII forms. */
    filterUnicode?: boolean
  }

  interface WordDocument {
    getBody(options?: TextOptions): string
    getFootnotes(options?: TextOptions): string
    getEndnotes(options?: TextOptions): string
    getTextboxes(options?: TextOptions & { includeHeadersAndFooters?: boolean }): string
  }

  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
}
