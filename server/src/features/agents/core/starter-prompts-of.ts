import type { StarterPrompt } from '@parleykit/contract/agents'

/** The prompts that visitors may see: the owner's own, else those that training made from the knowledge. */
export function starterPromptsOf(agent: {
  ownStarterPrompts: readonly StarterPrompt[]
  trainedStarterPrompts: readonly StarterPrompt[]
}): StarterPrompt[] {
  const { ownStarterPrompts, trainedStarterPrompts } = agent
  return plainPrompts(ownStarterPrompts.length > 0 ? ownStarterPrompts : trainedStarterPrompts)
}

/** Without what is kept beside them. */
export function plainPrompts(prompts: readonly StarterPrompt[]): StarterPrompt[] {
  return prompts.map(({ title, content }) => ({ title, content }))
}

/** Prompts are headings, questions and names as the knowledge has them, some of them cut. Letter case doesn't count. */
export function isTakenFrom({ title, content }: StarterPrompt, text: string): boolean {
  const source = text.toLowerCase()
  return [title.replace(/…$/, ''), content].some((words) => source.includes(words.toLowerCase()))
}
