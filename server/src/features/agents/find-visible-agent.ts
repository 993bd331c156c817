import type { FastifyRequest } from 'fastify'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionOwner } from '../auth/index.ts'
import { findPublicAgent, type PublicAgent } from './find-public-agent.ts'

export interface VisibleAgent extends PublicAgent {
  /** Asked for by its signed-in owner from the playground. */
  readonly isPreview: boolean
}

/** The agent behind a publicId as this caller may see it: an inactive one only by its owner's preview. */
export async function findVisibleAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
  preview: boolean | undefined,
): Promise<VisibleAgent> {
  const found = await findPublicAgent(platform.database, publicId)
  const owner = preview ? await sessionOwner(platform, request) : null
  const isPreview = owner?.id === found.agent.ownerId
  if (found.agent.status === 'inactive' && !isPreview) throw notFound('Agent')
  return { ...found, isPreview }
}
