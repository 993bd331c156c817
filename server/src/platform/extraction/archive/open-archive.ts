import { fromBufferPromise, type ZipFile } from 'yauzl'

/** The end of the central directory: 22 bytes and a comment, its length in the last two (APPNOTE 4.3.16). */
const END_SIGNATURE = Buffer.from('PK\x05\x06')
const END_LENGTH = 22

/** Opens a zip archive in memory, also one whose comment was cut off or had something appended. */
export function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const archive = Buffer.from(bytes)
  const end = archive.lastIndexOf(END_SIGNATURE)
  if (end >= 0 && end + END_LENGTH <= archive.length) {
    archive.writeUInt16LE(Math.min(archive.length - end - END_LENGTH, 0xffff), end + END_LENGTH - 2)
  }
  return fromBufferPromise(archive)
}
