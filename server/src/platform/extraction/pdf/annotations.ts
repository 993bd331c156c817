import type { PDFPageProxy } from 'unpdf/pdfjs'
import { fieldNameOf, filledValue, isTicked, type Widget } from './form-field.ts'
import { labelAbove, labelLeft, labelRight, type Rectangle, type Word } from './label-near.ts'
import { pageFragments } from './page-fragments.ts'

/** What pdf.js tells of an annotation, as far as it is used. */
interface Annotation extends Widget {
  readonly subtype?: string
  readonly hidden?: boolean
  readonly contentsObj?: { readonly str?: string }
  readonly textContent?: readonly string[]
}

/** Annotations without words of their own; a pop-up repeats those of its note. */
const wordless = new Set(['Link', 'Popup', 'Widget', 'FileAttachment'])

/** Longer tool tips are instructions, in characters. */
const tooltipMax = 120

/**
 * What was filled into a page's form, and written onto it: one line `Label: value` for each field, then the notes.
 * Buttons, passwords and fields without a value are left out. A line that is there already isn't added again.
 */
export async function readAnnotations(page: PDFPageProxy, lines: Set<string>): Promise<void> {
  const annotations = ((await page.getAnnotations()) as Annotation[]).filter(({ hidden }) => !hidden)
  const widgets = annotations.filter(({ subtype }) => subtype === 'Widget')
  const words = widgets.length > 0 ? await wordsOf(page) : []
  const filled = widgets.flatMap((widget) => lineOf(widget, words, widgets))
  const notes = annotations.flatMap(({ subtype = '', contentsObj, textContent }) =>
    wordless.has(subtype) ? [] : [textContent?.join('\n') || (contentsObj?.str ?? '')],
  )
  for (const line of filled) lines.add(line)
  for (const note of notes) if (note.trim() !== '') lines.add(`\n${note.replace(/\r\n?/g, '\n').trim()}\n`)
}

/** The words of a page that are upright. */
async function wordsOf(page: PDFPageProxy): Promise<Word[]> {
  const fragments = pageFragments(await page.getTextContent()).get(0) ?? []
  return fragments.map(({ text, x, y, width, size }) => ({ text, x, y: -y, width, size }))
}

function lineOf(widget: Widget, words: readonly Word[], widgets: readonly Widget[]): string[] {
  const others = widgets.flatMap(({ rect }) => (rect && rect !== widget.rect ? [rect] : []))
  if (widget.checkBox || widget.radioButton) {
    const group = widgets.filter(({ fieldName }) => fieldName === widget.fieldName)
    return isTicked(widget) ? [tickedLine(widget, group, words, others)] : []
  }
  const value = filledValue(widget)
  if (value === '') return []
  return [`${tooltipOf(widget) ?? nearby(widget.rect, words, others) ?? fieldNameOf(widget)}: ${value}`]
}

function nearby(
  rect: Rectangle | undefined,
  words: readonly Word[],
  others: readonly Rectangle[],
): string | undefined {
  return rect && (labelLeft(rect, words, others) ?? labelAbove(rect, words, others))
}

/** A box says what was ticked; a radio button, what was chosen of which question. */
function tickedLine(
  widget: Widget,
  group: readonly Widget[],
  words: readonly Word[],
  others: readonly Rectangle[],
): string {
  const { rect, radioButton, buttonValue } = widget
  const beside = rect && (labelRight(rect, words, others) ?? labelLeft(rect, words, others))
  if (!radioButton) return `${tooltipOf(widget) ?? beside ?? fieldNameOf(widget)}: Yes`
  const question = nearby(group.find(({ rect: each }) => each)?.rect, words, others)
  return `${tooltipOf(widget) ?? question ?? fieldNameOf(widget)}: ${beside ?? buttonValue ?? 'Yes'}`
}

function tooltipOf({ alternativeText = '' }: Widget): string | undefined {
  const text = alternativeText
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s:])[\s:]+$/, '')
    .trim()
  return text === '' || text.length > tooltipMax ? undefined : text
}
