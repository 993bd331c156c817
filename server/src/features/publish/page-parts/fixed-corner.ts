/** The lower corner in which a style attribute fixes an element, regardless of scrolling; null for none. */
export function fixedCorner(style: string): 'left' | 'right' | null {
  const said = new Map(
    style.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const
    }),
  )
  const isSet = (name: string) => /^\d/.test(said.get(name) ?? '')
  if (!said.get('position')?.startsWith('fixed') || !isSet('bottom')) return null
  // An element that spans the page is a bar, which the bubble's offset can avoid.
  if (isSet('left') === isSet('right')) return null
  return isSet('left') ? 'left' : 'right'
}
