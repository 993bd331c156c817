import { TextWriter } from '../markup/text-writer.ts'

/** How a paragraph is laid out. */
export interface ParagraphForm {
  /** 1 to 6 for a heading. */
  readonly headingLevel: number | undefined
  readonly isInTable: boolean
  /** Depth in a list, from 0 on, and its bullet or number as written; empty outside of lists. */
  readonly listLevel: number
  readonly marker: string
}

/** The paragraphs of a document's body, or of its notes. */
export class Story {
  readonly #writer = new TextWriter()
  /** One item per open list: whether it has numbers. */
  readonly #lists: boolean[] = []
  #line = ''
  #cells: string[] = []
  #isInRow = false

  text(text: string): void {
    this.#line += text
  }

  endParagraph({ headingLevel, isInTable, listLevel, marker }: ParagraphForm): void {
    if (isInTable) {
      this.#line += ' '
      return
    }
    this.#leaveTable()
    const isItem = marker.trim() !== ''
    if (isItem) this.#enterItem(listLevel + 1, marker)
    else {
      this.#leaveLists(0)
      if (headingLevel !== undefined) this.#writer.startHeading(headingLevel)
    }
    this.#writer.text(this.#line)
    if (headingLevel === undefined || isItem) this.#writer.endBlock()
    else this.#writer.endHeading()
    this.#line = ''
  }

  endCell(): void {
    this.#cells.push(this.#line)
    this.#line = ''
  }

  endRow(): void {
    if (!this.#isInRow) {
      this.#leaveLists(0)
      this.#writer.endBlock()
    }
    this.#isInRow = true
    this.#writer.tableRow(this.#cells)
    this.#cells = []
  }

  toString(): string {
    if (this.#cells.length > 0) this.endRow()
    this.#leaveTable()
    this.#writer.text(this.#line)
    return this.#writer.toString()
  }

  #leaveTable(): void {
    if (this.#isInRow) this.#writer.endBlock()
    this.#isInRow = false
  }

  #enterItem(depth: number, marker: string): void {
    const number = /\d+/.exec(marker)?.[0]
    const isNumbered = number !== undefined
    this.#leaveLists(depth)
    if (this.#lists.length === depth && this.#lists.at(-1) !== isNumbered) this.#leaveLists(depth - 1)
    while (this.#lists.length < depth) {
      this.#lists.push(isNumbered)
      this.#writer.startList(isNumbered ? Number(number) : undefined)
    }
    this.#writer.startItem()
  }

  #leaveLists(depth: number): void {
    while (this.#lists.length > depth) {
      this.#lists.pop()
      this.#writer.endList()
    }
  }
}
