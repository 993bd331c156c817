import { readFile } from 'node:fs/promises'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'

/** Size in pixels that the drawing must fill, or fit into. */
interface DrawnShape {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

/** Maximum side length in pixels at which SVGs are drawn. */
const maxSide = 5000

/**
 * Draws an SVG as a PNG that is large enough for the target, or returns null if its aspect ratio is too extreme. Throws
 * if it can't be drawn. The renderer is WebAssembly: it runs no scripts, and can't access files or the network. It has
 * no fonts, so text that isn't outlines is left out.
 */
export async function renderSvg(
  bytes: Buffer,
  { width, height, fit }: DrawnShape,
): Promise<Uint8Array | null> {
  await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const own = sizeOf(bytes)
  const scales = [width / own.width, height / own.height]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const drawn = Math.round(own.width * scale)
  if (!(drawn >= 1) || drawn > maxSide || own.height * scale > maxSide) return null
  return open(bytes, { mode: 'width', value: drawn }).render().asPng()
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  const svg = open(bytes, { mode: 'original' })
  const { width, height } = svg
  svg.free()
  return { width, height }
}

function open(bytes: Buffer, fitTo: NonNullable<ResvgRenderOptions['fitTo']>) {
  return new Resvg(bytes, { fitTo, font: { loadSystemFonts: false } })
}
