import type { WidgetAgent } from '@parleykit/contract/publish/widget'

/** The settings in a website's script tag. `tag` holds the data attributes that are used unchanged. */
export interface WidgetSettings {
  /** Origin of the server that has the agent. */
  readonly server: string
  readonly publicId: string
  /** The server writes it before the script; without that, the tag's values are used. Null: not shown. */
  readonly agent: WidgetAgent | null
  /** Distance from the corner's edges, in CSS pixels. */
  readonly offset: { readonly x: number; readonly y: number }
  readonly opensOnLoad: boolean
  /** The language of the bubble's labels (BCP 47): from the tag, else from the page. */
  readonly language: string
  /** The URL of the labels in that language; empty if the script includes them or can't fetch others. */
  readonly labelsUrl: string
  readonly tag: WidgetTag
}

/** The data attributes that are used unchanged. */
interface WidgetTag {
  /** For agents that require a key; it may only chat. */
  readonly apiKey?: string
  /** Shown next to the closed bubble. */
  readonly initialMessage?: string
  /** `left` or `right`; by default the corner at the end of the page's lines. */
  readonly position?: string
  /** Overrides the agent's brand color. */
  readonly color?: string
  /** Shown next to the bubble's picture. */
  readonly label?: string
  /** The path on which the bubble is shown; a trailing star includes all paths below it. All paths by default. */
  readonly path?: string
}

interface DeliveringScript extends HTMLScriptElement {
  parleykitAgent?: WidgetAgent | null
}

const defaultOffset = 20
const offsetMax = 400

/** Reads a script tag's data attributes; null if it names no agent. */
export function readSettings(script: unknown): WidgetSettings | null {
  if (!(script instanceof HTMLScriptElement)) return null
  const tag = script.dataset
  if (!tag.agent) return null
  const { parleykitAgent = { name: tag.name ?? '', brandColor: '', allowedDomains: [] } } =
    script as DeliveringScript
  const language = tag.language || document.documentElement.lang
  // A host that serves the script without its query has no other labels either.
  const [source, query] = script.src.split('?')
  const [x = defaultOffset, y = x] = (tag.offset ?? '').split(/[\s,]+/).map(readOffset)
  return {
    // If a content delivery host serves the script, the tag names the server.
    server: new URL(tag.server ?? script.src, document.baseURI).origin,
    publicId: tag.agent,
    agent: parleykitAgent,
    offset: { x, y },
    opensOnLoad: (tag.open ?? 'false') !== 'false',
    language,
    labelsUrl: query && !/^(en|$)/i.test(language) ? `${source}?language=${language}` : '',
    tag,
  }
}

function readOffset(text: string): number | undefined {
  const pixels = Number.parseFloat(text)
  return pixels >= 0 ? Math.min(pixels, offsetMax) : undefined
}
