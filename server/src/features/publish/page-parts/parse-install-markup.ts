import { widgetLoaderPath } from '@parleykit/contract/publish/limits'
import { Parser } from 'htmlparser2'

import type { ChatFrameTag, InstallMarkup, WidgetTag } from './install-markup-work.ts'

const tagsMax = 20
const framesMax = 20
const policiesMax = 10
const hostsMax = 500
const attributeMax = 4000

/** Elements whose content visitors don't see, or that isn't markup. */
const inert = new Set(['template', 'noscript', 'svg', 'math', 'iframe', 'textarea'])
const unseen = new Set([...inert, 'script', 'style', 'title'])

/** Reads any HTML in one pass, without building a tree. */
export function parseInstallMarkup(html: string, url: string): InstallMarkup {
  const parts = {
    tags: [] as WidgetTag[],
    frames: [] as ChatFrameTag[],
    policies: [] as string[],
    scriptHosts: new Set<string>(),
    fixedCorners: new Set<'left' | 'right'>(),
    mentionsWidget: false,
    hasTagManager: false,
    textLength: 0,
    hasScripts: false,
  }
  let base = url
  let hasBase = false
  const open = new Map<string, number>()
  const isIn = (names: ReadonlySet<string>) => [...names].some((name) => (open.get(name) ?? 0) > 0)

  function readScript(attributes: Readonly<Record<string, string>>): void {
    parts.hasScripts = true
    if (attributes.src === undefined) return
    const src = URL.parse(attributes.src, base)
    if (!src) return
    if (src.pathname.endsWith(widgetLoaderPath)) {
      if (parts.tags.length < tagsMax) parts.tags.push(tagOf(src, attributes))
    } else if (parts.scriptHosts.size < hostsMax) parts.scriptHosts.add(src.host)
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (!isIn(inert)) readElement(name, attributes)
      open.set(name, (open.get(name) ?? 0) + 1)
    },
    onclosetag(name) {
      open.set(name, (open.get(name) ?? 0) - 1)
    },
    ontext(text) {
      if ((open.get('script') ?? 0) > 0 && !isIn(inert)) {
        parts.mentionsWidget ||= text.includes(widgetLoaderPath)
        parts.hasTagManager ||= text.includes('googletagmanager.com/gtm')
      }
      if (!isIn(unseen)) parts.textLength += text.trim().length
    },
  })

  function readElement(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'base' && attributes.href && !hasBase) {
      base = URL.parse(attributes.href, url)?.href ?? url
      hasBase = true
    }
    if (name === 'script') readScript(attributes)
    if (name === 'iframe' && attributes.src) {
      const src = URL.parse(attributes.src, base)
      const isChat = src && /^\/(?:bot|agent)\/[^/]+$/.test(src.pathname)
      if (isChat && parts.frames.length < framesMax) {
        const sandbox = attributes.sandbox?.slice(0, attributeMax) ?? null
        parts.frames.push({ src: src.href, sandbox })
      }
    }
    const isPolicy = /^content-security-policy$/i.test(attributes['http-equiv'] ?? '')
    if (name === 'meta' && isPolicy && attributes.content && parts.policies.length < policiesMax) {
      parts.policies.push(attributes.content.slice(0, attributeMax))
    }
    const corner = attributes.style && fixedCorner(attributes.style.slice(0, attributeMax))
    if (corner) parts.fixedCorners.add(corner)
  }

  parser.end(html)
  return { ...parts, scriptHosts: [...parts.scriptHosts], fixedCorners: [...parts.fixedCorners] }
}

function tagOf(src: URL, attributes: Readonly<Record<string, string>>): WidgetTag {
  const read = (name: string) => attributes[name]?.slice(0, attributeMax) ?? null
  return {
    src: src.href.slice(0, attributeMax),
    type: read('type'),
    nonce: read('nonce'),
    agent: read('data-agent') || null,
    apiKey: read('data-api-key') || null,
    server: read('data-server') || null,
    path: read('data-path') || null,
    position: read('data-position'),
  }
}

/** The lower corner in which a style attribute fixes an element, regardless of scrolling; null for none. */
function fixedCorner(style: string): 'left' | 'right' | null {
  const said = new Map(
    style.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const
    }),
  )
  const isSet = (name: string) => /^\d/.test(said.get(name) ?? '')
  if (!said.get('position')?.startsWith('fixed') || !isSet('bottom')) return null
  // An element that spans the page is a bar, which the bubble's offset can avoid.
  if (isSet('left') === isSet('right')) return null
  return isSet('left') ? 'left' : 'right'
}
