import type { Agent } from '@parleykit/contract/agents'
import type { PublicAddresses } from '@parleykit/contract/publish'
import { type BubbleAgent, type BubbleChoices, bubbleAttributes } from './bubble-choices.ts'
import { escapeAttribute, scriptTag } from './script-tag.ts'

/** Where an agent's public page is, and what shows it inside another page. */

/** With a key it opens an agent that needs one: behind the #, which no server and no log sees. */
export function publicPageUrl(origin: string, publicId: string, key?: string): string {
  const page = `${origin}/bot/${encodeURIComponent(publicId)}`
  return key === undefined ? page : `${page}#key=${encodeURIComponent(key)}`
}

/** The playground: the public page in its frame form, marked as a test of the owner; dark on a dark page. */
export function playgroundPath(publicId: string, isDark = false): string {
  return `/bot/${encodeURIComponent(publicId)}?embed=1&preview=1${isDark ? '&theme=dark' : ''}`
}

/** The public page as it is told to look: nothing in it can be used. */
export function lookPath(publicId: string): string {
  return `${playgroundPath(publicId)}&look=1`
}

/** HTML that puts the agent's chat bubble into any site. */
export function bubbleSnippet(
  addresses: PublicAddresses,
  agent: BubbleAgent,
  choices?: BubbleChoices,
): string {
  return scriptTag(bubbleAttributes(addresses, agent, choices))
}

/** What a website's Content-Security-Policy has to allow for the bubble. */
export function cspSources({ server, widget }: PublicAddresses): string {
  return `script-src ${widget};\nframe-src ${server};`
}

/** HTML that puts the public page into any site, as wide as its place and 600 px high; with the key where it needs one. */
export function iframeSnippet(
  origin: string,
  agent: Pick<Agent, 'publicId' | 'name' | 'visibility' | 'apiKey'>,
): string {
  const title = escapeAttribute(agent.name)
  const key = agent.visibility === 'public' ? '' : `#key=${encodeURIComponent(agent.apiKey)}`
  const source = `${publicPageUrl(origin, agent.publicId)}?embed=1${key}`
  return `<iframe src="${source}" title="${title}" width="100%" height="600" style="border:0"></iframe>`
}
