import { elementAt, elementsNamed, parseXml, type XmlElement } from '../archive/parse-xml.ts'
import type { TextWriter } from '../markup/text-writer.ts'
import { type Parts, relationshipsOf } from './relationships.ts'

/** Placeholders in a slide's margin: date, footer and number. */
const marginal = new Set(['dt', 'ftr', 'sldNum'])

const MAX_TITLE_LENGTH = 80

/** One slide: its title as a heading, its shapes in file order, its diagrams, its margin and the speaker's notes. */
export function writeSlide(parts: Parts, partName: string, writer: TextWriter): void {
  const related = relationshipsOf(parts, partName)
  const partsOf = (type: string) =>
    related.filter((each) => each.type === type).flatMap(({ target }) => parts.get(target) ?? [])

  const tree = elementAt(parseXml(parts.get(partName) ?? ''), 'cSld', 'spTree')
  const shapes = tree === undefined ? [] : shapesIn(tree)
  const contents = shapes.filter(
    (shape) => !isMarginal(shape) && (isFrame(shape) || textOfShape(shape) !== ''),
  )
  const title = contents.find(isTitle) ?? contents.slice(0, 1).find(looksLikeTitle)
  if (title !== undefined) writeTitle(title, writer)
  for (const shape of contents) if (shape !== title) writeShape(shape, writer)
  for (const xml of partsOf('diagramData')) writeDiagram(parseXml(xml), writer)
  const margin = shapes.filter(isMarginal).map(textOfShape)
  writer.text(margin.filter(Boolean).join(' · '))
  writer.endBlock()
  for (const xml of partsOf('notesSlide')) writeNotes(parseXml(xml), writer)
}

/** Shapes and frames, including those in groups. Of alternatives, only the first. */
function shapesIn(tree: XmlElement): XmlElement[] {
  return tree.children.flatMap((child) => {
    if (child.name === 'sp' || child.name === 'graphicFrame') return [child]
    if (child.name === 'grpSp') return shapesIn(child)
    if (child.name === 'AlternateContent') return child.children.slice(0, 1).flatMap(shapesIn)
    return []
  })
}

/** `title`, `body` and so on; undefined for a shape that is no placeholder. */
function placeholderOf(shape: XmlElement): string | undefined {
  const placeholder = elementAt(shape, 'nvSpPr', 'nvPr', 'ph')
  return placeholder && (placeholder.attributes.type ?? 'obj')
}

function isTitle(shape: XmlElement): boolean {
  const placeholder = placeholderOf(shape)
  return placeholder === 'title' || placeholder === 'ctrTitle'
}

function isMarginal(shape: XmlElement): boolean {
  return marginal.has(placeholderOf(shape) ?? '')
}

function isFrame(shape: XmlElement): boolean {
  return shape.name === 'graphicFrame'
}

/** Some programs write no placeholders. Then a single line before everything else is the title. */
function looksLikeTitle(shape: XmlElement): boolean {
  const text = textOfShape(shape)
  return !isFrame(shape) && text.length <= MAX_TITLE_LENGTH && !text.includes('\n')
}

function writeTitle(shape: XmlElement, writer: TextWriter): void {
  writer.startHeading(placeholderOf(shape) === 'ctrTitle' ? 1 : 2)
  writer.text(textOfShape(shape))
  writer.endHeading()
}

function writeShape(shape: XmlElement, writer: TextWriter): void {
  for (const table of isFrame(shape) ? elementsNamed(shape, 'tbl') : []) writeTable(table, writer)
  const body = elementAt(shape, 'txBody')
  const placeholder = placeholderOf(shape)
  if (body !== undefined) writeParagraphs(body, writer, placeholder === 'obj' || placeholder === 'body')
}

function writeTable(table: XmlElement, writer: TextWriter): void {
  writer.endBlock()
  for (const row of table.children.filter(({ name }) => name === 'tr')) {
    const cells = row.children.filter(({ name }) => name === 'tc')
    writer.tableRow(cells.map(textOfShape))
  }
  writer.endBlock()
}

function writeDiagram(diagram: XmlElement, writer: TextWriter): void {
  writer.startList(undefined)
  for (const paragraph of elementsNamed(diagram, 'p')) {
    writer.startItem()
    writer.text(paragraphText(paragraph))
    writer.endBlock()
  }
  writer.endList()
}

function writeNotes(notes: XmlElement, writer: TextWriter): void {
  const tree = elementAt(notes, 'cSld', 'spTree')
  for (const shape of tree === undefined ? [] : shapesIn(tree)) {
    const body = elementAt(shape, 'txBody')
    if (placeholderOf(shape) !== 'body' || body === undefined || textOfShape(shape) === '') continue
    writer.text('Notes:')
    writer.endBlock()
    writeParagraphs(body, writer, false)
  }
}

/** The text of a shape or a table cell, one line per paragraph. */
function textOfShape(shape: XmlElement): string {
  const paragraphs = elementAt(shape, 'txBody')?.children.filter(({ name }) => name === 'p') ?? []
  return paragraphs.map(paragraphText).join('\n').trim()
}

type Marker = 'bullet' | 'number' | undefined

/**
 * The paragraphs of a text body (DrawingML), as list items if they are marked so, or in an outline unless marked
 * otherwise.
 */
function writeParagraphs(body: XmlElement, writer: TextWriter, isOutline: boolean): void {
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
function paragraphText(paragraph: XmlElement): string {
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
