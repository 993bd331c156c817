import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, idValue, instant, trimmedText } from '../base/values.ts'
import { actionFactSchema, actionStates } from './action-runs.ts'
import { actionRunPageSize, declineReasonMax } from './limits.ts'

/** A run of an action, as the agent's workspace sees it. */
export const ownedRunSchema = z.object({
  id: z.string(),
  actionId: idValue,
  actionName: z.string(),
  agentId: idValue,
  agentName: z.string(),
  conversationId: idValue,
  /** The name that the conversation has in the list of conversations. */
  visitorName: z.string(),
  state: z.enum(actionStates),
  /** What is sent, by the labels of the inputs. */
  values: z.array(actionFactSchema),
  /** Why it failed or was declined; null if it wasn't. */
  fault: z.string().nullable(),
  /** Until when it waits for approval; null if nobody has to approve it. */
  waitsUntil: instant.nullable(),
  /** Whether the action was changed or switched off after the visitor confirmed, so that it can't be approved. */
  isOutdated: z.boolean(),
  /** Null before it has ended. */
  milliseconds: z.number().int().nullable(),
  createdAt: instant,
  changedAt: instant,
})
export type OwnedRun = z.output<typeof ownedRunSchema>

export const listActionRuns = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/action-runs',
  summary: `List the runs of an agent's actions, newest first, ${actionRunPageSize} per page. X-Total-Count holds the total.`,
  access: 'owner',
  role: 'viewer',
  params: idParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    actionId: idParam.optional(),
  }),
  response: z.array(ownedRunSchema),
})

export const listWaitingRuns = defineRoute({
  method: 'GET',
  path: '/api/dashboard/waiting-runs',
  summary: 'List the runs of all agents that wait for approval, longest wait first',
  access: 'owner',
  role: 'viewer',
  response: z.array(ownedRunSchema),
})

const runParams = z.object({ id: idParam, runId: z.string().min(1).max(64) })

export const approveRun = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/action-runs/:runId/approve',
  summary: 'Approve a run that waits. It is done as the visitor confirmed it, and returned with its outcome.',
  access: 'owner',
  role: 'editor',
  params: runParams,
  response: ownedRunSchema,
  errors: ['changed_meanwhile'],
})

export const declineRun = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/action-runs/:runId/decline',
  summary: 'Decline a run that waits. Nothing is sent, and the visitor reads the reason.',
  access: 'owner',
  role: 'editor',
  params: runParams,
  body: z.object({
    reason: trimmedText
      .pipe(z.string().max(declineReasonMax, `At most ${declineReasonMax} characters`))
      .default(''),
  }),
  response: ownedRunSchema,
  errors: ['changed_meanwhile'],
})
