import { z } from 'zod'
import { idValue, instant, nameText, trimmedText } from '../base/values.ts'
import { actionInputSchema, actionInputsSchema } from './action-inputs.ts'
import { editedHttpSettings, editedPicks, httpSettingsSchema, pickSchema } from './http-settings.ts'
import {
  actionNameMax,
  actionPhraseMax,
  actionPhrasesMax,
  actionPurposeMax,
  actionTextMax,
  approvalHours,
} from './limits.ts'
import { editedMcpSettings, mcpSettingsSchema } from './mcp-tools.ts'

/** Who may use an action: anyone, visitors who proved their email address, or visitors whom the website signed in. */
export const actionAudiences = ['anyone', 'email', 'signed_in'] as const
export type ActionAudience = (typeof actionAudiences)[number]

/** An action without a request: its values go to the workspace. */
export const formSettingsSchema = z.object({
  /** Sends the values by mail to the agent's people, too. */
  mails: z.boolean(),
})

/** An action that a function of the website's page does. Its result comes from the visitor's browser. */
const pageSettingsSchema = z.object({
  /** The name that the page registered it by. */
  function: z.string(),
  picks: z.array(pickSchema),
})
export type PageSettings = z.output<typeof pageSettingsSchema>

const editedPageSettings = pageSettingsSchema.extend({
  function: trimmedText.pipe(
    z
      .string()
      .regex(/^[A-Za-z_$][\w$]{0,59}$/, 'Use letters, digits and underscores, and begin with a letter'),
  ),
  picks: editedPicks,
})

/** A person of the workspace approves each run before anything is sent. */
const approvalSchema = z.object({
  /** After this time nothing is sent any more. */
  hours: z.number().int(),
  /** What the visitor reads in the meantime; empty for the default. */
  waitingText: z.string(),
})
export type ActionApproval = z.output<typeof approvalSchema>

const editedApproval = approvalSchema.extend({
  hours: z
    .number('Please enter a number of hours')
    .int('Please enter whole hours')
    .min(approvalHours.min, `At least ${approvalHours.min} hour`)
    .max(approvalHours.max, `At most ${approvalHours.max} hours`),
  waitingText: trimmedText.pipe(z.string().max(actionTextMax)),
})

export const actionKinds = ['http', 'form', 'mcp', 'page'] as const
export type ActionKind = (typeof actionKinds)[number]

const shared = {
  name: z.string(),
  /** When to use it, for models and for colleagues. */
  purpose: z.string(),
  /** What visitors type who want it. */
  phrases: z.array(z.string()),
  inputs: z.array(actionInputSchema),
  audience: z.enum(actionAudiences),
  /** Whether the visitor confirms the values before it runs. */
  asksFirst: z.boolean(),
  /** What the visitor reads when it is done; empty for the default. */
  doneText: z.string(),
  isOn: z.boolean(),
}

const edited = {
  ...shared,
  name: nameText.pipe(z.string().min(1, 'Please enter a name').max(actionNameMax)),
  purpose: trimmedText.pipe(z.string().max(actionPurposeMax)),
  phrases: z
    .array(trimmedText.pipe(z.string().min(1).max(actionPhraseMax)))
    .min(1, 'Please write at least one example phrase')
    .max(actionPhrasesMax),
  inputs: actionInputsSchema,
  doneText: trimmedText.pipe(z.string().max(actionTextMax)),
  /** Null or absent: nobody has to approve it. */
  approval: editedApproval.nullable().optional(),
}

/** The input of the editor. */
export const actionInputBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('http'), http: editedHttpSettings, ...edited }),
  z.object({ kind: z.literal('form'), form: formSettingsSchema, ...edited }),
  z.object({ kind: z.literal('page'), page: editedPageSettings, ...edited }),
  /** Only to change one: its server and tool are chosen with the server. */
  z.object({ kind: z.literal('mcp'), mcp: editedMcpSettings, ...edited }),
])
export type ActionBody = z.output<typeof actionInputBody>

const known = {
  approval: approvalSchema.nullable(),
  id: idValue,
  createdAt: instant,
  changedAt: instant,
  lastUsedAt: instant.nullable(),
  uses: z.number().int(),
  failures: z.number().int(),
  /** Secrets that are missing after an import. */
  missingSecrets: z.number().int(),
}
export const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('http'), http: httpSettingsSchema, ...shared, ...known }),
  z.object({ kind: z.literal('form'), form: formSettingsSchema, ...shared, ...known }),
  z.object({ kind: z.literal('mcp'), mcp: mcpSettingsSchema, ...shared, ...known }),
  z.object({ kind: z.literal('page'), page: pageSettingsSchema, ...shared, ...known }),
])
export type Action = z.output<typeof actionSchema>
