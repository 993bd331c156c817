/** What no text of an answer needs, and PostgreSQL in part refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Makes the pieces of a model's text storable: without control characters and halves of characters. */
export class TextCleaner {
  /** A character may be cut between two pieces. */
  #half = ''

  push(piece: string): string {
    const text = this.#half + piece
    this.#half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? ''
    return text
      .slice(0, text.length - this.#half.length)
      .toWellFormed()
      .replace(controls, '')
  }
}
