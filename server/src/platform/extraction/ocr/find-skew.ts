import { type PageImage, shrink, turn } from './page-image.ts'

/** How a page lies: turn it clockwise by `quarters`, then by `radians`, and its lines are level (maybe upside down). */
export interface Skew {
  readonly quarters: 0 | 1
  readonly radians: number
}

/** Pixels of the longer side in which lines can still be told apart. */
const sidePixels = 900
const maxDegrees = 10
/** Smaller angles don't disturb the recognition. */
const minDegrees = 0.3
/** Lines must be this much clearer across the page than along it before it is turned. */
const clearer = 1.3

/**
 * Finds the angle at which rows of a page are as dark or as light as can be: a line of text, then a gap (projection
 * profiles, Postl 1986).
 */
export function findSkew(image: PageImage): Skew {
  const small = shrink(image, Math.max(1, Math.round(Math.max(image.width, image.height) / sidePixels)))
  const level = sharpestAngle(small)
  const upright = sharpestAngle(turn(small, 1))
  const [quarters, best] =
    upright.sharpness > clearer * level.sharpness ? [1 as const, upright] : [0 as const, level]
  const isLevel = Math.abs(best.degrees) < minDegrees
  return { quarters, radians: isLevel ? 0 : (best.degrees * Math.PI) / 180 }
}

function sharpestAngle(image: PageImage): { degrees: number; sharpness: number } {
  const dots = darkDots(image)
  let best = { degrees: 0, sharpness: sharpness(dots, image, 0) }
  for (const step of [1, 0.2]) {
    const { degrees: center } = best
    const reach = step === 1 ? maxDegrees : 1
    for (let degrees = center - reach; degrees <= center + reach; degrees += step) {
      const found = sharpness(dots, image, degrees)
      if (found > best.sharpness) best = { degrees, sharpness: found }
    }
  }
  return best
}

/** Positions of dark pixels, without the borders, where scans have shadows. */
function darkDots({ grey, width, height }: PageImage): Uint16Array {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const dark = mean * 0.85
  const dots: number[] = []
  for (let y = Math.floor(height * 0.02); y < height * 0.98; y++) {
    for (let x = Math.floor(width * 0.02); x < width * 0.98; x++) {
      if ((grey[y * width + x] ?? 255) < dark) dots.push(x, y)
    }
  }
  return Uint16Array.from(dots)
}

/** The sum of squared differences between neighboring rows, after a turn by this angle. */
function sharpness(dots: Uint16Array, { width, height }: PageImage, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const reach = Math.ceil(Math.abs(slope) * width)
  const rows = new Float64Array(height + 2 * reach + 1)
  for (let at = 0; at < dots.length; at += 2) {
    const row = Math.round((dots[at + 1] ?? 0) + slope * (dots[at] ?? 0)) + reach
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}
