import * as contract from '@parleykit/contract/chat/mcp/mcp'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { admitAssistant } from './admit-assistant.ts'
import { isSearchCall } from './core/is-search-call.ts'

export function mcpRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.sendMcpMessage, async ({ params, body }, request, reply) => {
    const caller = await admitAssistant({ platform, request }, params.botId)
    if (caller.key !== 'secret' && isSearchCall(body)) {
      throw new DomainError('api_key_required', contract.mcpTexts.searchNeedsSecretKey)
    }
    // The protocol's package is loaded at the first message, so that startup doesn't wait for it.
    const { handleRpcMessage } = await import('./handle-rpc-message.ts')
    return reply.send(await handleRpcMessage({ platform, request, caller }, body))
  })
}
