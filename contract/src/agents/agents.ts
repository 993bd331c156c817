import { z } from 'zod'
import { multipartOverheadBytes } from '../base/limits.ts'
import { roles } from '../base/roles.ts'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, instant, messageResponse, nameText, storableText } from '../base/values.ts'
import { refusalTextSchema, refusalTextsInput } from '../chat/refusal-texts.ts'
import { modelBudgetSchema } from '../models/model-budget.ts'
import { modelRefSchema } from '../models/models.ts'
import { toAllowedDomain } from './allowed-domain.ts'
import { instructionsInput, instructionsSchema } from './instructions.ts'
import {
  agentNameMax,
  customToneMax,
  dailyRepliesMax,
  defaultBrandColor,
  descriptionMax,
  greetingMax,
  keyGraceDays,
  profileImageBytesMax,
  replyTokens,
  retentionDays,
  starterPromptsMax,
  taglineMax,
  templateIdMax,
} from './limits.ts'
import { validationTexts } from './texts.ts'
import { themes } from './themes.ts'
import {
  consentLineInput,
  consentLineSchema,
  humanContactInput,
  humanContactSchema,
  leadFormInput,
  leadFormSchema,
  officeHoursInput,
  officeHoursSchema,
  proactiveMessageInput,
  proactiveMessageSchema,
} from './visitor-settings.ts'

const starterPromptTitleMax = 60
const starterPromptContentMax = 300
const allowedDomainsMax = 50
/** Bytes of an agent's whole form, in any script. */
const agentFormBytesMax = 256 * 1024

export const toneTypes = [
  'site_navigator',
  'conversion_concierge',
  'cross_sell_advisor',
  'support_troubleshooter',
] as const
export const toneTypeSchema = z.enum(toneTypes, validationTexts.toneTypeInvalid)
export type ToneType = z.infer<typeof toneTypeSchema>
export const defaultToneType: ToneType = 'conversion_concierge'

/** When a model's reply is verified: after it is shown, with corrections below it; before it is shown; never. */
export const replyChecks = ['as_written', 'before_shown', 'never'] as const
export type ReplyCheck = (typeof replyChecks)[number]
export const defaultReplyCheck: ReplyCheck = 'as_written'

export const agentStatuses = ['active', 'maintenance', 'inactive'] as const
export const agentStatusSchema = z.enum(agentStatuses)
export type AgentStatus = z.infer<typeof agentStatusSchema>

export const visibilitySchema = z.enum(['public', 'key_required'])

export const trainingStatusSchema = z.enum(['idle', 'processing', 'completed', 'error'])
export type TrainingStatus = z.infer<typeof trainingStatusSchema>

export const starterPromptSchema = z.object({
  title: nameText.pipe(z.string().min(1).max(starterPromptTitleMax)),
  content: nameText.pipe(z.string().min(1).max(starterPromptContentMax)),
})
export type StarterPrompt = z.infer<typeof starterPromptSchema>

const limited = (max: number, message: string) => storableText.pipe(z.string().trim().max(max, message))

const agentName = z
  .string(validationTexts.agentNameRequired)
  .pipe(nameText)
  .pipe(
    z.string().min(1, validationTexts.agentNameRequired).max(agentNameMax, validationTexts.agentNameTooLong),
  )

const brandColor = z
  .string(validationTexts.brandColorInvalid)
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, validationTexts.brandColorInvalid)

/** Users may paste a whole URL. */
const addressMax = 2048

const hostName = storableText
  .pipe(z.string().max(addressMax, validationTexts.domainInvalid))
  .transform((text, context) => {
    const domain = toAllowedDomain(text)
    if (domain !== null) return domain
    context.addIssue({ code: 'custom', message: validationTexts.domainInvalid })
    return z.NEVER
  })

const allowedDomains = z
  .array(hostName)
  .max(allowedDomainsMax)
  .transform((domains) => [...new Set(domains)])

/** Null: no limit. */
const dailyReplies = z
  .number(validationTexts.dailyRepliesInvalid)
  .int(validationTexts.dailyRepliesInvalid)
  .min(1, validationTexts.dailyRepliesInvalid)
  .max(dailyRepliesMax, validationTexts.dailyRepliesInvalid)
  .nullable()

/** The input of the wizard's second step. */
export const createAgentInput = z.object({
  name: agentName,
  toneType: toneTypeSchema.default(defaultToneType),
  /** The ID of the template to start from. */
  template: z.string().max(templateIdMax).optional(),
})
export type CreateAgentInput = z.infer<typeof createAgentInput>

