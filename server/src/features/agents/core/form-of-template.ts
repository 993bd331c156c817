import { agentTemplates } from '@parleykit/contract/agent-templates/agent-templates'
import type { AgentFormInput, CreateAgentInput } from '@parleykit/contract/agents'

/** The whole form of an agent that is made from its name, its profile and a template; of one that nobody knows, without it. */
export function formOfTemplate({ template, ...given }: CreateAgentInput): AgentFormInput {
  return { ...agentTemplates.find(({ id }) => id === template)?.settings, ...given }
}
