import type { PublicAgent, PublicStarterPrompt } from './public-agents.ts'
import type { Theme } from './themes.ts'

/** What the widget's script says of the agent that its address names; null where no visitor may see one. */
export interface WidgetAgent {
  readonly name: string
  readonly brandColor: string
  /** Light where nothing is said. */
  readonly theme?: Theme
  /** The websites that may show it; none for all. */
  readonly allowedDomains: readonly string[]
}

/**
 * What a website's own scripts may do with the widget: `window.ParleyKit` is the page's first one's, there once `document`
 * heard `parleykit:ready`. One that is put in after that one has gone takes its place.
 */
export interface WidgetApi {
  open(): void
  close(): void
  toggle(): void
  /** Begins a new conversation. */
  reset(): void
  /** Opens the chat and asks a question in the visitor's name. */
  send(text: string): void
  /**
   * Says who the visitor is by a token that the owner's server signed, so that their conversations follow them; null
   * when they have signed out. What proves nothing changes nothing.
   */
  identify(token: string | null): void
  /** Takes the widget out of the page. */
  remove(): void
  /** Calls back at every event of a kind; the returned function ends that. */
  on(event: WidgetEvent, listener: () => void): () => void
  /** The widget of one agent, for pages with several; null where the page has none. */
  agent(publicId: string): Omit<WidgetApi, 'agent'> | null
}

/** `conversation`: a conversation has begun, or was left for a new one. */
export type WidgetEvent = 'open' | 'close' | 'conversation'

/** What the chat frame tells the page around it. */
export type FrameMessage =
  | { readonly type: 'kit-embed-height'; readonly height: number }
  | { readonly type: 'kit-embed-close' }
  | { readonly type: 'kit-embed-conversation'; readonly started: boolean }
  /** The menu of the conversation was closed: the focus belongs back to the button that opened it. */
  | { readonly type: 'kit-embed-menu' }
  /**
   * In the playground alone: all that was asked in this conversation has its answer, and so many messages are in it. Null
   * where there is no conversation.
   */
  | {
      readonly type: 'kit-embed-answered'
      readonly conversation: { readonly id: number; readonly messages: number } | null
    }
  /** The preview of looks waits for one. */
  | { readonly type: 'kit-embed-look-wanted' }

/** What the page around it may ask of the chat frame. */
export type FrameCommand =
  | { readonly type: 'kit-embed-reset' }
  /** Opens the menu of the conversation, or closes it. */
  | { readonly type: 'kit-embed-menu' }
  | { readonly type: 'kit-embed-send'; readonly text: string }
  /** A token of the website's owner that says who the visitor is; empty for nobody. */
  | { readonly type: 'kit-embed-identify'; readonly token: string }

/** What the dashboard tells the preview of looks, which hears it from this server's own pages alone. */
export interface LookCommand {
  readonly type: 'kit-embed-look'
  readonly look: AgentLook
}

/** How an agent would look: what its owner writes and hasn't saved. */
export interface AgentLook
  extends Pick<PublicAgent, 'name' | 'tagline' | 'brandColor' | 'theme' | 'profileImageUrl' | 'greeting'> {
  /** Those that are shown, in their order. */
  readonly starterPrompts: readonly PublicStarterPrompt[]
  /** What a visitor has asked; null before the first question. */
  readonly question: string | null
}
