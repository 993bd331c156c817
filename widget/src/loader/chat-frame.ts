import type { FrameCommand, FrameMessage } from '@parleykit/contract/publish/widget'
import { make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

/** The agent's public page in a frame; it is fetched when the frame comes into the document. */
export interface ChatFrame {
  readonly element: HTMLIFrameElement
  /** Sends a command to the chat as soon as it is loaded. */
  command(command: FrameCommand): void
}

export type FunctionCall = Extract<FrameMessage, { type: 'kit-embed-call' }>

interface ChatFrameListener {
  onReady(): void
  onClose(): void
  onConversation(started: boolean): void
  onMenuClosed(): void
  onCall(call: FunctionCall): void
}

export function createChatFrame(
  { server, publicId, tag }: WidgetSettings,
  title: string,
  listener: ChatFrameListener,
  signal: AbortSignal,
): ChatFrame {
  const frame = make('iframe', {
    src: `${server}/bot/${publicId}?embed=1&panel=1#key=${tag.apiKey ?? ''}`,
    title,
    allow: 'clipboard-write',
  })
  let isReady = false
  const waiting: FrameCommand[] = []
  const post = (command: FrameCommand) => frame.contentWindow?.postMessage(command, server)

  // Messages from the frame's own origin are trusted; unknown types are ignored below.
  function receive({ origin, source, data }: MessageEvent<FrameMessage | null>) {
    if (origin !== server || source !== frame.contentWindow) return
    if (data?.type === 'kit-embed-close') listener.onClose()
    if (data?.type === 'kit-embed-conversation') listener.onConversation(data.started)
    if (data?.type === 'kit-embed-menu') listener.onMenuClosed()
    if (data?.type === 'kit-embed-call') listener.onCall(data)
    if (data?.type !== 'kit-embed-height' || isReady) return
    isReady = true
    frame.className = 'ready'
    listener.onReady()
    for (const command of waiting.splice(0)) post(command)
  }
  addEventListener('message', receive, { signal })
  return { element: frame, command: (command) => void (isReady ? post(command) : waiting.push(command)) }
}
