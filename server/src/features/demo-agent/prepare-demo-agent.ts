import { demoAgentFace, demoAgentId } from '@parleykit/contract/demo-agent'
import type { Platform } from '../../platform/platform.ts'
import { provideAgent } from '../agents/index.ts'
import { ensureSystemAccount } from '../auth/index.ts'
import { measureEntry, replaceKnowledgeTexts } from '../knowledge/index.ts'
import { readLearning, requestPurge, requestTraining } from '../training/index.ts'
import { readGuidePages } from './read-guide-pages.ts'

const settings = {
  status: 'active',
  /** Nobody reads its conversations. */
  retentionDays: 7,
  /** In a frame that of the page around it, which the owner of a dashboard has chosen. */
  theme: 'system',
} as const

/**
 * Makes the product's own agent, or brings it up to the documentation of this version, and has it trained where that is
 * due. It answers from the documentation before until then.
 */
export async function prepareDemoAgent(platform: Platform): Promise<void> {
  const { database } = platform
  await platform.disk.require()
  const texts = await Promise.all(
    (await readGuidePages()).map(({ fileName, text }) => measureEntry({ fileName, text, fileType: 'text' })),
  )
  const { owner, agentId } = await database.transaction(async (transaction) => {
    const now = platform.clock()
    const owner = await ensureSystemAccount(transaction, now)
    const form = { ...demoAgentFace, ...settings, starterPrompts: [...demoAgentFace.starterPrompts] }
    const { id: agentId } = await provideAgent(transaction, owner, {
      publicId: demoAgentId,
      form,
      now,
    })
    const { hasDeleted } = await replaceKnowledgeTexts(transaction, { owner, agentId, now }, texts)
    if (hasDeleted) await requestPurge(platform, transaction, agentId)
    return { owner, agentId }
  })
  const learning = (await readLearning(platform, [agentId])).get(agentId)
  // Also while a training runs: it may be of the texts before.
  if (!learning?.trained) await requestTraining(platform, { owner, actor: owner }, agentId)
}
