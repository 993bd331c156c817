import { totalCountHeader } from '@parleykit/contract/base/limits'
import * as contract from '@parleykit/contract/curated-answers/corrections'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import { toMessage } from '../conversations/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { addCuratedAnswer } from './add-curated-answer.ts'
import { correctMessage } from './correct-message.ts'
import { deleteCuratedAnswer } from './delete-curated-answer.ts'
import { listCuratedAnswers } from './list-curated-answers.ts'
import { undoCorrection } from './undo-correction.ts'
import { updateCuratedAnswer } from './update-curated-answer.ts'

export function correctionRoutes(app: FastifyInstance, platform: Platform): void {
  const tell = (ownerId: number, agentId: number) =>
    notifyOwner(platform, ownerId, { topic: 'conversations', agentId })

  bindOwnerRoute(app, platform, contract.correctMessage, async ({ owner, params, body }) => {
    const correction = { ...body, messageId: params.id }
    const message = await correctMessage({ platform, owner }, correction)
    tell(owner.id, message.agentId)
    return toMessage(message)
  })
  bindOwnerRoute(app, platform, contract.undoCorrection, async ({ owner, params }) => {
    const message = await undoCorrection({ platform, owner }, params.id)
    tell(owner.id, message.agentId)
    return toMessage(message)
  })
  bindOwnerRoute(
    app,
    platform,
    contract.listCuratedAnswers,
    async ({ owner, params, query }, _request, reply) => {
      const agent = await findOwnAgent(platform.database, owner, params.id)
      const { answers, total } = await listCuratedAnswers(platform.database, {
        agentId: agent.id,
        page: query.page,
      })
      reply.header(totalCountHeader, total)
      return answers
    },
  )
  bindOwnerRoute(app, platform, contract.addCuratedAnswer, async ({ owner, params, body }) => {
    const added = await addCuratedAnswer({ platform, owner }, { agentId: params.id, input: body })
    tell(owner.id, params.id)
    return added
  })
  bindOwnerRoute(app, platform, contract.updateCuratedAnswer, async ({ owner, params, body }) => {
    const key = { agentId: params.id, answerId: params.answerId }
    const updated = await updateCuratedAnswer({ platform, owner }, { of: key, input: body })
    tell(owner.id, params.id)
    return updated
  })
  bindOwnerRoute(app, platform, contract.deleteCuratedAnswer, async ({ owner, params }) => {
    await deleteCuratedAnswer({ platform, owner }, { agentId: params.id, answerId: params.answerId })
    tell(owner.id, params.id)
    return { message: 'The curated answer was deleted.' }
  })
}
