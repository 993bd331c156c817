import { fromBufferPromise, type ZipFile } from 'yauzl'

/** The end of central directory record: 22 bytes and a comment, whose length is in the last two (APPNOTE 4.3.16). */
const END_SIGNATURE = Buffer.from('PK\x05\x06')
const END_LENGTH = 22

/** Opens a zip archive in memory, even if its comment was cut off or something was appended to it. */
export function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const archive = Buffer.from(bytes)
  const end = archive.lastIndexOf(END_SIGNATURE)
  if (end >= 0 && end + END_LENGTH <= archive.length) {
    archive.writeUInt16LE(Math.min(archive.length - end - END_LENGTH, 0xffff), end + END_LENGTH - 2)
  }
  return fromBufferPromise(archive)
}
