import { contentTypes, escapeXml, relationships } from './office-parts.ts'
import { zip } from './zip.ts'

interface Slide {
  title: string
  items?: readonly string[]
  rows?: readonly (readonly string[])[]
  notes?: string
}

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** A presentation; the title of the first slide is the title of all. Slides lie in the file in backward order. */
export function writePptx(slides: readonly Slide[]): Promise<Buffer> {
  const numbered = slides.map((slide, at) => ({ slide, number: slides.length - at }))
  const parts: Record<string, string> = {}
  for (const { slide, number } of numbered.toReversed()) {
    parts[`ppt/slides/slide${number}.xml`] = writeSlide(slide, slide === slides[0])
    if (slide.notes === undefined) continue
    const notes = `../notesSlides/notesSlide${number}.xml`
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relationships({ r1: ['notesSlide', notes] })
    parts[`ppt/notesSlides/notesSlide${number}.xml`] =
      `<p:notes ${namespaces}>${tree(shape('body', [slide.notes]))}</p:notes>`
  }
  const ids = numbered.map(({ number }) => `<p:sldId id="${255 + number}" r:id="r${number}"/>`)
  const targets = numbered.map(({ number }) => [
    `r${number}`,
    ['slide', `slides/slide${number}.xml`] as const,
  ])
  return zip({
    '[Content_Types].xml': contentTypes({ 'ppt/presentation.xml': 'presentationml.presentation.main' }),
    '_rels/.rels': relationships({ r1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${ids.join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(Object.fromEntries(targets)),
    ...parts,
  })
}

function writeSlide({ title, items = [], rows = [] }: Slide, isFirst: boolean): string {
  const shapes = [shape(isFirst ? 'ctrTitle' : 'title', [title])]
  if (items.length > 0) shapes.push(shape('body', items))
  if (rows.length > 0) shapes.push(table(rows))
  return `<p:sld ${namespaces}>${tree(shapes.join(''))}</p:sld>`
}

const tree = (shapes: string) => `<p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>`

function shape(placeholder: string, lines: readonly string[]): string {
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs(lines)}</p:txBody></p:sp>`
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map(
    (row) =>
      `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${paragraphs([cell])}</a:txBody></a:tc>`).join('')}</a:tr>`,
  )
  return `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${cells.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`).join('')
}
