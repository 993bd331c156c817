import { getDemoAgent } from '@parleykit/contract/publish/demo-agent/demo-agent'
import type { FastifyInstance } from 'fastify'
import { bindRoute, languagesOf } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findDemoAgent } from './find-demo-agent.ts'

export function demoAgentRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, getDemoAgent, (_input, request) =>
    findDemoAgent(platform, languagesOf(request.headers['accept-language'])),
  )
}
