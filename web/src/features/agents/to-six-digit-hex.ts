/** A hex color in the six-digit form that a color input requires; undefined for anything else. */
export function toSixDigitHex(color: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  if (/^#[0-9a-f]{3}$/i.test(color)) return color.replace(/[0-9a-f]/gi, '$&$&')
  return undefined
}