/** The full form. Only `name` is required to create an agent. */
export const agentFormInput = z.object({
  name: agentName,
  tagline: nameText.pipe(z.string().max(taglineMax, validationTexts.taglineTooLong)).optional(),
  description: limited(descriptionMax, validationTexts.descriptionTooLong).optional(),
  toneType: toneTypeSchema.optional(),
  customTone: limited(customToneMax, validationTexts.customToneTooLong).optional(),
  /** What the owner tells the model beside the tone. It never weakens the rules. */
  instructions: instructionsInput.optional(),
  brandColor: brandColor.optional(),
  /** Theme of its chat. */
  theme: z.enum(themes).optional(),
  status: agentStatusSchema.optional(),
  greeting: nameText.pipe(z.string().max(greetingMax, validationTexts.greetingTooLong)).optional(),
  /** An empty list restores the prompts that training makes. */
  starterPrompts: z.array(starterPromptSchema).max(starterPromptsMax).optional(),
  visibility: visibilitySchema.optional(),
  allowedDomains: allowedDomains.optional(),
  /** Replies per day (UTC) to the visitors of one address (IPv6: one /64 network). */
  dailyRepliesPerAddress: dailyReplies.optional(),
  /** Replies per day (UTC) to all visitors together. */
  dailyReplies: dailyReplies.optional(),
  /** Days from a conversation's last message to its deletion; null keeps conversations forever. */
  retentionDays: z
    .number(validationTexts.retentionInvalid)
    .int(validationTexts.retentionInvalid)
    .min(retentionDays.min, validationTexts.retentionInvalid)
    .max(retentionDays.max, validationTexts.retentionInvalid)
    .nullable()
    .optional(),
  replyCheck: z.enum(replyChecks).optional(),
  /** Null: the model that its workspace has chosen. */
  replyModel: modelRefSchema.nullable().optional(),
  /** How freely a model words its replies; null for its default. */
  temperature: z.number().min(0).max(2).nullable().optional(),
  /** Tokens of a model's reply; null for the product's limit. */
  replyTokensMax: z.number().int().min(replyTokens.min).max(replyTokens.max).nullable().optional(),
  /** What its models may take in a month; null for no limit. */
  modelBudget: modelBudgetSchema.nullable().optional(),
  /** Whether anything may be sent to a model. If not, answers are quoted. */
  usesModels: z.boolean().optional(),
  /** Whether changed knowledge is trained without a click, after the first training. */
  trainsItself: z.boolean().optional(),
  /** Whether its model reads scanned pages and pictures. Else, or if the model fails, OCR does. */
  modelReadsScans: z.boolean().optional(),
  /** The refusal shown to visitors if the agent has no answer, by language. */
  refusalTexts: refusalTextsInput.optional(),
  /** Whether visitors may ask for a person, and members of the workspace can answer in the agent's place. */
  allowsTakeover: z.boolean().optional(),
  /** Whether visitors may send pictures. */
  takesPictures: z.boolean().optional(),
  /** Null: no office hours are set, or the office never closes. */
  officeHours: officeHoursInput.nullable().optional(),
  /** Null: visitors see no contact details. */
  humanContact: humanContactInput.nullable().optional(),
  /** Null: visitors can't leave their email address. */
  leadForm: leadFormInput.nullable().optional(),
  /** Null: visitors see no notice before their first question. */
  consentLine: consentLineInput.nullable().optional(),
  /** Null: no message appears next to the bubble. */
  proactiveMessage: proactiveMessageInput.nullable().optional(),
})
export type AgentFormInput = z.infer<typeof agentFormInput>

/** PUT changes only the fields given. */
export const updateAgentInput = agentFormInput.partial()
export type UpdateAgentInput = z.infer<typeof updateAgentInput>

