import type { StarterPrompt } from '@parleykit/contract/agents'

/** The prompts that visitors may see: the owner's own, else those that training made from the knowledge. */
export function starterPromptsOf(agent: {
  ownStarterPrompts: StarterPrompt[]
  trainedStarterPrompts: StarterPrompt[]
}): StarterPrompt[] {
  return agent.ownStarterPrompts.length > 0 ? agent.ownStarterPrompts : agent.trainedStarterPrompts
}
