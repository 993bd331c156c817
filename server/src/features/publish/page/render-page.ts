import { type Theme, themeWithoutAgent } from '@parleykit/contract/agents/themes'
import { productName } from '@parleykit/contract/base/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicPageData } from '@parleykit/contract/publish/public-agents'

/** The public page with the agent's data in it; `address` is the page's own absolute URL without a query. */
export function renderPage(template: string, data: PublicPageData, address: string): string {
  // Functions, because "$&" in an agent's name has a meaning in a replacement string.
  return template
    .replace('<html', () => `<html data-theme="${data.agent?.theme ?? themeWithoutAgent}"`)
    .replace('<!--page-head-->', () => headTags(data, address))
    .replace('<!--page-data-->', () => dataScript(data))
}

/** Values of CSS `color-scheme`, so that the page has the right background before its styles load. */
const colorSchemes: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', system: 'light dark' }
const colorScheme = (theme: Theme) => `<meta name="color-scheme" content="${colorSchemes[theme]}">`

function headTags({ agent }: PublicPageData, address: string): string {
  if (!agent)
    return [
      `<title>${escapeHtml(chatTexts.botNotFoundTitle)}</title>`,
      '<meta name="robots" content="noindex">',
      colorScheme(themeWithoutAgent),
    ].join('')
  const title = `${agent.name} · ${productName}`
  const description = agent.tagline || agent.greeting
  const image = agent.profileImageUrl ? new URL(agent.profileImageUrl, address).href : null
  const tags: [name: string, content: string | null][] = [
    ['og:type', 'website'],
    ['og:site_name', productName],
    ['og:title', agent.name],
    ['og:description', description],
    ['og:url', address],
    ['og:image', image],
    ['twitter:card', 'summary'],
  ]
  const meta = tags.flatMap(([name, content]) =>
    content === null ? [] : `<meta property="${name}" content="${escapeHtml(content)}">`,
  )
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    colorScheme(agent.theme),
    `<meta name="theme-color" content="${escapeHtml(agent.brandColor)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...meta,
  ].join('')
}

/** JSON in a data block. With "<" escaped, nothing in it can end the block. */
function dataScript(data: PublicPageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="page-data">${json}</script>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
