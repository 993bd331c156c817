import { elementAt, elementsNamed, parseXml, type XmlElement } from '../archive/parse-xml.ts'
import type { TextWriter } from '../markup/text-writer.ts'
import { type Parts, relationshipsOf } from './relationships.ts'
import { paragraphText, writeParagraphs } from './write-paragraphs.ts'

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
