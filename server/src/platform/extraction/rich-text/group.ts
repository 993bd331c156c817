import type { ParagraphForm, Story } from './story.ts'

/** Where the text of a group goes. */
type Destination = 'story' | 'nowhere' | 'fonts' | 'styles' | 'title' | 'marker'

/** The properties that a group has from its parent, and that end with it. */
export interface Group extends Omit<ParagraphForm, 'marker'> {
  readonly destination: Destination
  readonly story: Story
  readonly codePage: string
  readonly isHidden: boolean
  /** How many characters after a Unicode character replace it for old readers. */
  readonly replacements: number
}

/** Groups that are read, by their first word. */
const read: Readonly<Record<string, Destination>> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  title: 'title',
  listtext: 'marker',
  pntext: 'marker',
}

/** Groups that aren't text of the document, besides those that are marked as ignorable. */
const dropped = new Set(
  `info colortbl pict objdata header headerl headerr headerf footer footerl footerr footerf fldinst nonshppict sp xe tc
   tcn ftnsep ftnsepc aftnsep aftnsepc nonesttables filetbl comment`.split(/\s+/),
)

/** The destination that a group's first word names, if it names one. */
export function destinationOf(word: string): Destination | undefined {
  return dropped.has(word) ? 'nowhere' : Object.hasOwn(read, word) ? read[word] : undefined
}

/** What a word changes in its group, apart from fonts and styles; undefined for unknown words. */
export function changeOf(word: string, value: number | undefined): Partial<Group> | undefined {
  const isOn = value !== 0
  if (word === 'pard') return { headingLevel: undefined, isInTable: false, listLevel: 0 }
  if (word === 'plain') return { isHidden: false }
  if (word === 'intbl') return { isInTable: isOn }
  if (word === 'ilvl') return { listLevel: Math.min(Math.max(value ?? 0, 0), 8) }
  if (word === 'outlinelevel') return { headingLevel: headingLevel(value) }
  if (word === 'v' || word === 'deleted') return { isHidden: isOn }
  if (word === 'uc') return { replacements: Math.min(Math.max(value ?? 1, 0), 10) }
  return undefined
}

/** Levels from 6 on are running text. */
export function headingLevel(outlineLevel: number | undefined): number | undefined {
  return outlineLevel !== undefined && outlineLevel >= 0 && outlineLevel < 6 ? outlineLevel + 1 : undefined
}

const characters: Readonly<Record<string, string>> = {
  ...{ line: '\n', tab: ' ', nbsp: '\u00A0', nbhyphen: '-', emdash: '—', endash: '–', bullet: '•' },
  ...{ lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', emspace: ' ', enspace: ' ', qmspace: ' ' },
  ...{ nestcell: ' ', nestrow: ' ' },
}

/** The character that a word stands for. */
export function characterOf(word: string): string | undefined {
  return Object.hasOwn(characters, word) ? characters[word] : undefined
}
