import { Parser } from 'htmlparser2'

/** A word as it was recognized. Lengths are pixels. */
export interface RecognizedWord {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly right: number
  /** Baseline of its line. */
  readonly y: number
  /** From the ascenders of its line to the descenders. */
  readonly size: number
}

interface Line {
  readonly y: number
  readonly size: number
}

/** The words of a page in hOCR, in file order. */
export function parseHocr(hocr: string): RecognizedWord[] {
  const words: RecognizedWord[] = []
  let line: Line = { y: 0, size: 0 }
  let word: Omit<RecognizedWord, 'text'> | null = null
  let text = ''
  const parser = new Parser({
    onopentag(_name, { class: kind = '', title = '' }) {
      const properties = propertiesOf(title)
      if (properties.has('x_size')) line = lineOf(properties)
      if (kind !== 'ocrx_word') return
      const [left = 0, , right = 0] = properties.get('bbox') ?? []
      const [confidence = 0] = properties.get('x_wconf') ?? []
      word = { left, right, confidence, ...line }
      text = ''
    },
    ontext(part) {
      if (word) text += part
    },
    onclosetag(name) {
      if (!word || name !== 'span') return
      if (text.trim() !== '') words.push({ ...word, text: text.trim() })
      word = null
    },
  })
  parser.end(hocr)
  return words
}

/** `bbox 263 264 1426 310; x_wconf 96` as numbers by name. */
function propertiesOf(title: string): Map<string, number[]> {
  return new Map(
    title.split(';').map((property) => {
      const [name = '', ...values] = property.trim().split(' ')
      return [name, values.map(Number)]
    }),
  )
}

/** The baseline is a slope and an offset from the lower left corner; level in the middle is near enough. */
function lineOf(properties: ReadonlyMap<string, readonly number[]>): Line {
  const [left = 0, , right = 0, bottom = 0] = properties.get('bbox') ?? []
  const [slope = 0, offset = 0] = properties.get('baseline') ?? []
  const [size = 0] = properties.get('x_size') ?? []
  return { y: bottom + offset + (slope * (right - left)) / 2, size }
}
