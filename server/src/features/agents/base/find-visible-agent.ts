import type { FastifyRequest } from 'fastify'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sessionOwner } from '../../auth/index.ts'
import { findMembership } from '../../workspaces/index.ts'
import { type AgentWithPlan, findPublicAgent } from './find-public-agent.ts'

export interface VisibleAgent extends AgentWithPlan {
  /** Whether a signed-in member of its workspace calls from the playground. */
  readonly isPreview: boolean
}

/**
 * The agent with a publicId as this caller may see it: an inactive agent is visible only in a preview by its workspace.
 */
export async function findVisibleAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
  preview: boolean | undefined,
): Promise<VisibleAgent> {
  const found = await findPublicAgent(platform.database, publicId)
  const user = preview ? await sessionOwner(platform, request) : null
  const isPreview = user !== null && (await isInWorkspace(platform, found.agent.ownerId, user.id))
  if (found.agent.status === 'inactive' && !isPreview) throw notFound('Agent')
  return { ...found, isPreview }
}

async function isInWorkspace({ database }: Platform, workspaceId: number, userId: number): Promise<boolean> {
  if (workspaceId === userId) return true
  const membership = await findMembership(database, { workspaceId, userId })
  return membership !== null && !membership.isPaused
}
