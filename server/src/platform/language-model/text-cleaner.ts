/** Characters that no answer needs, some of which PostgreSQL refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Makes a model's text storable: removes control characters and lone surrogates. */
export class TextCleaner {
  /** A character may be split between two pieces. */
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
