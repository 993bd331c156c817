import type { StarterPrompt } from '@parleykit/contract/agents/agents'

/** The prompts shown to visitors: the owner's own, else those that training made from the knowledge. */
export function starterPromptsOf(agent: {
  ownStarterPrompts: readonly StarterPrompt[]
  trainedStarterPrompts: readonly StarterPrompt[]
}): StarterPrompt[] {
  const { ownStarterPrompts, trainedStarterPrompts } = agent
  return plainPrompts(ownStarterPrompts.length > 0 ? ownStarterPrompts : trainedStarterPrompts)
}

/** Removes the fields that visitors don't get. */
export function plainPrompts(prompts: readonly StarterPrompt[]): StarterPrompt[] {
  return prompts.map(({ title, content }) => ({ title, content }))
}

/**
 * Whether a prompt's words appear in a text. Prompts are headings, questions and names from it, some truncated. Case is
 * ignored.
 */
export function isTakenFrom({ title, content }: StarterPrompt, text: string): boolean {
  const source = text.toLowerCase()
  return [title.replace(/…$/, ''), content].some((words) => source.includes(words.toLowerCase()))
}
