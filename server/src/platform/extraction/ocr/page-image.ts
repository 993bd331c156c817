/** A page in shades of grey, row by row; 0 is black. */
export interface PageImage {
  readonly grey: Uint8Array
  readonly width: number
  readonly height: number
  /** Pixels per inch; for a picture, as if it were a sheet of paper. */
  readonly dpi: number
}

/** Converts pixels of one (grey), two (grey, alpha), three (RGB) or four (RGBA) channels, on white paper. */
export function toGrey(pixels: Uint8Array, width: number, height: number, dpi: number): PageImage {
  const channels = pixels.length / (width * height)
  const hasColor = channels > 2
  const hasAlpha = channels % 2 === 0
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += channels) {
    const [red = 255, green = red, blue = red] = hasColor
      ? [pixels[from], pixels[from + 1], pixels[from + 2]]
      : [pixels[from]]
    // Rec. 601 luma.
    const luma = (red * 77 + green * 150 + blue * 29) >> 8
    const alpha = hasAlpha ? (pixels[from + channels - 1] ?? 255) : 255
    grey[at] = alpha === 255 ? luma : 255 - (((255 - luma) * alpha) >> 8)
  }
  return { grey, width, height, dpi }
}

/** The page turned clockwise by quarters. */
export function turn(image: PageImage, quarters: number): PageImage {
  if (quarters % 4 === 0) return image
  const { grey, width, height, dpi } = image
  const turned = new Uint8Array(grey.length)
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from++) {
      const to = quarters % 4 === 1 ? x * height + height - 1 - y : grey.length - 1 - from
      turned[to] = grey[from] ?? 255
    }
  }
  if (quarters % 4 === 1) return { grey: turned, width: height, height: width, dpi }
  return quarters % 4 === 3
    ? turn({ grey: turned, width, height, dpi }, 1)
    : { grey: turned, width, height, dpi }
}

/** The page in fewer pixels: each is the mean of a square. */
export function shrink({ grey, width, height, dpi }: PageImage, by: number): PageImage {
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) }
  const sums = new Uint32Array(small.width * small.height)
  for (let y = 0; y < small.height * by; y++) {
    const row = Math.floor(y / by) * small.width
    for (let x = 0; x < small.width * by; x++) {
      const to = row + Math.floor(x / by)
      sums[to] = (sums[to] ?? 0) + (grey[y * width + x] ?? 255)
    }
  }
  return { grey: Uint8Array.from(sums, (sum) => sum / by ** 2), ...small, dpi: dpi / by }
}

/** The page as a binary PGM file (Netpbm). */
export function toPgm({ grey, width, height }: PageImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey])
}

/** The page turned clockwise by a small angle, about its middle. Its corners become white. */
export function level({ grey, width, height, dpi }: PageImage, radians: number): PageImage {
  const leveled = new Uint8Array(grey.length).fill(255)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  for (let y = 0, to = 0; y < height; y++) {
    const down = y - height / 2
    for (let x = 0; x < width; x++, to++) {
      const right = x - width / 2
      const fromX = Math.round(cos * right + sin * down + width / 2)
      const fromY = Math.round(cos * down - sin * right + height / 2)
      if (fromX < 0 || fromX >= width || fromY < 0 || fromY >= height) continue
      leveled[to] = grey[fromY * width + fromX] ?? 255
    }
  }
  return { grey: leveled, width, height, dpi }
}
