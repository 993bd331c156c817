import { readFile } from 'node:fs/promises'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'

/** Pixels that the drawing has to fill, or fit into. */
interface DrawnShape {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

/** Pixels of a side that SVGs may be drawn at. */
const maxSide = 5000

/**
 * Draws an SVG as a PNG that is large enough for the task, or null if its sides are too unlike for that. Throws for what
 * can't be drawn. The renderer is WebAssembly: it runs no scripts, and reaches neither files nor the network. It has no
 * fonts, so words that aren't outlines are left out.
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
