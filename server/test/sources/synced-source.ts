import { getKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import {
  type ConnectSourceInput,
  connectSource,
  listSources,
  type Source,
  type SourceReport,
  syncSource,
} from '@parleykit/contract/knowledge/sources/sources'
import { expect } from 'vitest'
import type { TestOwner } from '../make-owner.ts'

export interface SyncedSource {
  readonly source: Source
  readonly report: SourceReport
}

/** Connects a source of an agent and waits for the end of its first sync. */
export async function connectAndSync(
  owner: TestOwner,
  id: number,
  body: ConnectSourceInput,
): Promise<SyncedSource> {
  const { status, body: source } = await owner.call(connectSource, { params: { id }, body })
  expect(status, JSON.stringify(source)).toBe(201)
  return waitForSync(owner, id, source.id)
}

/** Has a source read again and waits for the end of it. */
export async function syncAgain(
  owner: TestOwner,
  id: number,
  sourceId: number,
  acceptRemovals = false,
): Promise<SyncedSource> {
  const params = { id, sourceId }
  expect((await owner.call(syncSource, { params, body: { acceptRemovals } })).status).toBe(201)
  return waitForSync(owner, id, sourceId)
}

export async function waitForSync(owner: TestOwner, id: number, sourceId: number): Promise<SyncedSource> {
  const find = async () => {
    const { body } = await owner.call(listSources, { params: { id } })
    return body.find((source) => source.id === sourceId)
  }
  await expect.poll(async () => (await find())?.isSyncing, { timeout: 120_000 }).toBe(false)
  const source = await find()
  if (!source?.report) throw new Error('The source has no report')
  return { source, report: source.report }
}

/** Names of an agent's entries, sorted. */
export async function namesOf(owner: TestOwner, id: number): Promise<string[]> {
  return (await owner.call(listKnowledge, { params: { id } })).body.map(({ fileName }) => fileName).sort()
}

/** The text of the entry with a name. */
export async function textOfEntry(owner: TestOwner, id: number, name: string): Promise<string> {
  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  const entryId = entries.find(({ fileName }) => fileName === name)?.id ?? 0
  return (await owner.call(getKnowledgeEntry, { params: { id, entryId } })).body.text
}
