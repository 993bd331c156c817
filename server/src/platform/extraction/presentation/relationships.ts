import { posix } from 'node:path'
import { parseXml, type XmlElement } from '../archive/parse-xml.ts'

/** The parts of an Office Open XML file, by name. */
export type Parts = ReadonlyMap<string, string>

export interface Relationship {
  id: string
  /** The last word of its type, such as `slide` or `notesSlide`. */
  type: string
  /** The name of the target part. */
  target: string
}

/** A part's references within the file (ECMA-376-2, 9.3). */
export function relationshipsOf(parts: Parts, partName: string): Relationship[] {
  const folder = posix.dirname(partName)
  const xml = parts.get(`${folder}/_rels/${posix.basename(partName)}.rels`)
  if (xml === undefined) return []
  return parseXml(xml)
    .children.filter(({ attributes }) => attributes.TargetMode !== 'External')
    .map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: posix.basename(attributes.Type ?? ''),
      target: posix.resolve('/', folder, attributes.Target ?? '').slice(1),
    }))
}

/** The `r:id` (with any prefix) of an element. */
export function relationshipId({ attributes }: XmlElement): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
}
