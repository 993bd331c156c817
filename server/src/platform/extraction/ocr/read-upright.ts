import { findSkew } from './find-skew.ts'
import { type PageImage, turn } from './page-image.ts'
import { parseHocr, type RecognizedWord } from './parse-hocr.ts'
import type { TextEngine } from './text-engine.ts'

export interface Reading {
  readonly words: readonly RecognizedWord[]
  /** Mean over the characters, 0 to 100. */
  readonly confidence: number
}

/** Upside down, letters are read with a confidence of some 40. */
export const isReadable = 75

/** Quarters to turn a page by, after its lines are level. */
export const furtherTurns = [0, 2, 1, 3] as const
export const isOtherAxis = (further: number) => further % 2 === 1

/** Recognizes a page however it lies: level first, then upside down, then on its sides. The surest reading counts. */
export function readUpright(engine: Pick<TextEngine, 'read'>, image: PageImage): Reading {
  const { quarters, radians } = findSkew(image)
  let best: Reading = { words: [], confidence: 0 }
  for (const further of furtherTurns) {
    const hocr = engine.read(turn(image, quarters + further), isOtherAxis(further) ? 0 : radians)
    const reading = toReading(parseHocr(hocr))
    if (weight(reading) > weight(best)) best = reading
    if (best.confidence >= isReadable) break
  }
  return best
}

export function toReading(words: readonly RecognizedWord[]): Reading {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sum = words.reduce((total, { text, confidence }) => total + confidence * text.length, 0)
  return { words, confidence: letters === 0 ? 0 : Math.round(sum / letters) }
}

/** One sure speck is worth less than a page of fairly sure words. */
export function weight({
  words,
  confidence,
}: {
  readonly words: { readonly length: number }
  readonly confidence: number
}): number {
  return confidence * Math.min(words.length, 10)
}
