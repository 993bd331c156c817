import type { LeadForm, PublicLeadForm } from '@parleykit/contract/agents/visitor-settings'
import { visitorGreeting } from '@parleykit/contract/chat/visitor-texts'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { type AgentRow, agentImageUrl } from '../agents/index.ts'

/** The agent's data that visitors may see. A greeting made from its name is in one of the visitor's languages. */
export function toPublicAgent(agent: AgentRow, languages: readonly string[] = []): PublicAgent {
  return {
    publicId: agent.publicId,
    name: agent.name,
    tagline: agent.tagline,
    brandColor: agent.brandColor,
    theme: agent.theme,
    profileImageUrl: agentImageUrl(agent),
    greeting: visitorGreeting(agent, languages),
    status: agent.status,
    needsKey: agent.visibility === 'key_required',
    allowsTakeover: agent.allowsTakeover,
    takesPictures: agent.takesPictures,
    hasActions: agent.actionRevision > 0,
    officeHours: agent.officeHours,
    humanContact: agent.humanContact,
    leadForm: agent.leadForm && toPublicForm(agent.leadForm),
    consentLine: agent.consentLine,
  }
}

function toPublicForm({ mailsOwner: _, ...form }: LeadForm): PublicLeadForm {
  return form
}
