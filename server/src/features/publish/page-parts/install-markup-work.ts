import type { Work } from '../../../platform/child-process/index.ts'

/** A page that a website sent, to be parsed outside the server process. */
export interface SentPage {
  readonly url: string
  readonly charset: string | null
  readonly body: Uint8Array
}

/** A script tag that loads the bubble. Attributes are as written, null if absent. */
export interface WidgetTag {
  /** Absolute. */
  readonly src: string
  readonly type: string | null
  readonly nonce: string | null
  readonly agent: string | null
  readonly apiKey: string | null
  readonly server: string | null
  readonly path: string | null
  readonly position: string | null
}

/** An iframe. Its address is absolute. */
export interface ChatFrameTag {
  readonly src: string
  /** The attribute as written; null if absent. */
  readonly sandbox: string | null
}

/** Parts of a page's markup that belong to the agent or may keep it from showing. */
export interface InstallMarkup {
  readonly tags: readonly WidgetTag[]
  /** Iframes that show an agent's public page. */
  readonly frames: readonly ChatFrameTag[]
  /** Content security policies of the page's meta elements. */
  readonly policies: readonly string[]
  /** Hosts of the page's other scripts, each once. */
  readonly scriptHosts: readonly string[]
  /** Lower corners in which an element's style attribute fixes it. */
  readonly fixedCorners: readonly ('left' | 'right')[]
  /** Whether an inline script mentions the widget's script. */
  readonly mentionsWidget: boolean
  /** Whether a tag manager may insert scripts. */
  readonly hasTagManager: boolean
  /** Characters of text that may be visible. */
  readonly textLength: number
  readonly hasScripts: boolean
}

/** Null if the page couldn't be read. */
export const installMarkupWork: Work<SentPage, InstallMarkup | null> = {
  module: new URL('./parse-sent-pages.ts', import.meta.url),
}
