import { elementAt, type XmlElement } from '../archive/parse-xml.ts'
import type { TextWriter } from '../markup/text-writer.ts'

type Marker = 'bullet' | 'number' | undefined

/**
 * The paragraphs of a text body (DrawingML), as list items if they are marked so, or in an outline unless marked
 * otherwise.
 */
export function writeParagraphs(body: XmlElement, writer: TextWriter, isOutline: boolean): void {
  const paragraphs = body.children.filter(({ name }) => name === 'p')
  const hasSeveral = paragraphs.filter((paragraph) => paragraphText(paragraph).trim() !== '').length > 1
  const lists: Marker[] = []
  for (const paragraph of paragraphs) {
    const text = paragraphText(paragraph)
    if (text.trim() === '') continue
    const level = Number(elementAt(paragraph, 'pPr')?.attributes.lvl ?? 0)
    const marker = markerOf(paragraph, isOutline && (hasSeveral || level > 0))
    enterList(lists, marker === undefined ? 0 : level + 1, marker, writer)
    if (marker !== undefined) writer.startItem()
    writer.text(text)
    writer.endBlock()
  }
  enterList(lists, 0, undefined, writer)
}

/** The characters of a paragraph with its line breaks. */
export function paragraphText(paragraph: XmlElement): string {
  return paragraph.children
    .map((child) => {
      if (child.name === 'br') return '\n'
      return child.name === 'r' || child.name === 'fld' ? (elementAt(child, 't')?.text ?? '') : ''
    })
    .join('')
}

function markerOf(paragraph: XmlElement, isItem: boolean): Marker {
  const properties = elementAt(paragraph, 'pPr')?.children.map(({ name }) => name) ?? []
  if (properties.includes('buNone')) return undefined
  if (properties.includes('buAutoNum')) return 'number'
  return isItem || properties.includes('buChar') || properties.includes('buBlip') ? 'bullet' : undefined
}

/** Opens and closes lists until `depth` are open, the innermost with `marker`. */
function enterList(open: Marker[], depth: number, marker: Marker, writer: TextWriter): void {
  const close = () => {
    open.pop()
    writer.endList()
  }
  while (open.length > depth) close()
  if (open.length === depth && depth > 0 && open.at(-1) !== marker) close()
  while (open.length < depth) {
    open.push(marker)
    writer.startList(marker === 'number' ? 1 : undefined)
  }
}
