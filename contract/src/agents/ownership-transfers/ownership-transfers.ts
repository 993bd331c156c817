import { z } from 'zod'
import { presentPassword, twoStepCode } from '../../auth/account.ts'
import { defineRoute } from '../../base/route.ts'
import { idParams, idValue, instant, messageResponse } from '../../base/values.ts'

/** All agents of a workspace, offered to one of its members, who moves them into their own account. */

export const ownershipTransferSchema = z.object({
  id: idValue,
  userId: idValue,
  /** The recipient. */
  username: z.string(),
  expiresAt: instant,
})
export type OwnershipTransfer = z.infer<typeof ownershipTransferSchema>

export const transferOfferSchema = z.object({
  id: idValue,
  /** The username of the person who offers them. */
  workspace: z.string(),
  agents: z.array(
    z.object({
      id: idValue,
      name: z.string(),
      /** Whether the recipient's plan currently has no room for it. */
      isPausedByPlan: z.boolean(),
    }),
  ),
  expiresAt: instant,
})
export type TransferOffer = z.infer<typeof transferOfferSchema>

export const offerTransferInput = z.object({
  userId: idValue,
  password: presentPassword,
  code: twoStepCode.optional(),
})
export type OfferTransferInput = z.infer<typeof offerTransferInput>

export const getHandover = defineRoute({
  method: 'GET',
  path: '/api/workspace/handover',
  summary: "Get the open offer to transfer the workspace's agents to a member",
  access: 'owner',
  role: 'owner',
  response: z.object({ handover: ownershipTransferSchema.nullable() }),
})

export const offerHandover = defineRoute({
  method: 'POST',
  path: '/api/workspace/handover',
  summary: "Offer to transfer all of the workspace's agents to a member. The offer is open for seven days.",
  access: 'owner',
  role: 'owner',
  body: offerTransferInput,
  response: ownershipTransferSchema,
  status: 201,
})

export const withdrawHandover = defineRoute({
  method: 'DELETE',
  path: '/api/workspace/handover',
  summary: "Withdraw the offer to transfer the workspace's agents",
  access: 'owner',
  role: 'owner',
  response: messageResponse,
})

export const listHandoverOffers = defineRoute({
  method: 'GET',
  path: '/api/handovers',
  summary: "List agents offered to the caller, and what doesn't fit the caller's plan",
  access: 'account',
  response: z.array(transferOfferSchema),
})

export const acceptHandover = defineRoute({
  method: 'POST',
  path: '/api/handovers/:id/acceptance',
  summary: "Accept an offer and move its agents to the caller's own workspace",
  access: 'account',
  params: idParams,
  response: messageResponse,
})

export const declineHandover = defineRoute({
  method: 'DELETE',
  path: '/api/handovers/:id',
  summary: 'Decline an offer',
  access: 'account',
  params: idParams,
  response: messageResponse,
})
