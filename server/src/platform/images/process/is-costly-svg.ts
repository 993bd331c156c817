import { imageSize } from 'image-size'

import { SaxesParser } from 'saxes'

/** Maximum work of an SVG, in plain elements, each of which takes a hundredth of a millisecond or more to draw. */
const weightMax = 50_000
/** Maximum nesting depth of elements, where a reference counts as one level. */
const depthMax = 200
/** The amount that counts as one plain element. */
const charactersPerElement = 200
const pixelsPerElement = 500
/** Each step of a filter redraws an area. */
const elementsPerFilterStep = 500

/** Elements that are drawn only if another one refers to them. */
const definitions = new Set(
  'defs symbol mask clipPath pattern marker filter linearGradient radialGradient'.split(' '),
)

/** Filter steps whose time depends only on the area, such as those of a shadow. */
const plainFilterSteps = new Set(
  `feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
)

class TooCostly extends Error {}

/**
 * Whether an SVG would take too long to draw, judged by its elements and their references. Throws if it isn't
 * well-formed. References in style sheets aren't counted; the process's time limit covers them.
 */
export function isCostlySvg(svg: string): boolean {
  try {
    let elements = 0
    const top = readSvg(svg, (depth) => {
      if (++elements > weightMax || depth > depthMax) throw new TooCostly()
    })
    createScale(top)(top, 0)
    return false
  } catch (error) {
    if (error instanceof TooCostly) return true
    throw error
  }
}

/**
 * Returns a function that computes the weight of an element with everything that it draws. It throws once that is too
 * much.
 */
function createScale(top: SvgElement): (element: SvgElement, depth: number) => number {
  const byId = new Map<string, SvgElement[]>()
  indexById(top, byId)
  const known = new Map<SvgElement, number>()
  return function weigh(element, depth) {
    const before = known.get(element)
    if (before !== undefined) return before
    if (depth > depthMax) throw new TooCostly()
    const drawn = element.children.filter(({ name }) => !definitions.has(name))
    const referred = referencesOf(element).flatMap((id) => byId.get(id) ?? [])
    let weight = ownWeight(element)
    for (const each of [...drawn, ...referred]) {
      weight += weigh(each, depth + 1)
      if (weight > weightMax) throw new TooCostly()
    }
    known.set(element, weight)
    return weight
  }
}

/** Indexes the elements that references can name. Throws `TooCostly` also for content that isn't allowed in an SVG. */
function indexById(element: SvgElement, byId: Map<string, SvgElement[]>): void {
  if (element.name.startsWith('fe') && !plainFilterSteps.has(element.name)) throw new TooCostly()
  for (const id of valuesOf(element, 'id')) {
    const named = byId.get(id)
    if (named) named.push(element)
    else byId.set(id, [element])
  }
  for (const child of element.children) indexById(child, byId)
}

function ownWeight(element: SvgElement): number {
  const { name, attributes } = element
  if (name.startsWith('fe')) return elementsPerFilterStep
  if (name === 'image') {
    return valuesOf(element, 'href').reduce((sum, href) => sum + embeddedPixels(href) / pixelsPerElement, 1)
  }
  return attributes.reduce((sum, [, value]) => sum + value.length / charactersPerElement, 1)
}

/** Pixels of an image inside the SVG. Embedded SVGs aren't drawn, and external images aren't fetched. */
function embeddedPixels(href: string): number {
  if (!/^\s*data:/i.test(href)) return 0
  const base64 = /^data:image\/(?:png|jpe?g|gif|webp);base64,/.exec(href)?.[0]
  if (base64 === undefined) throw new TooCostly()
  try {
    const { width, height } = imageSize(Buffer.from(href.slice(base64.length), 'base64'))
    return width * height
  } catch {
    throw new TooCostly()
  }
}

/** The IDs that an element refers to. */
function referencesOf(element: SvgElement): string[] {
  const hrefs = valuesOf(element, 'href').filter((href) => href.startsWith('#'))
  const urls = element.attributes.flatMap(([, value]) => [...value.matchAll(/url\(\s*["']?#([^"')]+)/g)])
  return [...hrefs.map((href) => href.slice(1)), ...urls.map(([, id = '']) => id.trim())]
}

function valuesOf({ attributes }: SvgElement, wanted: string): string[] {
  return attributes.filter(([name]) => name === wanted).map(([, value]) => value)
}

interface SvgElement {
  /** Without its prefix. */
  readonly name: string
  /** Attribute names without prefixes, so two may be equal. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: SvgElement[]
}

/** The elements of an SVG. Throws if it isn't well-formed, or if `onElement`, which is called for each, throws. */
function readSvg(svg: string, onElement: (depth: number) => void): SvgElement {
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
