import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/publish/public-agents'

/**
 * The reading direction of an agent's frame, taken from the agent's own texts. A question in another script turns only
 * itself.
 */
export function frameDirection(
  { name, tagline }: Pick<PublicAgent, 'name' | 'tagline'>,
  starterPrompts: readonly Pick<PublicStarterPrompt, 'content'>[],
): ReturnType<typeof readingDirection> {
  return readingDirection(name, tagline ?? '', ...starterPrompts.map(({ content }) => content))
}