/** An agent as shown to its owner and the members of the workspace. */
export const agentSchema = z.object({
  id: idValue,
  /** The ID of its workspace, which is its owner's ID. */
  workspaceId: idValue,
  /** The caller's role in that workspace. */
  role: z.enum(roles),
  publicId: z.string(),
  /** Empty for viewers, like everything about the secret key. */
  apiKey: z.string(),
  /** The previous owner, who transferred the agent and still knows its API key; null once the key was rotated. */
  apiKeyKnownTo: z.string().nullable(),
  /** The last characters of the secret key; null if there is none. The key itself is shown once, when it is created. */
  secretKeyEnding: z.string().nullable(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  toneType: z.string(),
  customTone: z.string(),
  instructions: instructionsSchema,
  brandColor: z.string().default(defaultBrandColor),
  theme: z.enum(themes),
  profileImageUrl: z.string().nullable(),
  status: z.string(),
  /** Whether a smaller plan has paused it. It resumes automatically once a plan has room for it again. */
  isPausedByPlan: z.boolean(),
  greeting: z.string(),
  /** The prompts that visitors see: the owner's own, or else those that training made. */
  starterPrompts: z.array(z.object({ title: z.string(), content: z.string() })),
  /** The owner's own prompts; empty if visitors see the suggested ones. */
  ownStarterPrompts: z.array(z.object({ title: z.string(), content: z.string() })),
  /** The prompts that training made from the knowledge. */
  suggestedStarterPrompts: z.array(z.object({ title: z.string(), content: z.string() })),
  visibility: visibilitySchema,
  allowedDomains: z.array(z.string()),
  dailyRepliesPerAddress: z.number().int().nullable(),
  dailyReplies: z.number().int().nullable(),
  retentionDays: z.number().int().nullable(),
  replyCheck: z.enum(replyChecks),
  replyModel: modelRefSchema.nullable(),
  temperature: z.number().nullable(),
  replyTokensMax: z.number().int().nullable(),
  modelBudget: modelBudgetSchema.nullable(),
  usesModels: z.boolean(),
  trainsItself: z.boolean(),
  modelReadsScans: z.boolean(),
  refusalTexts: z.array(refusalTextSchema),
  allowsTakeover: z.boolean(),
  takesPictures: z.boolean(),
  officeHours: officeHoursSchema.nullable(),
  humanContact: humanContactSchema.nullable(),
  leadForm: leadFormSchema.nullable(),
  consentLine: consentLineSchema.nullable(),
  proactiveMessage: proactiveMessageSchema.nullable(),
  conversationCount: z.number().int(),
  createdAt: instant,
  /** Null if the agent has no knowledge. */
  vectorStoreId: z.string().nullable(),
  trained: z.boolean(),
  trainingStatus: trainingStatusSchema,
  /** Why the last training failed. */
  trainingError: z.string().nullable(),
  /** Progress of the running training, 0 to 1. */
  trainingProgress: z.number().min(0).max(1),
  /** Whether a configured model has yet to read the knowledge: it failed or was slow in the training, or is new. */
  stillLearning: z.boolean(),
  /** When the next training starts by itself; null if none is due. */
  trainingStartsAt: instant.nullable(),
  /** Why checks keep changed knowledge from being trained by itself; null if they don't. */
  trainingHeldBack: z.string().nullable(),
  /** Entries that trainings leave out because their text can't be read. */
  unreadableEntries: z.number().int(),
  knowledgeBytes: z.number().int(),
})
export type Agent = z.infer<typeof agentSchema>

export const createAgent = defineRoute({
  method: 'POST',
  path: '/api/agents',
  summary: 'Create an agent from a name and profile',
  access: 'owner',
  role: 'editor',
  body: createAgentInput,
  response: agentSchema,
  status: 201,
})

/**
 * The response of `getAgent` as clients read it: null if there is no agent. An agent without a public page may lack a
 * publicId.
 */
export const foundAgentSchema = agentSchema
  .extend({
    publicId: z
      .string()
      .nullable()
      .transform((publicId) => publicId ?? ''),
  })
  .nullable()

export const getAgent = defineRoute({
  method: 'GET',
  path: '/api/agents/:id',
  summary: 'Get an agent',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: agentSchema,
})

export const listAgents = defineRoute({
  method: 'GET',
  path: '/api/bots',
  summary: "List the signed-in owner's agents, newest first",
  access: 'owner',
  role: 'viewer',
  response: z.array(agentSchema),
})

export const createAgentWithForm = defineRoute({
  method: 'POST',
  path: '/api/bots',
  summary: 'Create an agent from the full form',
  access: 'owner',
  role: 'editor',
  body: agentFormInput,
  bodyBytesMax: agentFormBytesMax,
  response: agentSchema,
  status: 201,
})

export const updateAgent = defineRoute({
  method: 'PUT',
  path: '/api/bots/:id',
  summary: 'Update an agent',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: updateAgentInput,
  bodyBytesMax: agentFormBytesMax,
  response: agentSchema,
})

export const deleteAgent = defineRoute({
  method: 'DELETE',
  path: '/api/bots/:id',
  summary: 'Delete an agent, its knowledge and its conversations',
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const uploadProfileImage = defineRoute({
  method: 'POST',
  path: '/api/bots/:id/profile-image',
  summary: "Replace an agent's profile image",
  access: 'owner',
  role: 'editor',
  params: idParams,
  file: 'image',
  bodyBytesMax: profileImageBytesMax + multipartOverheadBytes,
  response: z.object({ profileImageUrl: z.string() }),
})

export const rotateApiKey = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/rotate-key',
  summary: `Rotate an agent's API key. The old key keeps working for ${keyGraceDays} days.`,
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: agentSchema,
})

export const rotateSecretKey = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/secret-key',
  summary: "Create or replace an agent's secret key. The key is only returned in this response.",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: z.object({ secretKey: z.string(), agent: agentSchema }),
  status: 201,
})

export const deleteSecretKey = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/secret-key',
  summary: "Revoke an agent's secret key. It stops working immediately.",
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})
