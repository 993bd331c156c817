import { limitsOf, refusalForAgent } from '@parleykit/contract/billing/plans'
import {
  type AgentImport,
  agentFileBytesMax,
  importAgent as route,
} from '@parleykit/contract/portability/agent-files'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { notReady } from '../../platform/exports/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import { requireAgentQuota } from '../agents/index.ts'
import type { Access, AccessedInput } from '../workspaces/index.ts'
import { agentImports } from './base/tables.ts'
import { agentFileUsage } from './core/agent-file-usage.ts'
import { toAgentImport } from './core/to-agent-import.ts'
import { runImport } from './importing/run-import.ts'
import { unpackAgentFile } from './importing/unpack-agent-file.ts'
import type { UnpackedFile } from './importing/unpacked-file.ts'

/** Workspaces with a running import, and the limit for one process. */
const underWay = new WeakMap<Platform, Set<number>>()
const atOnceMax = 20

/**
 * Receives and checks an agent's file and starts the import, whose row reports the result.
 * @throws DomainError `plan_limit_reached`, `unreadable_file`, `too_many_requests` while another import is running
 */
export async function importAgent({
  platform,
  access,
  request,
}: {
  readonly platform: Platform
  readonly access: AccessedInput
  readonly request: FastifyRequest
}): Promise<AgentImport> {
  const { owner } = access
  await platform.database.transaction((transaction) =>
    requireAgentQuota(transaction, { ownerId: owner.id, further: 1 }),
  )
  const leave = enter(platform, owner.id)
  const { fileBytes, knowledgeBytes } = limitsOf(owner.subscriptionTier)
  const maxBytes = Math.min(agentFileBytesMax, fileBytes + 2 * knowledgeBytes)
  const expected = { ownerId: owner.id, field: route.file, maxBytes }
  try {
    const { row, running } = await platform.uploads.receive(request, expected, async (file) => {
      await access.checkAccess()
      return begin(platform, access, file)
    })
    void running.finally(leave)
    return toAgentImport(row)
  } catch (error) {
    leave()
    throw error
  }
}

async function begin(
  platform: Platform,
  { owner, actor, caller, checkAccess }: AccessedInput,
  file: ReceivedFile,
) {
  const unpacked = await unpackAgentFile(platform, owner.subscriptionTier, file)
  const row = await admit(platform, owner, unpacked).catch(async (error: unknown) => {
    await unpacked.close()
    throw error
  })
  const access = { owner, actor, caller }
  return { row, running: runImport(platform, { importId: row.id, access, checkAccess, file: unpacked }) }
}

async function admit({ database, clock }: Platform, owner: Access['owner'], { manifest }: UnpackedFile) {
  const refusal = refusalForAgent(owner.subscriptionTier, agentFileUsage(manifest))
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
  const now = clock()
  const [row] = await database
    .insert(agentImports)
    .values({
      workspaceId: owner.id,
      status: 'processing',
      done: 0,
      total: manifest.knowledge.length,
      createdAt: now,
      seenAt: now,
    })
    .returning()
  if (!row) throw new Error('The database returned no import')
  return row
}

/** Takes a workspace's only place. Returns a function that releases it. */
function enter(platform: Platform, ownerId: number): () => void {
  const owners = underWay.get(platform) ?? new Set()
  underWay.set(platform, owners)
  if (owners.has(ownerId)) {
    const message =
      "Another agent is being imported into this workspace. Wait until it's done, then try again."
    throw new DomainError('too_many_requests', message, { retryAfterSeconds: 30 })
  }
  if (owners.size >= atOnceMax) throw notReady('The server is busy with other imports.')
  owners.add(ownerId)
  return () => owners.delete(ownerId)
}
