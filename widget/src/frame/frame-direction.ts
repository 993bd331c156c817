import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/public-agents'
import { readingDirection } from '@parleykit/contract/reading-direction'

/** The side that an agent's frame begins at: that of its own words. A question in another language turns nothing but itself. */
export function frameDirection(
  { name, tagline }: Pick<PublicAgent, 'name' | 'tagline'>,
  starterPrompts: readonly Pick<PublicStarterPrompt, 'content'>[],
): ReturnType<typeof readingDirection> {
  return readingDirection(name, tagline ?? '', ...starterPrompts.map(({ content }) => content))
}
