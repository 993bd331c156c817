import type { Entry, ZipFile } from 'yauzl'
import { ExtractionError } from '../bounds/extraction-error.ts'
import type { ExtractionLimits } from '../bounds/extraction-limits.ts'
import { openArchive } from './open-archive.ts'

/**
 * Reads through an Office Open XML container before its parser does, and returns the names of its parts. First the
 * declared sizes are added up. Then each part is unpacked and discarded, since headers may lie.
 */
export async function checkArchive(
  bytes: Uint8Array,
  limits: ExtractionLimits,
  { allowsDoctype = false } = {},
): Promise<string[]> {
  try {
    const zip = await openArchive(bytes)
    const entries = await listEntries(zip, limits)
    await unpackAll(zip, entries, { maxBytes: limits.maxUnpackedBytes, allowsDoctype })
    return entries.map((entry) => entry.fileName)
  } catch (error) {
    if (error instanceof ExtractionError) throw error
    throw new ExtractionError('malformed', "This file is damaged and couldn't be unpacked.", {
      cause: error,
    })
  }
}

async function listEntries(zip: ZipFile, limits: ExtractionLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.maxArchiveEntries) throw unpacksTooFar()
  const entries: Entry[] = []
  let declaredBytes = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ExtractionError('encrypted', 'This file is password-protected.')
    declaredBytes += entry.uncompressedSize
    if (declaredBytes > limits.maxUnpackedBytes) throw unpacksTooFar()
    entries.push(entry)
  }
  return entries
}

/**
 * Refuses document type declarations on the way, unless the format allows them: entity attacks need them. HTML, which a
 * book consists of, knows no entities of its own.
 */
async function unpackAll(
  zip: ZipFile,
  entries: Entry[],
  { maxBytes, allowsDoctype }: { readonly maxBytes: number; readonly allowsDoctype: boolean },
): Promise<void> {
  let unpackedBytes = 0
  for (const entry of entries) {
    let beginning: string | undefined
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpackedBytes += chunk.length
      if (unpackedBytes > maxBytes) throw unpacksTooFar()
      beginning ??= chunk.toString('latin1')
    }
    if (!allowsDoctype && beginning?.startsWith('<') && beginning.includes('<!DOCTYPE')) {
      throw new ExtractionError('malformed', 'This file is invalid: it refers to content outside itself.')
    }
  }
}

function unpacksTooFar(): ExtractionError {
  return new ExtractionError(
    'unpacks_too_far',
    "This file unpacks to far more than its size, so it can't be read.",
  )
}
