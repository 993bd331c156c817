/** Small makers of elements, since the loader has no framework. */

export function element(tag: 'div', className: string): HTMLDivElement {
  const made = document.createElement(tag)
  made.className = className
  return made
}

/** A button with an accessible name; '' leaves it to what is inside. */
export function button(className: string, label: string, content: Node): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  if (label !== '') made.setAttribute('aria-label', label)
  made.append(content)
  return made
}

const paths = {
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  close: 'M18 6 6 18M6 6l12 12',
} as const

/** A line drawing of 24 px that takes the colour of the text around it. */
export function icon(name: keyof typeof paths): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}
