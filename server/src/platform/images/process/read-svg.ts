import { SaxesParser } from 'saxes'

export interface SvgElement {
  /** Without its prefix. */
  readonly name: string
  /** Attribute names without prefixes, so two may be equal. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: SvgElement[]
}

/** The elements of an SVG. Throws if it isn't well-formed, or if `onElement`, which is called for each, throws. */
export function readSvg(svg: string, onElement: (depth: number) => void): SvgElement {
  const top: SvgElement = { name: '', attributes: [], children: [] }
  const open = [top]
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (doctype) => {
    for (const [name, value] of plainEntities(doctype)) parser.ENTITIES[name] ??= value
  })
  parser.on('opentag', ({ name, attributes }) => {
    onElement(open.length)
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const)
    const element = { name: localName(name), attributes: named, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(svg).close()
  return top
}

/** Entities that only stand for text. Some editors use them to shorten namespace addresses. */
function plainEntities(doctype: string): (readonly [name: string, value: string])[] {
  const declarations = doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g)
  return [...declarations].map(([, name = '', quoted, value = '']) => [name, quoted ?? value])
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
