export interface UnembeddedText {
  /** A predefined character map (ISO 32000-1, 9.7.5.2). */
  readonly encoding: string
  /** Of Adobe's collections of characters: GB1, CNS1, Japan1 or Korea1. */
  readonly ordering: string
  /** The text in that encoding. */
  readonly bytes: Uint8Array
}

const perPage = 4

/**
 * A PDF whose pages have a line in a font that they name without bringing it along, each page one of its own, and one in
 * Helvetica.
 */
export function writeUnembeddedPdf(
  { encoding, ordering, bytes }: UnembeddedText,
  latin: string,
  pages = 1,
): Buffer {
  const hex = Buffer.from(bytes).toString('hex')
  const content = `BT /F1 12 Tf 72 700 Td <${hex}> Tj ET BT /F2 12 Tf 72 640 Td (${latin}) Tj ET`
  const characters = `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`
  const descriptor = '<< /Type /FontDescriptor /FontName /Named /Flags 4 /Ascent 880 /Descent -120 >>'
  const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Named ${characters} /DW 1000 /FontDescriptor ${descriptor} >>`
  const numbers = Array.from({ length: pages }, (_, at) => 4 + at * perPage)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 ${page + 2} 0 R /F2 3 0 R >> >> /Contents ${page + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Type /Font /Subtype /Type0 /BaseFont /Named-${encoding} /Encoding /${encoding} /DescendantFonts [${page + 3} 0 R] >>`,
      descendant,
    ]),
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(
    `%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`,
  )
}
