import * as contract from '@parleykit/contract/live-handoff/takeovers'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { toMessage } from '../conversations/index.ts'
import { admitVisitor } from '../visitors/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { askForPerson } from './ask-for-person.ts'
import { callPersonOff } from './call-person-off.ts'
import { findTakeover } from './find-takeover.ts'
import { handBack } from './hand-back.ts'
import { listAskedFor } from './list-asked-for.ts'
import { sayAsPerson } from './say-as-person.ts'
import { signTyping } from './sign-typing.ts'
import { stayInTakeover } from './stay-in-takeover.ts'
import { takeOver } from './take-over.ts'

export function takeoverRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.askForPerson, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return askForPerson({ platform, visitor }, params.conversationId)
  })
  bindRoute(app, contract.callPersonOff, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return callPersonOff({ platform, visitor }, params.conversationId)
  })
  bindRoute(app, contract.signTyping, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    await signTyping({ platform, visitor }, params.conversationId)
    return { message: 'Seen.' }
  })
  bindOwnerRoute(app, platform, contract.getTakeover, ({ owner, params }) =>
    findTakeover({ platform, owner }, params.id),
  )
  bindOwnerRoute(app, platform, contract.takeOver, ({ owner, actor, params, body }) =>
    takeOver({ platform, owner, actor }, { conversationId: params.id, insteadOf: body.insteadOf }),
  )
  bindOwnerRoute(app, platform, contract.handBack, ({ owner, actor, params }) =>
    handBack({ platform, owner, actor }, params.id),
  )
  bindOwnerRoute(app, platform, contract.stayInTakeover, ({ owner, actor, params, body }) =>
    stayInTakeover({ platform, owner, actor }, { conversationId: params.id, isTyping: body.isTyping }),
  )
  bindOwnerRoute(app, platform, contract.sayAsPerson, async ({ owner, actor, params, body }) =>
    toMessage(await sayAsPerson({ platform, owner, actor }, { conversationId: params.id, input: body })),
  )
  bindOwnerRoute(app, platform, contract.listAskedFor, ({ owner }) => listAskedFor(platform, owner))
}
