import { z } from 'zod'
import { themes } from '../agents/themes.ts'
import {
  consentLineSchema,
  humanContactSchema,
  officeHoursSchema,
  publicLeadFormSchema,
} from '../agents/visitor-settings.ts'
import { defineRoute } from '../base/route.ts'
import { botParams, previewQuery } from '../chat/chat.ts'
import type { CodeWords } from '../chat/visitor-texts/translated-texts.ts'

/** The public data of an agent. */
export const publicAgentSchema = z.object({
  publicId: z.string(),
  name: z.string(),
  tagline: z.string(),
  brandColor: z.string(),
  theme: z.enum(themes),
  profileImageUrl: z.string().nullable(),
  greeting: z.string(),
  status: z.string(),
  /** Whether it requires a key. */
  needsKey: z.boolean(),
  /** Whether visitors may ask for a person. */
  allowsTakeover: z.boolean(),
  /** Whether visitors may send pictures. */
  takesPictures: z.boolean(),
  /** Whether it has, or had, actions: then a visitor's open forms can be asked for. */
  hasActions: z.boolean(),
  officeHours: officeHoursSchema.nullable(),
  humanContact: humanContactSchema.nullable(),
  leadForm: publicLeadFormSchema.nullable(),
  consentLine: consentLineSchema.nullable(),
})
export type PublicAgent = z.infer<typeof publicAgentSchema>

export const publicStarterPromptSchema = z.object({ title: z.string(), content: z.string() })
export type PublicStarterPrompt = z.infer<typeof publicStarterPromptSchema>

/** The data in the public page's HTML, so that it renders without another request. */
export interface PublicPageData {
  /** Null if there is no such agent. */
  readonly agent: PublicAgent | null
  readonly starterPrompts: readonly PublicStarterPrompt[]
  /** In the visitor's language. The page itself has the English text. */
  readonly pausedText?: string
  /** The same for visitors without the key that the agent requires. */
  readonly closedText?: string
  /** The message of an agent without knowledge: for its owner in the playground, or in the visitor's language. */
  readonly notReadyText?: string
  /** Also in the visitor's language. */
  readonly codeWords?: CodeWords
  readonly poweredByUrl: string
}

export const getPublicAgent = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId',
  summary: "Get an agent's public details",
  access: 'public',
  params: botParams,
  query: previewQuery,
  response: publicAgentSchema,
})

export const listStarterPrompts = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/starter-prompts',
  summary: 'List starter prompts: questions that the agent can answer',
  access: 'public',
  params: botParams,
  query: previewQuery,
  response: z.array(publicStarterPromptSchema),
})
