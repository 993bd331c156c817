import * as contract from '@parleykit/contract/support/live-handoff/live-handoff'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { toMessage } from '../../conversations/index.ts'
import { admitVisitor } from '../../conversations/visitors/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { cancelHandoffRequest } from './cancel-handoff-request.ts'
import { findLiveHandoff } from './find-live-handoff.ts'
import { listHandoffRequests } from './list-handoff-requests.ts'
import { notifyTyping } from './notify-typing.ts'
import { renewLiveHandoff } from './renew-live-handoff.ts'
import { requestHandoffFromWidget } from './request-handoff-from-widget.ts'
import { returnToAgent } from './return-to-agent.ts'
import { sendPersonMessage } from './send-person-message.ts'
import { takeOver } from './take-over.ts'

export function liveHandoffRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.askForPerson, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return requestHandoffFromWidget({ platform, visitor }, params.conversationId)
  })
  bindRoute(app, contract.callPersonOff, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return cancelHandoffRequest({ platform, visitor }, params.conversationId)
  })
  bindRoute(app, contract.signTyping, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    await notifyTyping({ platform, visitor }, params.conversationId)
    return { message: 'Seen.' }
  })
  bindOwnerRoute(app, platform, contract.getTakeover, ({ owner, params }) =>
    findLiveHandoff({ platform, owner }, params.id),
  )
  bindOwnerRoute(app, platform, contract.takeOver, ({ owner, actor, caller, params, body }) =>
    takeOver({ platform, owner, actor, caller }, { conversationId: params.id, insteadOf: body.insteadOf }),
  )
  bindOwnerRoute(app, platform, contract.handBack, ({ owner, actor, caller, params }) =>
    returnToAgent({ platform, owner, actor, caller }, params.id),
  )
  bindOwnerRoute(app, platform, contract.stayInTakeover, ({ owner, actor, caller, params, body }) =>
    renewLiveHandoff(
      { platform, owner, actor, caller },
      { conversationId: params.id, isTyping: body.isTyping },
    ),
  )
  bindOwnerRoute(app, platform, contract.sayAsPerson, async ({ owner, actor, caller, params, body }) =>
    toMessage(
      await sendPersonMessage({ platform, owner, actor, caller }, { conversationId: params.id, input: body }),
    ),
  )
  bindOwnerRoute(app, platform, contract.listAskedFor, ({ owner }) => listHandoffRequests(platform, owner))
}
