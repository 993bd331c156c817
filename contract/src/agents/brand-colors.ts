import { fallbackAgentName } from '../chat/limits.ts'
import { defaultBrandColor } from './limits.ts'

/** Colors derived from an agent's brand color, as CSS hex colors. */
export interface BrandColors {
  /** Background of the visitor's bubbles and of the send button. */
  readonly surface: string
  /** Text on `surface`: black or white, with a contrast of at least 4.5. */
  readonly onSurface: string
  /** Icons and links on the page background, with a contrast of at least 4.5. */
  readonly ink: string
}

type Rgb = readonly [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The dark theme's lightest background, `--wash` in `styles/theme.css`: text readable here is readable on all. */
const darkGround: Rgb = [39, 42, 45]
/** WCAG 2.2, success criterion 1.4.3. */
const readableContrast = 4.5
/** WCAG 2.2, success criterion 1.4.11: the contrast of a bubble or a button with the dark background. */
const visibleContrast = 3
/** From this contrast on, an imperceptibly darker shade makes white text readable, as on the default indigo (4.47). */
const nearlyReadableContrast = 4

/** Chooses the colors for a brand color of 3 or 6 hex digits; anything else counts as the default color. */
export function chooseBrandColors(brandColor: string): BrandColors {
  const brand = readBrand(brandColor)
  const ink = darkenUntilReadable(brand)
  return { ...surfaceOf(brand), ink: toHex(ink) }
}

/** Chooses the colors for the dark theme, where a dark brand color is lightened until it is visible. */
export function chooseDarkBrandColors(brandColor: string): BrandColors {
  const brand = readBrand(brandColor)
  const ink = lightenUntil(brand, readableContrast)
  return { ...surfaceOf(lightenUntil(brand, visibleContrast)), ink: toHex(ink) }
}

function readBrand(brandColor: string): Rgb {
  return parseHex(brandColor) ?? parseHex(defaultBrandColor) ?? black
}

function surfaceOf(color: Rgb): Pick<BrandColors, 'surface' | 'onSurface'> {
  return contrast(color, white) >= nearlyReadableContrast
    ? { surface: toHex(darkenUntilReadable(color)), onSurface: toHex(white) }
    : { surface: toHex(color), onSurface: toHex(black) }
}

/** The letter shown on the brand color for an agent without a picture. */
export function agentInitial(name: string): string {
  return [...(name.trim() || fallbackAgentName)][0]?.toUpperCase() ?? ''
}

/** Contrast ratio of two hex colors by WCAG 2.2: 1 (same) to 21 (black on white). */
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

function lightenUntil(color: Rgb, wanted: number): Rgb {
  let tint = color
  while (contrast(tint, darkGround) < wanted) {
    const lighter = (channel: number) => channel + (255 - channel) * 0.02
    tint = [lighter(tint[0]), lighter(tint[1]), lighter(tint[2])]
  }
  return [Math.ceil(tint[0]), Math.ceil(tint[1]), Math.ceil(tint[2])]
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
