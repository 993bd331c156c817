export interface UnembeddedFont {
  /** A predefined character map (ISO 32000-1, 9.7.5.2). */
  readonly encoding: string
  /** Of Adobe's collections of characters: GB1, CNS1, Japan1 or Korea1. */
  readonly ordering: string
}

export interface UnembeddedText extends UnembeddedFont {
  /** The text in that encoding. */
  readonly bytes: Uint8Array
}

export interface PlacedText {
  /** Text in the font that isn't embedded, as bytes, or in Helvetica. */
  readonly text: Uint8Array | string
  /** From the page's lower left corner, in points. */
  readonly x: number
  readonly y: number
  readonly size?: number
  /** Turned clockwise by a quarter, as Latin words are in vertical writing. */
  readonly isTurned?: boolean
}

const perPage = 4

/**
 * A PDF whose pages have a line in a font that they name without bringing it along, each page one of its own, and one in
 * Helvetica.
 */
export function writeUnembeddedPdf({ bytes, ...font }: UnembeddedText, latin: string, pages = 1): Buffer {
  const page = [
    { text: bytes, x: 72, y: 700 },
    { text: latin, x: 72, y: 640 },
  ]
  return writePlacedPdf(
    font,
    Array.from({ length: pages }, () => page),
  )
}

/** A PDF with texts at their places on each page, in Helvetica and in a font that each page names without bringing it along. */
export function writePlacedPdf(
  { encoding, ordering }: UnembeddedFont,
  pages: readonly (readonly PlacedText[])[],
): Buffer {
  const characters = `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`
  const descriptor = '<< /Type /FontDescriptor /FontName /Named /Flags 4 /Ascent 880 /Descent -120 >>'
  const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Named ${characters} /DW 1000 /FontDescriptor ${descriptor} >>`
  const numbers = pages.map((_, at) => 4 + at * perPage)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((texts, at) => {
      const page = 4 + at * perPage
      const content = texts.map(show).join(' ')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 ${page + 2} 0 R /F2 3 0 R >> >> /Contents ${page + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        `<< /Type /Font /Subtype /Type0 /BaseFont /Named-${encoding} /Encoding /${encoding} /DescendantFonts [${page + 3} 0 R] >>`,
        descendant,
      ]
    }),
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(
    `%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`,
  )
}

function show({ text, x, y, size = 12, isTurned = false }: PlacedText): string {
  const [font, shown] =
    typeof text === 'string' ? ['F2', `(${text})`] : ['F1', `<${Buffer.from(text).toString('hex')}>`]
  return `BT /${font} ${size} Tf ${isTurned ? '0 -1 1 0' : '1 0 0 1'} ${x} ${y} Tm ${shown} Tj ET`
}
