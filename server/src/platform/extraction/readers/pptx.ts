import { checkArchive } from '../archive/check-archive.ts'
import { elementAt, parseXml } from '../archive/parse-xml.ts'
import { readParts } from '../archive/read-parts.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { TextWriter } from '../markup/text-writer.ts'
import { type Parts, relationshipId, relationshipsOf } from '../presentation/relationships.ts'
import { writeSlide } from '../presentation/write-slide.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const PRESENTATION = 'ppt/presentation.xml'

/** PowerPoint presentations, slide by slide with notes. Images, charts and comments are left out. */
export async function readPptx({ bytes, limits }: ReaderInput): Promise<ReaderOutput> {
  const names = await checkArchive(bytes, limits)
  if (!names.includes(PRESENTATION))
    throw new ExtractionError('wrong_content', "This file isn't a PowerPoint presentation.")
  const parts = await readParts(bytes, (name) =>
    /^ppt\/(?:presentation|slides\/|notesSlides\/|diagrams\/data|_rels\/).*\.(?:xml|rels)$/.test(name),
  )
  const writer = new TextWriter()
  for (const slide of slidesInOrder(parts)) writeSlide(parts, slide, writer)
  const text = writer.toString()
  return { text, title: /^##? (.+)$/m.exec(text)?.[1] ?? null }
}

function slidesInOrder(parts: Parts): string[] {
  const targets = new Map(relationshipsOf(parts, PRESENTATION).map(({ id, target }) => [id, target]))
  const list = elementAt(parseXml(parts.get(PRESENTATION) ?? ''), 'sldIdLst')
  return (list?.children ?? []).flatMap((slide) => targets.get(relationshipId(slide) ?? '') ?? [])
}
