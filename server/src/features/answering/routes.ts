import { getPrompt as getPromptRoute } from '@parleykit/contract/agents/instructions'
import * as contract from '@parleykit/contract/answering/answer-traces'
import { tryVariant as tryVariantRoute } from '@parleykit/contract/answering/bake-off'
import { listEntryQuestions as entryQuestionsRoute } from '@parleykit/contract/knowledge/knowledge'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { askEntry } from './ask-entry.ts'
import { findAskedMessage } from './find-asked-message.ts'
import { getPrompt } from './get-prompt.ts'
import { listEntryQuestions } from './list-entry-questions.ts'
import { openTrace } from './open-trace.ts'
import { replayAnswer } from './replay-answer.ts'
import { tryVariant } from './try-variant.ts'

export function answeringRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getAnswerReceipt, async ({ owner, params }) => {
    const { trace, question } = await findAskedMessage({ database: platform.database, owner }, params.id)
    if (!trace) throw notFound('Receipt')
    return openTrace(platform.database, { trace, question: question.content })
  })
  bindOwnerRoute(app, platform, getPromptRoute, async ({ owner, params }) =>
    getPrompt(await findOwnAgent(platform.database, owner, params.id)),
  )
  bindOwnerRoute(app, platform, entryQuestionsRoute, async ({ owner, params }) =>
    listEntryQuestions(platform, {
      agent: await findOwnAgent(platform.database, owner, params.id),
      entryId: params.entryId,
    }),
  )
  bindOwnerRoute(app, platform, contract.askKnowledgeEntry, ({ owner, params, body }) =>
    askEntry({ platform, owner }, { input: params, question: body.question }),
  )
  bindOwnerRoute(app, platform, contract.replayAnswer, ({ owner, params }) =>
    replayAnswer({ platform, owner }, params.id),
  )
  bindOwnerRoute(app, platform, tryVariantRoute, ({ owner, params, body }) =>
    tryVariant({ platform, owner }, { agentId: params.id, ...body }),
  )
}
