import type { Agent } from '@parleykit/contract/agents/agents'
import type { Role } from '@parleykit/contract/base/roles'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { AgentRow } from './base/tables.ts'
import { agentImageUrl } from './core/agent-image-url.ts'
import { plainPrompts, starterPromptsOf } from './core/starter-prompts-of.ts'
import type { TrainingState } from './training-state.ts'

const nothingLearned: TrainingState = {
  vectorStoreId: null,
  trained: false,
  trainingStatus: 'idle',
  trainingError: null,
  trainingProgress: 0,
  stillLearning: false,
  trainingStartsAt: null,
  trainingHeldBack: null,
  unreadableEntries: 0,
  knowledgeBytes: 0,
}

/** Data from outside its row. Undefined for an agent deleted meanwhile. */
interface KnownOfAgent {
  readonly learning: TrainingState | undefined
  readonly conversationCount: number | undefined
}

/** An agent as seen by members of its workspace: viewers get no keys. */
export function toAgent(
  row: AgentRow,
  { role }: { readonly role: Role },
  { learning = nothingLearned, conversationCount = 0 }: KnownOfAgent,
): Agent {
  const seesKeys = role !== 'viewer'
  return {
    id: row.id,
    workspaceId: row.ownerId,
    role,
    publicId: row.publicId,
    apiKey: seesKeys ? row.apiKey : '',
    apiKeyKnownTo: seesKeys ? row.apiKeyKnownTo : null,
    secretKeyEnding: seesKeys ? row.secretKeyEnding : null,
    name: row.name,
    tagline: row.tagline,
    description: row.description,
    toneType: row.toneType,
    customTone: row.customTone,
    instructions: row.instructions,
    brandColor: row.brandColor,
    theme: row.theme,
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
    replyCheck: row.replyCheck,
    replyModel: row.replyModel,
    temperature: row.temperature,
    replyTokensMax: row.replyTokensMax,
    modelBudget: row.modelBudget,
    usesModels: row.usesModels,
    trainsItself: row.trainsItself,
    modelReadsScans: row.modelReadsScans,
    refusalTexts: row.refusalTexts,
    allowsTakeover: row.allowsTakeover,
    takesPictures: row.takesPictures,
    officeHours: row.officeHours,
    humanContact: row.humanContact,
    leadForm: row.leadForm,
    consentLine: row.consentLine,
    proactiveMessage: row.proactiveMessage,
    conversationCount,
    createdAt: row.createdAt.toISOString(),
    ...learning,
    knowledgeBytes: learning.knowledgeBytes + row.curatedBytes,
  }
}
