import type { WidgetAgent } from '@parleykit/contract/widget'

/** What a website's script tag says. */
export interface WidgetSettings {
  /** Origin of the server that has the agent. */
  readonly server: string
  readonly publicId: string
  /** As the server wrote it before the script; a script that comes without shows what its tag says. Null: not to be seen. */
  readonly agent: WidgetAgent | null
  /** For agents that ask for one; it may only chat. */
  readonly apiKey: string
  /** Shown beside the closed bubble; empty for none. */
  readonly initialMessage: string
  /** The corner; where the page is read from right to left, it is the left one by itself. */
  readonly side: 'left' | 'right'
  /** Distance from the corner's edges, in CSS pixels. */
  readonly offset: { readonly x: number; readonly y: number }
  /** In place of the agent's brand colour; empty for that one. */
  readonly color: string
  /** Beside the bubble's picture; empty for none. */
  readonly label: string
  /** The path that the bubble is shown on, with everything below it where it ends with a star; empty for all. */
  readonly path: string
  readonly opensOnLoad: boolean
}

interface DeliveringScript extends HTMLScriptElement {
  parleykitAgent?: WidgetAgent | null
}

const defaultOffset = 20
const offsetMax = 400

/** Reads a script tag's data attributes; null where it names no agent. */
export function readSettings(script: unknown): WidgetSettings | null {
  if (!(script instanceof HTMLScriptElement)) return null
  const { agent, name, apiKey, initialMessage, server, position, offset, color, label, path, open } =
    script.dataset
  if (!agent) return null
  const { parleykitAgent = { name: name ?? '', brandColor: '', allowedDomains: [] } } =
    script as DeliveringScript
  const [x, y] = (offset ?? '').split(/[\s,]+/).map(readOffset)
  return {
    // Where the script comes from a content delivery host, the tag says which server is meant.
    server: new URL(server ?? script.src, document.baseURI).origin,
    publicId: agent,
    agent: parleykitAgent,
    apiKey: apiKey ?? '',
    initialMessage: initialMessage ?? '',
    side: position === 'left' || position === 'right' ? position : sideOfReading(),
    offset: { x: x ?? defaultOffset, y: y ?? x ?? defaultOffset },
    color: color ?? '',
    label: label ?? '',
    path: path ?? '',
    opensOnLoad: open !== undefined && open !== 'false',
  }
}

function readOffset(text: string): number | undefined {
  const pixels = Number.parseFloat(text)
  return pixels >= 0 ? Math.min(pixels, offsetMax) : undefined
}

function sideOfReading(): 'left' | 'right' {
  return getComputedStyle(document.documentElement).direction === 'rtl' ? 'left' : 'right'
}
