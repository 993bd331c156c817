import { SaxesParser } from 'saxes'

export interface XmlElement {
  /** Without its prefix: `a:p` and `p` are both `p`. */
  name: string
  /** Attributes, by name as written, with prefixes. */
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** The text directly inside. */
  text: string
}

/**
 * The root element of an XML document. Only XML's five predefined entities are known. Throws if it isn't well-formed.
 */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return top.children[0] ?? top
}

/** The element at a path of names, taking the first match at each level. */
export function elementAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )
}

/** All descendants of an element with a name, in document order. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : elementsNamed(child, name)))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
