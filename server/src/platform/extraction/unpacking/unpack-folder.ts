import { writeSync } from 'node:fs'
import { extname } from 'node:path'
import { type Entry, fromFdPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl'
import { ExtractionError } from '../bounds/extraction-error.ts'
import type { FolderLimits, SkippedReason, UnpackedFolder } from './unpacked.ts'

/** Characters of a path that are kept, from its end. */
const pathMax = 300

/**
 * Writes the readable files of an archive to `output`, one after the other. What can't be unpacked is skipped with its
 * reason, and hidden files silently. Paths only name entries: no file is written to them.
 */
export async function unpackFolder(
  archive: number,
  output: number,
  limits: FolderLimits,
): Promise<UnpackedFolder> {
  const zip = await fromFdPromise(archive, {
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: false,
  })
  if (zip.entryCount > limits.maxEntries) {
    const most = limits.maxEntries.toLocaleString('en-US')
    throw new ExtractionError('too_large', `This ZIP file has more than ${most} files. Split it.`)
  }
  const files: UnpackedFolder['files'] = []
  const skipped: UnpackedFolder['skipped'] = []
  let at = 0
  let triedBytes = 0
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry)
    if (path.endsWith('/') || isHidden(path)) continue
    const room = { files: limits.maxFiles - files.length, bytes: limits.maxUnpackedBytes - triedBytes }
    const reason = findReason(entry, path, limits, room)
    if (reason === null) triedBytes += entry.uncompressedSize
    const size = reason === null ? await unpackFile(zip, entry, { output, at }) : null
    if (size === null) skipped.push({ path: path.slice(-pathMax), reason: reason ?? 'damaged' })
    else {
      files.push({ path: path.slice(-pathMax), at, size })
      at += size
    }
  }
  return { files, skipped }
}

function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).toWellFormed()
}

/** What systems put beside the files of a folder. */
function isHidden(path: string): boolean {
  const names = path.split('/')
  return (
    names.some((name) => /^\.[^.]|^__MACOSX$/.test(name)) ||
    /^(?:Thumbs\.db|desktop\.ini)$/i.test(names.at(-1) ?? '')
  )
}

function findReason(
  entry: Entry,
  path: string,
  limits: FolderLimits,
  room: { readonly files: number; readonly bytes: number },
): SkippedReason | null {
  const type = extname(path).slice(1).toLowerCase()
  if (validateFileName(path) !== null) return 'bad_path'
  if (type === 'zip') return 'nested'
  if (!limits.types.includes(type)) return 'unknown_type'
  if (entry.isEncrypted()) return 'encrypted'
  if (entry.uncompressedSize > limits.maxFileBytes) return 'too_large'
  if (room.files <= 0) return 'too_many'
  return entry.uncompressedSize > room.bytes ? 'too_far' : null
}

/** The size of a file that was unpacked; null if it is damaged, or larger or smaller than its header says. */
async function unpackFile(
  zip: ZipFile,
  entry: Entry,
  { output, at }: { readonly output: number; readonly at: number },
): Promise<number | null> {
  let size = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (size + chunk.length > entry.uncompressedSize) return null
      write(output, chunk, at + size)
      size += chunk.length
    }
  } catch {
    return null
  }
  return size === entry.uncompressedSize ? size : null
}

function write(output: number, bytes: Uint8Array, position: number): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(output, bytes, at, bytes.length - at, position + at)
}
