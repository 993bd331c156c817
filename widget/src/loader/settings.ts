import type { WidgetAgent } from '@parleykit/contract/widget'

/** What a website's script tag says; of its data attributes, as they stand there, those that are listed without more. */
export interface WidgetSettings {
  /** Origin of the server that has the agent. */
  readonly server: string
  readonly publicId: string
  /** As the server wrote it before the script; a script that comes without shows what its tag says. Null: not to be seen. */
  readonly agent: WidgetAgent | null
  /** Distance from the corner's edges, in CSS pixels. */
  readonly offset: { readonly x: number; readonly y: number }
  readonly opensOnLoad: boolean
  /** Of the bubble's own words (BCP 47): what the tag says, else the page. */
  readonly language: string
  /** Where the words in that language are; empty where the script has them itself, or can't be asked for more. */
  readonly labelsUrl: string
  readonly tag: WidgetTag
}

/** The data attributes of a script tag that are taken as they stand there. */
interface WidgetTag {
  /** For agents that ask for one; it may only chat. */
  readonly apiKey?: string
  /** Shown beside the closed bubble. */
  readonly initialMessage?: string
  /** `left` or `right`; else the corner where the page's lines end. */
  readonly position?: string
  /** In place of the agent's brand colour. */
  readonly color?: string
  /** Beside the bubble's picture. */
  readonly label?: string
  /** The path that the bubble is shown on, with everything below it where it ends with a star; all without one. */
  readonly path?: string
}

interface DeliveringScript extends HTMLScriptElement {
  parleykitAgent?: WidgetAgent | null
}

const defaultOffset = 20
const offsetMax = 400

/** Reads a script tag's data attributes; null where it names no agent. */
export function readSettings(script: unknown): WidgetSettings | null {
  if (!(script instanceof HTMLScriptElement)) return null
  const tag = script.dataset
  if (!tag.agent) return null
  const { parleykitAgent = { name: tag.name ?? '', brandColor: '', allowedDomains: [] } } =
    script as DeliveringScript
  const language = tag.language || document.documentElement.lang
  // A host that delivers the script without its query has no other words either.
  const [source, query] = script.src.split('?')
  const [x = defaultOffset, y = x] = (tag.offset ?? '').split(/[\s,]+/).map(readOffset)
  return {
    // Where the script comes from a content delivery host, the tag says which server is meant.
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
