import type { Agent } from '@parleykit/contract/agents'
import { widgetLoaderPath } from '@parleykit/contract/limits'
import { integrationTexts } from '@parleykit/contract/owner-texts'
import type { PublicAddresses } from '@parleykit/contract/publish'

/** Where an agent's public page is, and what shows it inside another page. */

/** With a key it opens an agent that needs one: behind the #, which no server and no log sees. */
export function publicPageUrl(origin: string, publicId: string, key?: string): string {
  const page = `${origin}/bot/${encodeURIComponent(publicId)}`
  return key === undefined ? page : `${page}#key=${encodeURIComponent(key)}`
}

/** The playground: the public page in its frame form, marked as a test of the owner. */
export function playgroundPath(publicId: string): string {
  return `/bot/${encodeURIComponent(publicId)}?embed=1&preview=1`
}

/** HTML that puts the agent's chat bubble into any site. */
export function bubbleSnippet(
  addresses: PublicAddresses,
  agent: { readonly publicId: string; readonly apiKey: string; readonly name: string },
): string {
  const attributes = {
    // The script brings along what the bubble shows of this agent.
    src: `${addresses.widget}${widgetLoaderPath}?agent=${encodeURIComponent(agent.publicId)}`,
    'data-agent': agent.publicId,
    'data-api-key': agent.apiKey,
    'data-name': agent.name,
    'data-initial-message': integrationTexts.initialMessage,
    // Only a script from elsewhere has to be told where the agent is.
    ...(addresses.widget !== addresses.server && { 'data-server': addresses.server }),
  }
  const lines = Object.entries(attributes).map(([name, value]) => `  ${name}="${escapeAttribute(value)}"`)
  return `<script async\n${lines.join('\n')}\n></script>`
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

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
