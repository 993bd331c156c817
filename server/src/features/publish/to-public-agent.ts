import type { PublicAgent } from '@parleykit/contract/public-agents'
import { chatTexts } from '@parleykit/contract/texts'
import { type AgentRow, agentImageUrl } from '../agents/index.ts'

/** What a visitor may know of an agent. */
export function toPublicAgent(agent: AgentRow): PublicAgent {
  return {
    publicId: agent.publicId,
    name: agent.name,
    tagline: agent.tagline,
    brandColor: agent.brandColor,
    profileImageUrl: agentImageUrl(agent),
    greeting: agent.greeting || chatTexts.greeting(agent.name),
    status: agent.status,
  }
}
