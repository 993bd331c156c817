import { z } from 'zod'
import { websiteUrlMax } from '../../base/limits.ts'
import { defineRoute } from '../../base/route.ts'
import {
  idParam,
  idParams,
  idValue,
  instant,
  messageResponse,
  nameText,
  trimmedText,
} from '../../base/values.ts'
import { sourceChoicesMax, sourceIntervals, sourceKinds, sourceNeeds } from './source-kinds.ts'

const nameMax = 100
const tokenMax = 500
const keyMax = 500

const pickedKeys = z.array(z.string().min(1).max(keyMax)).min(1).max(sourceChoicesMax)

const access = {
  /** An address, a repository or a shop, as typed. */
  address: trimmedText.pipe(z.string().max(websiteUrlMax)).optional(),
  token: trimmedText.pipe(z.string().max(tokenMax)).optional(),
  tokenSecret: trimmedText.pipe(z.string().max(tokenMax)).optional(),
}

const kind = z.enum(sourceKinds)

type Access = { readonly kind: z.infer<typeof kind> } & Partial<
  Record<'address' | 'token' | 'tokenSecret', string | undefined>
>

/** Adds an issue for each part of the access that the kind needs and that is missing. */
function requireAccess(input: Access, context: z.RefinementCtx): void {
  const needs = sourceNeeds[input.kind]
  const missing = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (needs.address && !input.address) missing('address', 'Please enter the address')
  if (needs.token === 'required' && !input.token) missing('token', 'Please enter the key')
  if (needs.hasTokenSecret && !input.tokenSecret) missing('tokenSecret', 'Please enter the secret')
}

export const sourceAccessInput = z.object({ kind, ...access }).superRefine(requireAccess)
export type SourceAccessInput = z.input<typeof sourceAccessInput>

export const connectSourceInput = z
  .object({
    kind,
    ...access,
    /** The source's own name by default. */
    name: nameText.pipe(z.string().max(nameMax)).optional(),
    /** Keys of the chosen parts; null for all. */
    picked: pickedKeys.nullable().default(null),
    every: z.enum(sourceIntervals).default('off'),
  })
  .superRefine(requireAccess)
export type ConnectSourceInput = z.input<typeof connectSourceInput>

/** Fields that are left out stay as they are. */
export const changeSourceInput = z.object({
  name: nameText.pipe(z.string().min(1).max(nameMax)).optional(),
  picked: pickedKeys.nullable().optional(),
  every: z.enum(sourceIntervals).optional(),
  token: access.token,
  tokenSecret: access.tokenSecret,
})
export type ChangeSourceInput = z.input<typeof changeSourceInput>

/** A part of a source that an owner can choose: a page, a folder, a category. */
export const sourceChoiceSchema = z.object({ key: z.string(), label: z.string() })
export type SourceChoice = z.infer<typeof sourceChoiceSchema>

export const sourceOfferSchema = z.object({
  name: z.string(),
  /** Empty if the source is taken as a whole. */
  choices: z.array(sourceChoiceSchema),
})
export type SourceOffer = z.infer<typeof sourceOfferSchema>

/** The number of entries, and the names of the first of them. */
const namedCount = z.object({ count: z.number().int(), names: z.array(z.string()) })

export const sourceReportSchema = z.object({
  startedAt: instant,
  /** Null while it runs. */
  finishedAt: instant.nullable(),
  added: namedCount,
  changed: namedCount,
  removed: namedCount,
  unchanged: z.number().int(),
  /** What couldn't be read or stored; `failed` lists the first of them, each with its reason. */
  failedTotal: z.number().int(),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Entries that the source no longer has, kept because they are more than half of all. See `acceptRemovals`. */
  heldBack: z.number().int(),
  /** Why the sync ended early, in a sentence. What was known is kept. */
  fault: z.string().nullable(),
})
export type SourceReport = z.infer<typeof sourceReportSchema>

export const sourceSchema = z.object({
  id: idValue,
  kind,
  name: z.string(),
  address: z.string().nullable(),
  /** The last characters of the saved key; null without a key, and for viewers. */
  tokenEnding: z.string().nullable(),
  picked: z.array(z.string()).nullable(),
  every: z.enum(sourceIntervals),
  /** When it is read next; null if only by hand. */
  nextAt: instant.nullable(),
  isSyncing: z.boolean(),
  /** Knowledge entries of this source. */
  entries: z.number().int(),
  /** Entries that the owner deleted. They aren't read again. */
  leftOut: z.number().int(),
  /** When a sync last ended without a fault. */
  syncedAt: instant.nullable(),
  /** The running sync, or else the last one. */
  report: sourceReportSchema.nullable(),
  createdAt: instant,
})
export type Source = z.infer<typeof sourceSchema>

const sourceParams = z.object({ id: idParam, sourceId: idParam })

export const listSources = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/sources',
  summary: "List an agent's live sources, with the result of their last sync",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(sourceSchema),
})

export const checkSource = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/sources/check',
  summary: 'Check whether a source can be read, and list what can be chosen. Stores nothing.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: sourceAccessInput,
  response: sourceOfferSchema,
})

export const connectSource = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/sources',
  summary: 'Connect a source and read it into the knowledge in the background',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: connectSourceInput,
  response: sourceSchema,
  status: 201,
})

export const listSourceChoices = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/sources/:sourceId/choices',
  summary: 'List what can be chosen of a connected source',
  access: 'owner',
  role: 'editor',
  params: sourceParams,
  response: sourceOfferSchema,
})

export const changeSource = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/knowledge/sources/:sourceId',
  summary: "Change a source's name, schedule, choice or key",
  access: 'owner',
  role: 'editor',
  params: sourceParams,
  body: changeSourceInput,
  response: sourceSchema,
})

export const syncSource = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/sources/:sourceId/sync',
  summary: 'Read a source again in the background',
  access: 'owner',
  role: 'editor',
  params: sourceParams,
  /** `acceptRemovals`: deletes what the source no longer has, even if that is more than half of its entries. */
  body: z.object({ acceptRemovals: z.boolean().default(false) }),
  response: sourceSchema,
  status: 201,
})

export const removeSource = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/knowledge/sources/:sourceId',
  summary: 'Remove a source with all of its entries. Answers stop using them immediately.',
  access: 'owner',
  role: 'editor',
  params: sourceParams,
  response: messageResponse,
})
