import { posix } from 'node:path'
import { parseXml, type XmlElement } from '../archive/parse-xml.ts'

/** The parts of an Office Open XML file, by their names. */
export type Parts = ReadonlyMap<string, string>

export interface Relationship {
  id: string
  /** The last word of its type, such as `slide` or `notesSlide`. */
  type: string
  /** The name of the part that it leads to. */
  target: string
}

/** What a part refers to inside of the file (ECMA-376-2, 9.3). */
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

/** The `r:id` (whatever the prefix) of an element. */
export function relationshipId({ attributes }: XmlElement): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
}
