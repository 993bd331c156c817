import { read } from 'node:fs'
import { promisify } from 'node:util'

/** A file opened for reading, or its bytes. */
export type Picture = { readonly descriptor: number } | { readonly bytes: Uint8Array }

/** Number of bytes at the beginning of a file that are searched for the root of an SVG. */
const searchedBytes = 4096

/** Whether a file begins with an SVG root. An XML declaration, a comment or a doctype may precede it. */
export function isSvg(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, searchedBytes)).toString('utf8')
  return /^\uFEFF?\s*<[?!s]/.test(beginning) && /<svg[\s>]/.test(beginning) && !/<html/i.test(beginning)
}

export async function isSvgPicture(picture: Picture): Promise<boolean> {
  if ('bytes' in picture) return isSvg(picture.bytes)
  const beginning = Buffer.alloc(searchedBytes)
  const { bytesRead } = await promisify(read)(picture.descriptor, beginning, 0, searchedBytes, 0)
  return isSvg(beginning.subarray(0, bytesRead))
}
