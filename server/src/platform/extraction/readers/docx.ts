import mammoth from 'mammoth'
import { parseFragment } from 'parse5'
import { checkArchive } from '../archive/check-archive.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { htmlTitle } from '../markup/html-title.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Code'] => pre:separator('\\n')",
]

/** Word documents, converted to HTML first. Images, page headers and page footers are left out. */
export async function readDocx({ bytes, limits }: ReaderInput): Promise<ReaderOutput> {
  const parts = await checkArchive(bytes, limits)
  if (!parts.includes('[Content_Types].xml')) throw notWord("It's a ZIP archive.")
  if (parts.some((part) => part.startsWith('ppt/'))) throw notWord("It's a presentation.")

  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { styleMap, convertImage, includeEmbeddedStyleMap: false },
  )
  const document = parseFragment(value)
  return { text: htmlToText(document), title: htmlTitle(document) }
}

function notWord(what: string): ExtractionError {
  return new ExtractionError('wrong_content', `This file isn't a Word document. ${what}`)
}
