import type { Agent } from '@parleykit/contract/agents'
import { chatTexts } from '@parleykit/contract/texts'
import { agentImageUrl } from './core/agent-image-url.ts'
import { plainPrompts, starterPromptsOf } from './core/starter-prompts-of.ts'
import type { AgentRow } from './tables.ts'

/** An agent as its owner sees it. */
export function toAgent(row: AgentRow): Agent {
  return {
    id: row.id,
    publicId: row.publicId,
    apiKey: row.apiKey,
    secretKeyEnding: row.secretKeyEnding,
    name: row.name,
    tagline: row.tagline,
    description: row.description,
    toneType: row.toneType,
    customTone: row.customTone,
    brandColor: row.brandColor,
    profileImageUrl: agentImageUrl(row),
    status: row.status,
    isPausedByPlan: row.pausedFrom !== null,
    greeting: row.greeting || chatTexts.greeting(row.name),
    starterPrompts: starterPromptsOf(row),
    ownStarterPrompts: row.ownStarterPrompts,
    suggestedStarterPrompts: plainPrompts(row.trainedStarterPrompts),
    visibility: row.visibility,
    allowedDomains: row.allowedDomains,
    dailyRepliesPerAddress: row.dailyRepliesPerAddress,
    dailyReplies: row.dailyReplies,
    retentionDays: row.retentionDays,
    conversationCount: row.conversationCount,
    createdAt: row.createdAt.toISOString(),
    vectorStoreId: row.vectorStoreId,
    trained: row.trained,
    trainingStatus: row.trainingStatus,
    trainingError: row.trainingError,
    trainingProgress: row.trainingProgress,
    knowledgeBytes: row.knowledgeBytes,
  }
}
