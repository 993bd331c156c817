import type { Work } from '../../../platform/work-process/index.ts'

/** A page that a website has sent, to be read apart from the server. */
export interface SentPage {
  readonly url: string
  readonly charset: string | null
  readonly body: Uint8Array
}

/** A script tag that brings the bubble. Attributes are as they stand there, null where they don't. */
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

/** An iframe; its address is absolute. */
export interface ChatFrameTag {
  readonly src: string
  /** The attribute as it stands there; null where it doesn't. */
  readonly sandbox: string | null
}

/** What of a page's markup has to do with the agent, or with what may keep it away. */
export interface InstallMarkup {
  readonly tags: readonly WidgetTag[]
  /** Those that show a public page of some agent. */
  readonly frames: readonly ChatFrameTag[]
  /** Content security policies of the page's meta elements. */
  readonly policies: readonly string[]
  /** Hosts of the page's other scripts, each once. */
  readonly scriptHosts: readonly string[]
  /** The lower corners that an element stays in, by what its own attribute says. */
  readonly fixedCorners: readonly ('left' | 'right')[]
  /** Whether a script that stands in the page names the widget's script. */
  readonly mentionsWidget: boolean
  /** Whether a tag manager may put scripts in. */
  readonly hasTagManager: boolean
  /** Characters of text that may show. */
  readonly textLength: number
  readonly hasScripts: boolean
}

/** Null where it couldn't be read. */
export const pageWork: Work<SentPage, InstallMarkup | null> = {
  module: new URL('./read-sent-pages.ts', import.meta.url),
}
