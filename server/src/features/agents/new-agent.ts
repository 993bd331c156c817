import { randomBytes } from 'node:crypto'
import { type AgentFormInput, defaultReplyCheck, defaultToneType } from '@parleykit/contract/agents/agents'
import { noInstructions } from '@parleykit/contract/agents/instructions'
import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import { defaultTheme } from '@parleykit/contract/agents/themes'
import type { agents } from './base/tables.ts'
import { createApiKey } from './create-api-key.ts'

/** The columns of an untrained agent, with a random public ID and key. */
export function newAgent(input: AgentFormInput) {
  return {
    publicId: randomBytes(12).toString('base64url'),
    apiKey: createApiKey(),
    name: input.name,
    tagline: input.tagline ?? '',
    description: input.description ?? '',
    toneType: input.toneType ?? defaultToneType,
    customTone: input.customTone ?? '',
    instructions: input.instructions ?? noInstructions,
    brandColor: input.brandColor ?? defaultBrandColor,
    theme: input.theme ?? defaultTheme,
    status: input.status ?? 'active',
    greeting: input.greeting ?? '',
    ownStarterPrompts: input.starterPrompts ?? [],
    trainedStarterPrompts: [],
    visibility: input.visibility ?? 'public',
    allowedDomains: input.allowedDomains ?? [],
    dailyRepliesPerAddress: input.dailyRepliesPerAddress,
    dailyReplies: input.dailyReplies,
    retentionDays: input.retentionDays ?? null,
    replyCheck: input.replyCheck ?? defaultReplyCheck,
    replyModel: input.replyModel ?? null,
    temperature: input.temperature ?? null,
    replyTokensMax: input.replyTokensMax ?? null,
    modelBudget: input.modelBudget ?? null,
    usesModels: input.usesModels ?? true,
    trainsItself: input.trainsItself ?? true,
    modelReadsScans: input.modelReadsScans ?? false,
    refusalTexts: input.refusalTexts ?? [],
    allowsTakeover: input.allowsTakeover ?? false,
    takesPictures: input.takesPictures ?? false,
    officeHours: input.officeHours ?? null,
    humanContact: input.humanContact ?? null,
    leadForm: input.leadForm ?? null,
    consentLine: input.consentLine ?? null,
    proactiveMessage: input.proactiveMessage ?? null,
    conversationsBefore: 0,
  } satisfies Partial<typeof agents.$inferInsert>
}
