import { setImmediate } from 'node:timers/promises'
import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { limitsOf } from '@parleykit/contract/billing/plans'
import {
  agentFileBytesMax,
  agentFileEntriesMax,
  manifestPath,
} from '@parleykit/contract/portability/agent-files'
import type { BlobContent } from '../../../platform/blobs/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { ExtractionError } from '../../../platform/extraction/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReceivedFile } from '../../../platform/uploads/index.ts'
import { parseCuratedAnswer } from '../core/parse-curated-answer.ts'
import { parseManifest } from '../core/parse-manifest.ts'
import { contentOf, readWhole, type UnpackedFile } from './unpacked-file.ts'

/** Bytes of its manifest. */
const agentFileManifestBytesMax = 8 * 1024 * 1024

/** Room for more than the knowledge: the manifest, the curated answers, the picture and the knowledge's folder. */
const furtherEntries = 4
const furtherBytes = 64 * 1024 * 1024

/**
 * Unpacks an agent's file to disk and checks it against its manifest. The caller closes the result.
 * @throws DomainError `unreadable_file`, `not_ready`
 */
export async function unpackAgentFile(
  platform: Platform,
  tier: string,
  file: ReceivedFile,
): Promise<UnpackedFile> {
  const { writer, reader } = await platform.uploads.open()
  try {
    // Limits above this plan's, so that a file that only exceeds the plan gets a precise error later.
    const [{ fileBytes }, { knowledgeBytes }] = [limitsOf(tier), limitsOf('admin')]
    const limits = {
      maxEntries: agentFileEntriesMax + furtherEntries,
      maxUnpackedBytes: Math.min(fileBytes + knowledgeBytes, 2 * agentFileBytesMax) + furtherBytes,
      maxTextBytes: knowledgeBytes,
    }
    const parts = await platform.extraction
      .unpack({ archive: file.descriptor, output: writer.fd, limits })
      .finally(() => writer.close())
    const contents = new Map(parts.map((part) => [part.path, contentOf(reader, part)]))
    const content = (path: string): BlobContent => {
      const found = contents.get(path)
      if (!found) throw new Error('The part is not listed')
      return found
    }
    const read = parseManifest(await readManifestText(contents.get(manifestPath)), parts)
    if ('fault' in read) throw unreadable(read.fault)
    const { curatedAnswers } = read.manifest
    const answers = curatedAnswers ? await readAnswers(content(curatedAnswers.path)) : []
    if (answers.length !== (curatedAnswers?.count ?? 0))
      throw unreadable("This file is damaged: the number of curated answers doesn't match the manifest.")
    return { ...read, curatedAnswers: answers, content, close: () => reader.close() }
  } catch (error) {
    await reader.close()
    throw error instanceof ExtractionError ? explain(error) : error
  }
}

async function readManifestText(content: BlobContent | undefined): Promise<string> {
  if (!content) throw unreadable(`This isn't an agent file: it has no ${manifestPath}.`)
  if (content.size > agentFileManifestBytesMax) throw unreadable('The manifest in this file is too long.')
  return (await readWhole(content)).toString('utf8')
}

/** Yields to other requests between lines. */
async function readAnswers(content: BlobContent): Promise<CuratedAnswerInput[]> {
  const lines = (await readWhole(content)).toString('utf8').split('\n')
  const answers: CuratedAnswerInput[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const answer = parseCuratedAnswer(line)
    if (!answer) throw unreadable(`The curated answer in line ${index + 1} of this file is invalid.`)
    answers.push(answer)
    await setImmediate()
  }
  return answers
}

function explain({ reason, message }: ExtractionError): DomainError {
  if (reason === 'busy') return new DomainError('not_ready', message, { retryAfterSeconds: 60 })
  const perhaps = reason === 'unpacks_too_far' ? ' It may also exceed your plan.' : ''
  return unreadable(message + perhaps)
}

function unreadable(message: string): DomainError {
  return new DomainError('unreadable_file', message)
}
