import { typeByContent } from '../decoding/type-by-content.ts'
import type { PageImage } from './page-image.ts'

/** A page of a file, to be read from its image. */
export interface PageOfFile {
  /** The extension in lower case. A picture is the only page of its file. */
  readonly fileType: string
  /** From 1. */
  readonly number: number
}

/** The image of a page, and what has made it. Null if the page is blank. */
export async function openPageImage(
  bytes: Uint8Array,
  { fileType, number }: PageOfFile,
): Promise<{ readonly image: PageImage; readonly source: 'scan' | 'photo' } | null> {
  // The canvas looks for fonts in a home, which a confined account doesn't have.
  process.env.HOME ??= '/'
  const isPdf = typeByContent(bytes, fileType) === 'pdf'
  const image = isPdf
    ? await (await import('./draw-page.ts')).drawPage(bytes, number)
    : await (await import('./decode-picture.ts')).decodePicture(bytes)
  return isBlank(image.grey) ? null : { image, source: isPdf ? 'scan' : 'photo' }
}

/** A page without any difference between light and dark. */
function isBlank(grey: Uint8Array): boolean {
  const [first = 255] = grey
  return grey.every((value) => Math.abs(value - first) < 32)
}
