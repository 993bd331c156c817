import { isVisible } from '@parleykit/contract/base/visible-text'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { knowledgeTextMax, uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import { hasPlaceholders } from '@parleykit/contract/knowledge/placeholders'
import { validationTexts } from '@parleykit/contract/knowledge/texts'
import type { EntryInFile, ImportReport } from '@parleykit/contract/portability/agent-files'
import { retry } from '../../../platform/concurrency/retry.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assessEntry, type NewKnowledgeEntry, readUploadedFile } from '../../knowledge/index.ts'
import { canonicalUrl } from '../../knowledge/websites/index.ts'
import type { PreparedEntry } from './prepared-agent.ts'
import type { TextStore } from './text-store.ts'
import { readWhole, type UnpackedFile } from './unpacked-file.ts'

/** How often and at which interval to retry a file while extraction is busy. */
const patience = { tries: 60, pauseMs: { first: 2000, max: 2000 } }

/** Skips one entry and nothing else. */
class LeftOut extends Error {}

interface Preparation {
  readonly platform: Platform
  readonly tier: string
  readonly file: UnpackedFile
  readonly texts: TextStore
  readonly onProgress: (done: number) => Promise<void>
}

/**
 * Reads the knowledge in an agent's file as if each entry had been added by hand: the sandbox extracts files again.
 * Skips unreadable entries with a reason. Exceeding the plan is an error.
 */
export async function prepareEntries(
  preparation: Preparation,
): Promise<{ readonly entries: PreparedEntry[]; readonly leftOut: ImportReport['leftOut'] }> {
  const { texts, onProgress, file } = preparation
  const entries: PreparedEntry[] = []
  const leftOut: ImportReport['leftOut'] = []
  const hashes = new Map<string, string>()
  let textBytes = 0
  for (const [index, listed] of file.manifest.knowledge.entries()) {
    try {
      const room = limitsOf(preparation.tier).knowledgeBytes - textBytes
      const { measured, ...entry } = await assessEntry(await readEntry(preparation, listed, room))
      // Links are dropped here and read again on storing, since those of all entries may not fit in memory.
      const { text, linkedPages: _, ...facts } = measured
      const hash = facts.textHash.toString('hex')
      const twin = hashes.get(hash)
      // Scans have no text yet.
      if (twin !== undefined && text !== '') throw new LeftOut(`It's a duplicate of "${twin}".`)
      hashes.set(hash, entry.fileName)
      textBytes += facts.textBytes
      const readAt = entry.sourceUrl === undefined ? null : new Date(String(entry.facts?.readAt))
      entries.push({ ...entry, measured: facts, text: await texts.add(text), readAt })
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
      leftOut.push({ name: listed.name, reason: error.message })
    }
    await onProgress(index + 1)
  }
  return { entries, leftOut }
}

async function readEntry(
  { platform, file, tier }: Preparation,
  listed: EntryInFile,
  room: number,
): Promise<NewKnowledgeEntry> {
  const { name: fileName } = listed
  if (listed.kind === 'file') return readFileEntry(platform, { file, tier }, listed, room)
  const text = (await readWhole(file.content(listed.part.path))).toString('utf8')
  if (!isVisible(text)) throw new LeftOut('It contains no text.')
  if (listed.kind === 'text') {
    if (hasPlaceholders(text)) throw new LeftOut(validationTexts.placesLeft)
    if (text.length > knowledgeTextMax) throw new LeftOut('The text is too long.')
    return { fileName, fileType: 'text', text }
  }
  const { url, readAt } = listed
  const sourceUrl = addressOf(url)
  return {
    ...{ fileName, text, sourceUrl },
    fileType: 'website',
    facts: { title: fileName, canonicalUrl: sourceUrl, readAt },
  }
}

async function readFileEntry(
  platform: Platform,
  { file, tier }: Pick<Preparation, 'file' | 'tier'>,
  { name, url, part, tableChoices }: Extract<EntryInFile, { kind: 'file' }>,
  textBytes: number,
): Promise<NewKnowledgeEntry> {
  if (part.bytes > uploadBytesMax) throw new LeftOut('The file is too large.')
  const content = file.content(part.path)
  const room = { entries: 1, textBytes, fileBytes: limitsOf(tier).fileBytes }
  const bytes = await readWhole(content)
  const read = await platform.uploads.hold({ fileName: name, bytes }, (held) =>
    patiently(() => readUploadedFile(platform, { file: held, room, tableChoices })),
  )
  const kept = { ...read, file: { content, mediaType: 'application/octet-stream' } }
  if (url === null) return kept
  const facts = { ...kept.facts, readAt: platform.clock().toISOString() }
  return { ...kept, sourceUrl: addressOf(url), facts }
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const shouldRetry = (error: unknown) => error instanceof DomainError && error.code === 'not_ready'
  try {
    return await retry(work, { ...patience, shouldRetry })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isOfFile = error.code === 'unreadable_file' || error.code === 'unsupported_media_type'
    throw isOfFile ? new LeftOut(error.message) : error
  }
}

function addressOf(url: string): string {
  const address = canonicalUrl(url)
  if (address === null) throw new LeftOut("Its URL isn't a website address.")
  return address
}
