/** The package has no types, and its published types lack the options. */
declare module 'word-extractor' {
  interface TextOptions {
    /** True, the default, replaces typographic quotes and dashes with their ASCII forms. */
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
