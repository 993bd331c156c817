import { defaultBrandColor } from '@parleykit/contract/limits'

/** Colours made from an agent's brand colour, as CSS hex colours. */
export interface BrandColors {
  /** Background of the visitor's bubbles and of the send button. */
  readonly surface: string
  /** Text on `surface`: black or white, with a contrast of at least 4.5. */
  readonly onSurface: string
  /** Icons and links on white, with a contrast of at least 4.5. */
  readonly ink: string
}

type Rgb = readonly [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** WCAG 2.2, success criterion 1.4.3. */
const readableContrast = 4.5
/** From here on a shade that nobody sees makes white text readable, as on the default indigo (4.47). */
const nearlyReadableContrast = 4

/** Chooses the colours for a brand colour of 3 or 6 hex digits; anything else counts as the default colour. */
export function chooseBrandColors(brandColor: string): BrandColors {
  const brand = parseHex(brandColor) ?? parseHex(defaultBrandColor) ?? black
  const ink = darkenUntilReadable(brand)
  return contrast(brand, white) >= nearlyReadableContrast
    ? { surface: toHex(ink), onSurface: toHex(white), ink: toHex(ink) }
    : { surface: toHex(brand), onSurface: toHex(black), ink: toHex(ink) }
}

/** Contrast ratio of two hex colours by WCAG 2.2: 1 (same) to 21 (black on white). */
export function contrastRatio(first: string, second: string): number {
  return contrast(parseHex(first) ?? black, parseHex(second) ?? black)
}

function darkenUntilReadable(color: Rgb): Rgb {
  let shade = color
  while (contrast(shade, white) < readableContrast) {
    shade = [shade[0] * 0.98, shade[1] * 0.98, shade[2] * 0.98]
  }
  return [Math.floor(shade[0]), Math.floor(shade[1]), Math.floor(shade[2])]
}

function contrast(first: Rgb, second: Rgb): number {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function parseHex(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
