import type { JobContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { agents } from '../../agents/index.ts'
import { buildEncodedIndex, openReadingProcess, openVersionPages, replaceVersionIndex } from '../index.ts'
import { enrichPassages } from './enrich-passages.ts'
import { listUnenrichedVersions } from './list-unenriched-versions.ts'
import { notifyTrainingProgress } from './notify-training-progress.ts'

/**
 * Has models that failed in the training of an agent's live version, or were configured since, read it, and swaps in
 * the result. Nothing changes if they fail again.
 */
export async function enrichLiveVersion({ platform, signal }: JobContext, agentId: number): Promise<void> {
  const { database } = platform
  const [lacking] = await listUnenrichedVersions(platform, eq(agents.id, agentId))
  if (!lacking) return
  const { version, revision, learnedBy: before, ...payer } = lacking
  const key = { agentId, version, revision }
  const pages = await openVersionPages(database, key)
  const process = openReadingProcess(platform, pages.bytes, signal)
  try {
    const modelData = await enrichPassages({ platform, process, signal }, payer, pages)
    const added = modelData.learnedBy.filter((name) => !before.includes(name))
    if (added.length === 0) return
    const encoded = await buildEncodedIndex(process, pages.read(), pages.bytes)
    const kindOf = (name: string) => name.split(' ')[0]
    const others = before.filter((name) => !modelData.learnedBy.some((by) => kindOf(by) === kindOf(name)))
    const learnedBy = [...others, ...modelData.learnedBy]
    await replaceVersionIndex(database, key, { encoded, modelData: { ...modelData, learnedBy } })
  } finally {
    process.close()
  }
  await notifyTrainingProgress(platform, { agentId, stage: 'end' })
}
