/** Small helpers for creating elements, since the loader has no framework. */

export function make<Tag extends 'div' | 'bdi' | 'button' | 'a' | 'iframe'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...content)
  return made
}

const paths = {
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  close: 'M18 6 6 18M6 6l12 12',
  more: 'M4 11h2v2h-2zm7 0h2v2h-2zm7 0h2v2h-2z',
} as const

/** A 24 px line icon in the color of the text around it. */
export function icon(name: keyof typeof paths): SVGElement {
  const [svg, path] = ['svg', 'path'].map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGElement, SVGElement]
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.ariaHidden = 'true'
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}
