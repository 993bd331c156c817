import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AgentFileManifest,
  type AgentImport,
  agentFileFormat,
  agentFileVersion,
  exportAgent,
  getAgentImport,
  importAgent,
} from '@parleykit/contract/portability/agent-files'
import type { Answer } from './call-route.ts'
import { zip } from './documents/zip.ts'
import type { TestOwner } from './make-owner.ts'

/** An agent's file as the server sends it. */
export async function downloadAgent(origin: string, owner: TestOwner, agentId: number): Promise<Buffer> {
  const path = exportAgent.path.replace(':id', String(agentId))
  const answer = await fetch(origin + path, { headers: { cookie: owner.cookie } })
  if (answer.status !== 200) throw new Error(`Exporting failed: ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

export const sendAgentFile = (owner: TestOwner, bytes: Uint8Array): Promise<Answer<AgentImport>> =>
  owner.call(importAgent, { file: { name: 'Harbour.agent.zip', bytes } })

/** Imports a file, and what came of it in the end. */
export async function importFile(owner: TestOwner, bytes: Uint8Array): Promise<AgentImport> {
  const { status, body } = await sendAgentFile(owner, bytes)
  if (status !== 201) throw new Error(`Importing failed: ${JSON.stringify(body)}`)
  for (;;) {
    const read = await owner.call(getAgentImport, { params: { importId: body.id } })
    if (read.body.status !== 'processing') return read.body
    await sleep(50)
  }
}

/** What a list says of a part. */
export function listed<Path extends string>(path: Path, content: string | Buffer) {
  const bytes = Buffer.from(content)
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** A file of an agent with these texts, as if written by hand; `change` is made to its list. */
export function writeAgentFile(
  texts: readonly string[],
  change: (manifest: AgentFileManifest) => object = (manifest) => manifest,
  further: Readonly<Record<string, string | Buffer>> = {},
): Promise<Buffer> {
  const paths = texts.map((_, index) => `knowledge/${index + 1}.txt`)
  const manifest: AgentFileManifest = {
    format: agentFileFormat,
    version: agentFileVersion,
    productVersion: '0.1.0',
    exportedAt: '2026-01-01T00:00:00.000Z',
    settings: { name: 'Harbour' },
    picture: null,
    curatedAnswers: null,
    checks: [],
    actions: [],
    syncSchedule: null,
    knowledge: texts.map((text, index) => ({
      kind: 'text',
      name: `Text ${index + 1}`,
      part: listed(paths[index] ?? '', text),
    })),
  }
  return zip({
    ...Object.fromEntries(texts.map((text, index) => [paths[index] ?? '', text])),
    ...further,
    'manifest.json': JSON.stringify(change(manifest)),
  })
}
