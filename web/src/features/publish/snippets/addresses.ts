import type { Agent } from '@parleykit/contract/agents/agents'
import type { PublicAddresses } from '@parleykit/contract/publish/publish'
import { type BubbleAgent, type BubbleChoices, bubbleAttributes } from './bubble-choices.ts'
import { escapeAttribute, scriptTag } from './script-tag.ts'

/** URLs of an agent's public page, and code that embeds it. */

/** With a key it opens an agent that requires one. The key follows the #, so no server or log sees it. */
export function publicPageUrl(origin: string, publicId: string, key?: string): string {
  const page = `${origin}/bot/${encodeURIComponent(publicId)}`
  return key === undefined ? page : `${page}#key=${encodeURIComponent(key)}`
}

/** The playground: the public page in its frame form, marked as the owner's test; dark on a dark page. */
export function playgroundPath(publicId: string, isDark = false): string {
  return `/bot/${encodeURIComponent(publicId)}?embed=1&preview=1${isDark ? '&theme=dark' : ''}`
}

/** The public page with `look=1`: it shows the look that its parent sends, without interaction. */
export function lookPath(publicId: string): string {
  return `${playgroundPath(publicId)}&look=1`
}

/** HTML that adds the agent's chat bubble to any site. */
export function bubbleSnippet(
  addresses: PublicAddresses,
  agent: BubbleAgent,
  choices?: BubbleChoices,
): string {
  return scriptTag(bubbleAttributes(addresses, agent, choices))
}

/** The sources that a website's Content-Security-Policy must allow for the bubble. */
export function cspSources({ server, widget }: PublicAddresses): string {
  return `script-src ${widget};\nframe-src ${server};`
}

/** HTML that embeds the public page in any site, at full width and 600 px high; includes the key if required. */
export function iframeSnippet(
  origin: string,
  agent: Pick<Agent, 'publicId' | 'name' | 'visibility' | 'apiKey'>,
): string {
  const title = escapeAttribute(agent.name)
  const key = agent.visibility === 'public' ? '' : `#key=${encodeURIComponent(agent.apiKey)}`
  const source = `${publicPageUrl(origin, agent.publicId)}?embed=1${key}`
  return `<iframe src="${source}" title="${title}" width="100%" height="600" style="border:0"></iframe>`
}
