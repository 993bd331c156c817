import type { FileHandle } from 'node:fs/promises'
import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { AgentFileManifest } from '@parleykit/contract/portability/agent-files'
import type { BlobContent } from '../../../platform/blobs/index.ts'
import type { UnpackedPart } from '../../../platform/extraction/index.ts'

/** An agent's file after its parts are on disk and checked against the manifest. */
export interface UnpackedFile {
  readonly manifest: AgentFileManifest
  /** Names of settings that this server doesn't know. */
  readonly unknownSettings: readonly string[]
  readonly curatedAnswers: readonly CuratedAnswerInput[]
  /** A part named in the manifest. Throws if there is none. */
  content(path: string): BlobContent
  close(): Promise<void>
}

/** A part of the file that holds all parts. */
export function contentOf(reader: FileHandle, { at, size }: Pick<UnpackedPart, 'at' | 'size'>): BlobContent {
  return {
    size,
    async readPart(start, length) {
      const wanted = Math.max(0, Math.min(length, size - start))
      const { buffer, bytesRead } = await reader.read(Buffer.alloc(wanted), 0, wanted, at + start)
      return buffer.subarray(0, bytesRead)
    },
  }
}

export async function readWhole(content: BlobContent): Promise<Buffer> {
  return Buffer.from(await content.readPart(0, content.size))
}
