import { starterPromptsShown } from '@parleykit/contract/limits'

/** How many of so many prompts visitors are offered, in words. */
export function offeredPrompts(count: number): string {
  if (count === 1) return 'Visitors are offered this one.'
  if (count === 2) return 'Visitors are offered both.'
  if (count <= starterPromptsShown) return `Visitors are offered all ${count}.`
  return `Each visitor is offered ${starterPromptsShown} of these ${count}, picked by chance.`
}
