import { defaultToneType, toneTypeSchema } from '@parleykit/contract/agents/agents'
import type { AgentFileSettings } from '@parleykit/contract/portability/agent-files'
import type { AgentRow } from '../base/tables.ts'

/** The settings with which `newAgent` recreates this agent: every setting that an exported file includes. */
export function settingsOf(agent: AgentRow): Required<AgentFileSettings> {
  return {
    name: agent.name,
    tagline: agent.tagline,
    description: agent.description,
    toneType: toneTypeSchema.catch(defaultToneType).parse(agent.toneType),
    customTone: agent.customTone,
    instructions: agent.instructions,
    brandColor: agent.brandColor,
    theme: agent.theme,
    greeting: agent.greeting,
    starterPrompts: agent.ownStarterPrompts,
    visibility: agent.visibility,
    allowedDomains: agent.allowedDomains,
    dailyRepliesPerAddress: agent.dailyRepliesPerAddress,
    dailyReplies: agent.dailyReplies,
    retentionDays: agent.retentionDays,
    replyCheck: agent.replyCheck,
    temperature: agent.temperature,
    replyTokensMax: agent.replyTokensMax,
    modelBudget: agent.modelBudget,
    usesModels: agent.usesModels,
    trainsItself: agent.trainsItself,
    refusalTexts: agent.refusalTexts,
    allowsTakeover: agent.allowsTakeover,
    takesPictures: agent.takesPictures,
    officeHours: agent.officeHours,
    humanContact: agent.humanContact,
    leadForm: agent.leadForm,
    consentLine: agent.consentLine,
    proactiveMessage: agent.proactiveMessage,
  }
}
