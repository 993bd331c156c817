import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { productVersion } from '@parleykit/contract/base/limits'
import {
  type AgentFileManifest,
  agentFileFormat,
  agentFileVersion,
  curatedAnswersPath,
  type EntryInFile,
  manifestPath,
  picturePath,
} from '@parleykit/contract/portability/agent-files'
import type { Blobs } from '../../../platform/blobs/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ZipEntry } from '../../../platform/zip/index.ts'
import { listPortableActions } from '../../actions/index.ts'
import { type AgentRow, settingsOf } from '../../agents/index.ts'
import { selectCuratedAnswers } from '../../answering/curated-answers/index.ts'
import { listEvalQuestions } from '../../answering/evals/index.ts'
import { streamEntryText } from '../../knowledge/index.ts'
import { findSyncSchedule } from '../../knowledge/websites/index.ts'
import { digestPart, type PartDigest } from './digest-part.ts'
import { listEntries } from './list-entries.ts'

/** The parts of an agent's file, created one at a time as they are consumed. The manifest comes last. */
export async function* listAgentParts(
  { blobs, database }: { readonly blobs: Blobs; readonly database: Queryable },
  agent: AgentRow,
  now: Date,
): AsyncGenerator<ZipEntry> {
  let taken: PartDigest = { bytes: 0, sha256: '' }
  const part = (path: string, content: AsyncIterable<Buffer | string>): ZipEntry => ({
    path,
    modifiedAt: now,
    content: digestPart(content, (digest) => {
      taken = digest
    }),
  })
  const knowledge: EntryInFile[] = []
  for (const [index, { blobId, id, ...entry }] of (await listEntries(database, agent.id)).entries()) {
    const path = `knowledge/${index + 1}.${entry.kind === 'file' ? 'bin' : 'txt'}`
    yield part(path, blobId === null ? streamEntryText(database, id) : blobs.stream(database, blobId))
    knowledge.push({ ...entry, part: { path, ...taken } })
  }
  const curated = (await selectCuratedAnswers(database, { agent, now })).toReversed()
  let curatedAnswers: AgentFileManifest['curatedAnswers'] = null
  if (curated.length > 0) {
    yield part(curatedAnswersPath, linesOf(curated))
    curatedAnswers = { path: curatedAnswersPath, ...taken, count: curated.length }
  }
  let picture: AgentFileManifest['picture'] = null
  if (agent.profileImageBlobId !== null) {
    yield part(picturePath, blobs.stream(database, agent.profileImageBlobId))
    picture = { path: picturePath, ...taken }
  }
  const { every, trainAfterwards } = await findSyncSchedule(database, agent.id)
  const manifest: AgentFileManifest = {
    format: agentFileFormat,
    version: agentFileVersion,
    productVersion,
    exportedAt: now.toISOString(),
    settings: settingsOf(agent),
    picture,
    curatedAnswers,
    checks: await listEvalQuestions(database, agent.id),
    actions: await listPortableActions(database, agent.id),
    syncSchedule: every === 'off' ? null : { every, trainAfterwards },
    knowledge,
  }
  yield part(manifestPath, onePiece(`${JSON.stringify(manifest, null, 2)}\n`))
}

async function* linesOf(answers: readonly CuratedAnswer[]): AsyncGenerator<string> {
  for (const { question, answer, wordings, validFrom, validUntil } of answers) {
    const further = {
      ...(wordings.length > 0 && { wordings }),
      ...(validFrom !== null && { validFrom }),
      ...(validUntil !== null && { validUntil }),
    }
    yield `${JSON.stringify({ question, answer, ...further })}\n`
  }
}

async function* onePiece(text: string): AsyncGenerator<string> {
  yield text
}
