import type { DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Left out with all descendants: not readable text, or text repeated on every page of a site. */
const droppedTags = new Set(
  `head script style nav template noscript iframe object embed svg canvas audio video map select button textarea
   datalist dialog`.split(/\s+/),
)

/** Elements that begin and end a line. */
const blockTags = new Set(
  `address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ol option p pre search section summary table tbody td
   tfoot th thead tr ul`.split(/\s+/),
)

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}

export function isDropped(element: Element): boolean {
  return (
    droppedTags.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'navigation' ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '')
  )
}

export function isBlock(element: Element): boolean {
  return blockTags.has(element.tagName)
}

/** 1 to 6, or undefined for anything but a heading. */
export function headingLevel(element: Element): number | undefined {
  return /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : undefined
}
