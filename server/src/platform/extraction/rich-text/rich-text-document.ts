import { codePageOf, codePageOfFont } from './code-pages.ts'
import { changeOf, characterOf, destinationOf, type Group, headingLevel } from './group.ts'
import { Story } from './story.ts'

/** Groups inside each other. A document has some twenty. */
const depthMax = 500

/** Collects the text of an RTF document from its tokens (Rich Text Format Specification 1.9.1). */
export class RichTextDocument {
  readonly #body = new Story()
  readonly #notes = new Story()
  readonly #fonts = new Map<number, string>()
  /** Levels of headings by number of their style. */
  readonly #headings = new Map<number, number>()
  readonly #groups: Group[] = []
  #group: Group = {
    ...{
      destination: 'story',
      story: this.#body,
      codePage: 'windows-1252',
      isHidden: false,
      replacements: 1,
    },
    ...{ headingLevel: undefined, isInTable: false, listLevel: 0 },
  }
  #codePage = 'windows-1252'
  #bytes = ''
  #toSkip = 0
  #isIgnorable = false
  #marker = ''
  /** The number of the font or style that their table describes. */
  #described = 0
  title = ''

  /** Throws a RangeError if groups are nested too deeply. */
  open(): void {
    this.#endText()
    this.#groups.push(this.#group)
    if (this.#groups.length > depthMax) throw new RangeError('Groups are nested too deeply')
  }

  /** Returns whether the document goes on. */
  close(): boolean {
    this.#endText()
    this.#isIgnorable = false
    this.#group = this.#groups.pop() ?? this.#group
    return this.#groups.length > 0
  }

  text(text: string): void {
    const kept = text.slice(this.#toSkip)
    this.#toSkip -= text.length - kept.length
    this.#bytes += kept
  }

  word(word: string, value: number | undefined): void {
    this.#endText()
    const isIgnorable = this.#isIgnorable
    this.#isIgnorable = word === '*'
    const destination = destinationOf(word) ?? (isIgnorable && word !== 'shpinst' ? 'nowhere' : undefined)
    if (word === '*') return
    if (destination !== undefined) this.#enter(destination)
    else if (this.#group.destination === 'fonts') this.#describeFont(word, value)
    else if (this.#group.destination === 'styles') this.#describeStyle(word, value)
    else this.#act(word, value)
  }

  toString(): string {
    this.#endText()
    return [this.#body, this.#notes]
      .map(String)
      .filter((text) => text !== '')
      .join('\n\n')
  }

  #change(part: Partial<Group>): void {
    this.#group = { ...this.#group, ...part }
  }

  #enter(destination: Group['destination']): void {
    if (this.#group.destination === 'nowhere' && destination !== 'title') return
    if (destination === 'marker') this.#marker = ''
    this.#change({ destination })
  }

  #act(word: string, value: number | undefined): void {
    const character = word === 'u' ? String.fromCharCode((value ?? 0) & 0xffff) : characterOf(word)
    const change = changeOf(word, value)
    if (character !== undefined) this.#write(character)
    else if (change !== undefined) this.#change(change)
    else if (this.#group.destination === 'story') this.#layOut(word, value)
    if (word === 'u') this.#toSkip = this.#group.replacements
    else if (word === 'f') this.#change({ codePage: this.#fonts.get(value ?? 0) ?? this.#codePage })
    else if (word === 'ansicpg') this.#useCodePage(codePageOf(value))
    else if (word === 'mac') this.#useCodePage('macintosh')
  }

  #layOut(word: string, value: number | undefined): void {
    const { story } = this.#group
    if (word === 's') this.#change({ headingLevel: this.#headings.get(value ?? 0) })
    else if (word === 'footnote') this.#change({ story: this.#notes })
    else if (word === 'cell') story.endCell()
    else if (word === 'row') story.endRow()
    else if (word === 'par' || word === 'sect' || word === 'page') {
      story.endParagraph({ ...this.#group, marker: this.#marker })
      this.#marker = ''
    }
  }

  #describeFont(word: string, value: number | undefined): void {
    const codePage = word === 'fcharset' ? codePageOfFont(value) : undefined
    if (word === 'f') this.#described = value ?? 0
    else if (codePage !== undefined) this.#fonts.set(this.#described, codePage)
  }

  #describeStyle(word: string, value: number | undefined): void {
    const level = word === 'outlinelevel' ? headingLevel(value) : undefined
    if (word === 's') this.#described = value ?? 0
    else if (level !== undefined) this.#headings.set(this.#described, level)
  }

  #useCodePage(codePage: string): void {
    this.#codePage = codePage
    this.#change({ codePage })
  }

  #endText(): void {
    this.#toSkip = 0
    if (this.#bytes === '') return
    const bytes = Buffer.from(this.#bytes, 'latin1')
    this.#bytes = ''
    this.#write(new TextDecoder(this.#group.codePage).decode(bytes))
  }

  #write(text: string): void {
    const { destination, isHidden, story } = this.#group
    if (destination === 'title') this.title += text
    else if (destination === 'marker') this.#marker += text
    else if (destination === 'story' && !isHidden) story.text(text)
  }
}
