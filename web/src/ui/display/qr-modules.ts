import { encode } from 'uqr'

/** Width of the light margin that readers need, in modules (ISO/IEC 18004). */
const quietZone = 4

export interface QrModules {
  /** In modules, including the light margin. */
  readonly size: number
  /** The dark ones, as an SVG path on a grid of modules. */
  readonly path: string
}

/** A text as a QR code. */
export function qrModules(text: string): QrModules {
  const { data, size } = encode(text, { border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** A QR code as an SVG file. */
export function qrSvg(text: string): Blob {
  const { size, path } = qrModules(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** A QR code as a PNG file of at least 1024 pixels a side, each module the same whole number of pixels. */
export async function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrModules(text)
  const scale = Math.ceil(1024 / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error("This browser can't draw images")
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The image couldn't be created"))),
      'image/png',
    )
  })
}
