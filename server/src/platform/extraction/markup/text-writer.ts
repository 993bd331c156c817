interface List {
  /** The next number, or undefined for a list with bullets. */
  number: number | undefined
}

/**
 * Joins blocks in the extracted form: one blank line between blocks, none between the items of a list. The input is
 * text as in the markup; white space is collapsed here, except in code.
 */
export class TextWriter {
  readonly #out: string[] = []
  readonly #lists: List[] = []
  #line = ''
  #heading = ''
  #marker = ''
  #lastWasItem = false

  /** Inline text, with line breaks as newlines. */
  text(text: string): void {
    this.#line += text
  }

  /** Ends the current paragraph, if any. */
  endBlock(): void {
    const lines = this.#line.split('\n').map(tidy)
    this.#line = ''
    const text = lines.join('\n').trim()
    if (text === '') return
    this.#block(this.#heading === '' ? text : this.#heading + text.replaceAll('\n', ' '))
  }

  startHeading(level: number): void {
    this.endBlock()
    this.#heading = `${'#'.repeat(level)} `
  }

  endHeading(): void {
    this.endBlock()
    this.#heading = ''
  }

  startList(firstNumber: number | undefined): void {
    this.endBlock()
    this.#lists.push({ number: firstNumber })
  }

  endList(): void {
    this.endBlock()
    this.#lists.pop()
    this.#marker = ''
    if (this.#lists.length === 0) this.#lastWasItem = false
  }

  startItem(): void {
    this.endBlock()
    const list = this.#lists.at(-1)
    this.#marker = list?.number === undefined ? '- ' : `${list.number++}. `
  }

  code(code: string, language: string): void {
    this.endBlock()
    const trimmed = code.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
    if (trimmed === '') return
    const longestRun = Math.max(2, ...(trimmed.match(/`{3,}/g) ?? []).map((run) => run.length))
    const fence = '`'.repeat(longestRun + 1)
    this.#block(`${fence}${language}\n${trimmed}\n${fence}`)
  }

  tableRow(cells: string[]): void {
    const row = cells.map((cell) => tidy(cell).replaceAll('|', '\\|'))
    if (row.some((cell) => cell !== ''))
      this.#line += `${this.#line === '' ? '' : '\n'}| ${row.join(' | ')} |`
  }

  toString(): string {
    this.endBlock()
    return this.#out.join('')
  }

  /** Indents nested items by two, and further blocks of the same item, which have no marker. */
  #block(text: string): void {
    const depth = Math.min(this.#lists.length, 12)
    const isItem = this.#marker !== ''
    // An item may be outside any list.
    const indent = '  '.repeat(isItem ? Math.max(0, depth - 1) : depth)
    const body = this.#marker + text
    this.#marker = ''
    if (this.#out.length > 0) this.#out.push(isItem && this.#lastWasItem ? '\n' : '\n\n')
    this.#out.push(indent === '' ? body : body.replace(/^(?=.)/gm, indent))
    this.#lastWasItem = depth > 0 || isItem
  }
}

/** One line without soft hyphens and joiners, with single spaces. */
function tidy(line: string): string {
  return line
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
