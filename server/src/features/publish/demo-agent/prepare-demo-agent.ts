import { demoAgentFace, demoAgentId } from '@parleykit/contract/publish/demo-agent/demo-agent'
import type { Platform } from '../../../platform/platform.ts'
import { upsertAgent } from '../../agents/index.ts'
import { ensureSystemAccount } from '../../auth/index.ts'
import { assessEntry, replaceKnowledgeTexts } from '../../knowledge/index.ts'
import { listTrainingStates, requestEntryPurge, requestTraining } from '../../retrieval/training/index.ts'
import { readGuidePages } from './read-guide-pages.ts'

const settings = {
  status: 'active',
  /** No one reads its conversations. */
  retentionDays: 7,
  /** In a frame, the theme of the surrounding page, which the dashboard's owner has chosen. */
  theme: 'system',
} as const

/**
 * Creates the product's own agent or updates it to this version's documentation, and requests a training if one is due.
 * Until then, it answers from the previous documentation.
 */
export async function prepareDemoAgent(platform: Platform): Promise<void> {
  const { database } = platform
  await platform.disk.require()
  const texts = await Promise.all(
    (await readGuidePages()).map(({ fileName, text }) => assessEntry({ fileName, text, fileType: 'text' })),
  )
  const { owner, agentId } = await database.transaction(async (transaction) => {
    const now = platform.clock()
    const owner = await ensureSystemAccount(transaction, now)
    const form = { ...demoAgentFace, ...settings, starterPrompts: [...demoAgentFace.starterPrompts] }
    const { id: agentId } = await upsertAgent(
      { transaction, owner },
      {
        publicId: demoAgentId,
        form,
        now,
      },
    )
    const { hasDeleted } = await replaceKnowledgeTexts(
      { platform, transaction },
      { input: { owner, agentId, now }, wanted: texts },
    )
    if (hasDeleted) await requestEntryPurge({ platform, transaction }, agentId)
    return { owner, agentId }
  })
  const learning = (await listTrainingStates({ platform }, [agentId])).get(agentId)
  // Also requested during a training, which may use the previous texts.
  if (!learning?.trained) await requestTraining({ platform, owner, actor: owner, caller: null }, agentId)
}
