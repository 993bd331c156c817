import type { Theme } from '../agents/themes.ts'
import type { PublicAgent, PublicStarterPrompt } from './public-agents.ts'

/** The data about an agent in the widget's script for it; null if visitors may not see the agent. */
export interface WidgetAgent {
  readonly name: string
  readonly brandColor: string
  /** Light by default. */
  readonly theme?: Theme
  /** The websites that may show it; all if empty. */
  readonly allowedDomains: readonly string[]
}

/**
 * The widget's API for a website's own scripts. `window.ParleyKit` belongs to the first widget on the page and exists
 * once `parleykit:ready` was dispatched on `document`. After that widget is removed, a newly added one takes its place.
 */
export interface WidgetApi {
  open(): void
  close(): void
  toggle(): void
  /** Starts a new conversation. */
  reset(): void
  /** Opens the chat and asks a question on the visitor's behalf. */
  send(text: string): void
  /**
   * Identifies the visitor by a token that the owner's server signed, so that their conversations follow them; null
   * after they have signed out. An invalid token changes nothing.
   */
  identify(token: string | null): void
  /**
   * Registers a function that an action of the agent calls, by its name. It gets the visitor's values by input, and
   * returns an object whose fields the action shows, or a promise of one.
   */
  registerAction(name: string, handler: ActionHandler): void
  /** Removes the widget from the page. */
  remove(): void
  /** Calls the listener at every event of a kind. The returned function unsubscribes it. */
  on(event: WidgetEvent, listener: () => void): () => void
  /** The widget of one agent, for pages with several; null if the page has none for it. */
  agent(publicId: string): Omit<WidgetApi, 'agent'> | null
}

export type ActionHandler = (values: Readonly<Record<string, string | number | boolean>>) => unknown

/** `conversation`: a conversation has started, or was left for a new one. */
export type WidgetEvent = 'open' | 'close' | 'conversation'

/** Messages from the chat frame to the embedding page. */
export type FrameMessage =
  | { readonly type: 'kit-embed-height'; readonly height: number }
  | { readonly type: 'kit-embed-close' }
  | { readonly type: 'kit-embed-conversation'; readonly started: boolean }
  /** The conversation's menu was closed: return the focus to the button that opened it. */
  | { readonly type: 'kit-embed-menu' }
  /**
   * Playground only: all questions in this conversation are answered, and it has this many messages. Null if there is
   * no conversation.
   */
  | {
      readonly type: 'kit-embed-answered'
      readonly conversation: { readonly id: number; readonly messages: number } | null
    }
  /** Calls a function that the page registered. Only sent to the origin that registered it. */
  | {
      readonly type: 'kit-embed-call'
      readonly id: string
      readonly name: string
      readonly values: Parameters<ActionHandler>[0]
    }
  /** The appearance preview is waiting for a look. */
  | { readonly type: 'kit-embed-look-wanted' }

/** Messages from the embedding page to the chat frame. */
export type FrameCommand =
  /** The functions that actions can call. */
  | { readonly type: 'kit-embed-functions'; readonly names: readonly string[] }
  /** What a function returned, as JSON; null if it threw or that can't be written as JSON. */
  | { readonly type: 'kit-embed-result'; readonly id: string; readonly json: string | null }
  | { readonly type: 'kit-embed-reset' }
  /** Opens or closes the conversation's menu. */
  | { readonly type: 'kit-embed-menu' }
  | { readonly type: 'kit-embed-send'; readonly text: string }
  /** The visitor's identity token from the website's owner; empty for nobody. */
  | { readonly type: 'kit-embed-identify'; readonly token: string }

/** The dashboard's message to the appearance preview, which accepts it only from this server's own pages. */
export interface AppearanceCommand {
  readonly type: 'kit-embed-look'
  readonly look: AgentAppearance
}

/** An agent's appearance with the owner's unsaved changes. */
export interface AgentAppearance
  extends Pick<PublicAgent, 'name' | 'tagline' | 'brandColor' | 'theme' | 'profileImageUrl' | 'greeting'> {
  /** The prompts shown, in order. */
  readonly starterPrompts: readonly PublicStarterPrompt[]
  /** The visitor's question; null before the first one. */
  readonly question: string | null
}
