import { starterPromptsShown } from '@parleykit/contract/agents/limits'

/** The text that says how many of the prompts visitors are offered. */
export function describeOfferedPrompts(count: number): string {
  if (count === 1) return 'Visitors see this prompt.'
  if (count === 2) return 'Visitors see both.'
  if (count <= starterPromptsShown) return `Visitors see all ${count}.`
  return `Each visitor sees ${starterPromptsShown} of these ${count}, picked at random.`
}
