import type { Introduction } from '@parleykit/contract/agents/identities'
import type { FastifyRequest } from 'fastify'
import { and, desc, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ThrottleRule } from '../../platform/throttles/index.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { authorizeCaller, recordIdentityProblem } from '../agents/index.ts'
import { conversations } from './base/tables.ts'
import { mergeAnonymousConversations } from './merge-anonymous-conversations.ts'
import { storeVisitorDetails } from './store-visitor-details.ts'
import {
  identifiedTokenId,
  identifiedVisitorOf,
  issueVisitorToken,
  verifyIdentityToken,
  verifyVisitorToken,
} from './visitors/index.ts'

/** A chat frame sends one on each page that it is opened on. */
const introductionsByAddress: ThrottleRule = { name: 'introduction-address', points: 300, seconds: 60 }

/**
 * Checks an identity token from the owner's server. If it is valid, the visitor's earlier anonymous conversations
 * become that person's. If it isn't, the page gets no error, but the owner is notified.
 */
export async function identifyVisitorByToken(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  { botId, token }: { readonly botId: string; readonly token: string },
): Promise<Introduction> {
  await platform.throttles.consume(introductionsByAddress, networkOf(request.ip))
  const { agent } = await authorizeCaller({ platform, request }, { botId, preview: false })
  const read = await verifyIdentityToken(platform, { agent, token })
  if (read.problem !== null) {
    await recordIdentityProblem(platform, agent, read.problem, request)
    return { visitorToken: null, conversationId: null }
  }
  const tokenId = identifiedTokenId(read.person)
  await storeVisitorDetails(platform, { ...read, agentId: agent.id, tokenId })
  const { id: before } = await verifyVisitorToken({ platform, request }, agent)
  // Another person's conversations stay theirs: two people may use one device.
  if (before !== null && identifiedVisitorOf(before) === null) {
    await mergeAnonymousConversations(platform.database, {
      agentId: agent.id,
      tokenId: before,
      person: { tokenId, visitorId: read.person },
    })
  }
  const [newest] = await platform.database
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.agentId, agent.id),
        eq(conversations.tokenId, tokenId),
        eq(conversations.isTest, false),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(1)
  return {
    visitorToken: issueVisitorToken(platform, { agent, tokenId }),
    conversationId: newest?.id ?? null,
  }
}
