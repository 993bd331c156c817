import { eq } from '../../../platform/database/drizzle.ts'
import { retryDuringOutage } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { toDomainError } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { requestTraining } from '../../retrieval/training/index.ts'
import type { Access } from '../../workspaces/index.ts'
import { agentImports } from '../base/tables.ts'
import { prepareAgent } from './prepare-agent.ts'
import { storeAgent } from './store-agent.ts'
import { storeFiles } from './store-files.ts'
import { openTextStore } from './text-store.ts'
import type { UnpackedFile } from './unpacked-file.ts'

export interface ImportToRun {
  readonly importId: number
  readonly access: Access
  /** Throws if the person who started it has lost access. */
  readonly checkAccess: () => Promise<void>
  readonly file: UnpackedFile
}

/** How long to wait for the database to store the result. After that, failLostImports marks the import as failed. */
const outageMs = 120_000

/** How often the progress is stored. */
const progressMs = 1000

/**
 * Reads an agent's file and stores the agent, all of it or nothing. The import's row reports the result. Never rejects.
 */
export async function runImport(platform: Platform, job: ImportToRun): Promise<void> {
  const { importId, access, file } = job
  try {
    const agentId = await makeAgent(platform, job)
    notifyOwner(platform, access.owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
    await train(platform, access, agentId)
  } catch (error) {
    const { code, message } = toDomainError(error instanceof Error ? error : new Error(String(error)))
    if (code === 'internal_error') platform.log.error({ err: error }, 'importing an agent failed')
    const failed = { status: 'error', errorCode: code, errorMessage: message } as const
    await retryDuringOutage(outageMs, () => note(platform, importId, failed)).catch((fault: unknown) =>
      platform.log.error({ err: fault }, 'importing an agent failed'),
    )
  } finally {
    await file.close()
  }
}

/** A failure here doesn't matter to the import, since the agent has been stored. */
async function train(platform: Platform, access: Access, agentId: number): Promise<void> {
  try {
    await requestTraining({ platform, ...access, caller: null }, agentId)
  } catch (error) {
    if (!(error instanceof DomainError))
      platform.log.error({ err: error }, 'training an imported agent failed')
  }
}

async function makeAgent(platform: Platform, { importId, access, checkAccess, file }: ImportToRun) {
  const texts = await openTextStore(platform)
  try {
    let noted = platform.clock().getTime()
    const { agent, report } = await prepareAgent(
      platform,
      { owner: access.owner, file, texts },
      async (done) => {
        if (platform.clock().getTime() - noted < progressMs) return
        noted = platform.clock().getTime()
        await note(platform, importId, { done })
      },
    )
    await checkAccess()
    return await storeFiles(platform.blobs, agent.entries, (entries) =>
      platform.database.transaction(async (transaction) => {
        const now = platform.clock()
        const { id: agentId } = await storeAgent(
          { platform, transaction, ...access },
          { ...agent, entries },
          now,
        )
        const done = file.manifest.knowledge.length
        await transaction
          .update(agentImports)
          .set({ status: 'completed', agentId, report, done, seenAt: now })
          .where(eq(agentImports.id, importId))
        return agentId
      }),
    )
  } finally {
    await texts.close()
  }
}

async function note(
  { database, clock }: Platform,
  importId: number,
  change: Partial<typeof agentImports.$inferInsert>,
): Promise<void> {
  await database
    .update(agentImports)
    .set({ ...change, seenAt: clock() })
    .where(eq(agentImports.id, importId))
}
