import type { RecognizedWord } from './parse-hocr.ts'
import type { Reading } from './read-upright.ts'
import type { RecognizedPage } from './recognized.ts'

/** Words below this are as likely wrong as right. */
const isWeakBelow = 60
/** Words below this are shadows and edges. */
const isNothingBelow = 25
/** Signs without a letter or digit are specks of the paper, unless they are sure. */
const isSpeckBelow = 80
/** The size of a page's text varies this much from line to line, as measured. */
const sameSize = 1.3
const pointsPerInch = 72

/** Turns a reading into fragments in points, of one size except for titles. Weak words are marked. */
export function toPageText(number: number, reading: Reading, dpi: number): RecognizedPage {
  const { words, confidence } = reading
  const kept = words.filter(
    ({ text, confidence }) =>
      confidence >= isSpeckBelow || (confidence >= isNothingBelow && /[\p{L}\p{N}]/u.test(text)),
  )
  const sizes = kept.map(({ size }) => size).sort((one, other) => one - other)
  const usual = sizes[sizes.length >> 1] ?? 0
  const toPoints = pointsPerInch / dpi
  const fragments = kept.map((word) => ({
    text: word.confidence < isWeakBelow ? `⟦${word.text}⟧` : word.text,
    x: word.left * toPoints,
    y: word.y * toPoints,
    width: (word.right - word.left) * toPoints,
    size: sizeOf(word, usual) * toPoints,
    font: 'scan',
    isRightToLeft: /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word.text),
    followsSpace: true,
  }))
  return { number, confidence, fragments }
}

function sizeOf({ size }: RecognizedWord, usual: number): number {
  return size < usual * sameSize && size > usual / sameSize ? usual : size
}
