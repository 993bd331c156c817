import * as files from '@parleykit/contract/answering/curated-answers/answer-files'
import * as contract from '@parleykit/contract/answering/curated-answers/curated-answers'
import { answerFileBytesMax } from '@parleykit/contract/answering/curated-answers/limits'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import type { FastifyInstance } from 'fastify'
import { disconnectSignal } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { toMessage } from '../../conversations/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { addCuratedAnswer } from './add-curated-answer.ts'
import { correctMessage } from './correct-message.ts'
import { deleteCuratedAnswer } from './delete-curated-answer.ts'
import { exportCuratedAnswers } from './export-curated-answers.ts'
import { findAnsweredQuestion } from './find-answered-question.ts'
import { findOwnMessage } from './find-own-message.ts'
import { importCuratedAnswers } from './import-curated-answers.ts'
import { listCuratedAnswers } from './list-curated-answers.ts'
import { readAnswerFile } from './read-answer-file.ts'
import { answerFilesByOwner } from './throttle-rules.ts'
import { undoCorrection } from './undo-correction.ts'
import { updateCuratedAnswer } from './update-curated-answer.ts'

export function curatedAnswerRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.correctMessage, async ({ owner, actor, caller, params, body }) => {
    const correction = { ...body, messageId: params.id }
    return toMessage(await correctMessage({ platform, owner, actor, caller }, correction))
  })
  bindOwnerRoute(app, platform, contract.undoCorrection, async ({ owner, actor, caller, params }) =>
    toMessage(await undoCorrection({ platform, owner, actor, caller }, params.id)),
  )
  bindOwnerRoute(app, platform, contract.getAnsweredQuestion, ({ owner, params }) =>
    platform.database.transaction(async (transaction) => {
      const { message } = await findOwnMessage({ transaction, owner }, params.id)
      return { question: await findAnsweredQuestion({ platform, transaction }, message) }
    }),
  )
  bindOwnerRoute(
    app,
    platform,
    contract.listCuratedAnswers,
    async ({ owner, params, query }, _request, reply) => {
      const agent = await findOwnAgent(platform.database, owner, params.id)
      const { answers, total } = await listCuratedAnswers(platform.database, {
        ...{ agent, now: platform.clock() },
        ...query,
      })
      reply.header(totalCountHeader, total)
      return answers
    },
  )
  bindOwnerRoute(app, platform, contract.addCuratedAnswer, ({ owner, actor, caller, params, body }) =>
    addCuratedAnswer({ platform, owner, actor, caller }, { agentId: params.id, input: body }),
  )
  bindOwnerRoute(app, platform, contract.updateCuratedAnswer, ({ owner, actor, caller, params, body }) => {
    const key = { agentId: params.id, answerId: params.answerId }
    return updateCuratedAnswer({ platform, owner, actor, caller }, { of: key, input: body })
  })
  bindOwnerRoute(app, platform, contract.deleteCuratedAnswer, async ({ owner, actor, caller, params }) => {
    await deleteCuratedAnswer(
      { platform, owner, actor, caller },
      { agentId: params.id, answerId: params.answerId },
    )
    return { message: 'The curated answer was deleted.' }
  })
  answerFileRoutes(app, platform)
}

function answerFileRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, files.readAnswerFile, async ({ owner, params, checkAccess }, request) => {
    await platform.throttles.consume(answerFilesByOwner, String(owner.id))
    await findOwnAgent(platform.database, owner, params.id)
    const { file: field } = files.readAnswerFile
    const expected = { ownerId: owner.id, field, maxBytes: answerFileBytesMax }
    return platform.uploads.receive(request, expected, async (file) => {
      await checkAccess()
      return { rows: await readAnswerFile(platform, file) }
    })
  })
  bindOwnerRoute(
    app,
    platform,
    files.importCuratedAnswers,
    ({ owner, actor, caller, params, body }, _request, reply) =>
      importCuratedAnswers(
        { platform, owner, actor, caller, signal: disconnectSignal(reply) },
        { agentId: params.id, input: body },
      ),
  )
  bindOwnerRoute(
    app,
    platform,
    files.exportCuratedAnswers,
    ({ owner, actor, caller, params, query }, _request, reply) =>
      exportCuratedAnswers({ platform, owner, actor, caller, reply }, { agentId: params.id, ...query }),
  )
}
