import { createHash } from 'node:crypto'
import { fstatSync, writeSync } from 'node:fs'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { cleanText } from '../decoding/clean-text.ts'
import { alwaysUnpacked, ratioMax, type UnpackedPart, type UnpackingLimits } from './unpacked.ts'

/**
 * Writes the content of all parts of an archive to `output`, one after the other: parts that end in `.txt` as clean
 * UTF-8 text, the others unchanged. Sizes are checked in the headers first, which may lie, and then counted.
 */
export async function unpackArchive(
  archive: number,
  output: number,
  limits: UnpackingLimits,
): Promise<UnpackedPart[]> {
  const zip = await fromFdPromise(archive, { autoClose: false })
  const entries = await listEntries(zip, limits, fstatSync(archive).size)
  const parts: UnpackedPart[] = []
  let at = 0
  for (const entry of entries) {
    const part = await unpackEntry(zip, entry, output, limits)
    parts.push({ path: entry.fileName, at, ...part })
    at += part.size
  }
  return parts
}

async function listEntries(zip: ZipFile, limits: UnpackingLimits, archiveBytes: number): Promise<Entry[]> {
  if (zip.entryCount > limits.maxEntries) throw tooFar()
  const bytesMax = Math.min(limits.maxUnpackedBytes, ratioMax * archiveBytes + alwaysUnpacked)
  const entries = new Map<string, Entry>()
  let declaredBytes = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ExtractionError('encrypted', 'This file is password-protected.')
    if (entries.has(entry.fileName)) throw damaged('it has two parts of one name')
    declaredBytes += entry.uncompressedSize
    if (declaredBytes > bytesMax || entries.size >= limits.maxEntries) throw tooFar()
    if (!isDirectory(entry)) entries.set(entry.fileName, entry)
  }
  return [...entries.values()]
}

/** The entry of a directory: its name ends in a slash, and it has no content. */
function isDirectory({ fileName, uncompressedSize }: Entry): boolean {
  return fileName.endsWith('/') && uncompressedSize === 0
}

async function unpackEntry(zip: ZipFile, entry: Entry, output: number, limits: UnpackingLimits) {
  const isText = entry.fileName.endsWith('.txt')
  if (isText && entry.uncompressedSize > limits.maxTextBytes) throw tooFar()
  const hash = createHash('sha256')
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    bytes += chunk.length
    if (bytes > entry.uncompressedSize) throw damaged('a part is larger than it says')
    hash.update(chunk)
    if (isText) pieces.push(chunk)
    else write(output, chunk)
  }
  if (bytes !== entry.uncompressedSize) throw damaged('a part is smaller than it says')
  const sha256 = hash.digest('hex')
  if (!isText) return { bytes, sha256, size: bytes }
  const clean = Buffer.from(cleanText(decode(Buffer.concat(pieces))))
  write(output, clean)
  return { bytes, sha256, size: clean.length }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw damaged('a text is not UTF-8', error)
  }
}

function write(output: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(output, bytes, at)
}

function tooFar(): ExtractionError {
  return new ExtractionError('unpacks_too_far', 'This file is too large when unpacked.')
}

function damaged(why: string, cause?: unknown): ExtractionError {
  return new ExtractionError('malformed', `This file is damaged: ${why}.`, { cause })
}
