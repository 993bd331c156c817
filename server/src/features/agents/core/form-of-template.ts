import type { AgentFormInput, CreateAgentInput } from '@parleykit/contract/agents/agents'
import { agentTemplates } from '@parleykit/contract/agents/templates/agent-templates'

/** The form of a new agent from its name, profile and template. An unknown template is ignored. */
export function formOfTemplate({ template, ...given }: CreateAgentInput): AgentFormInput {
  return { ...agentTemplates.find(({ id }) => id === template)?.settings, ...given }
}
