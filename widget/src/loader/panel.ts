import type { FrameCommand } from '@parleykit/contract/publish/widget'
import type { WidgetLabels } from '@parleykit/contract/publish/widget-labels/english'
import { createChatFrame, type FunctionCall } from './chat-frame.ts'
import { icon, make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

/** How long an open panel waits for its chat before it reports a problem, in milliseconds. */
const patienceMs = 8000

export interface Panel {
  readonly element: HTMLElement
  /** Fetches the chat, if not done yet. */
  load(): void
  /** Moves the focus, unless it opens `byItself`. */
  show(isOpen: boolean, byItself?: boolean): void
  command(command: FrameCommand): void
}

interface PanelListener {
  onClose(): void
  onConversation(): void
  onCall(call: FunctionCall): void
}

/** The chat with a slim header above it; the frame hides its own header. */
export function createPanel(
  settings: WidgetSettings,
  name: string,
  [, close, , chat, options, loading, failed, ownPage]: WidgetLabels,
  listener: PanelListener,
  signal: AbortSignal,
): Panel {
  const act = (label: string, onclick: () => void, picture: SVGElement) =>
    make('button', { className: 'act', title: label, ariaLabel: label, onclick }, picture)
  // The menu itself is in the frame.
  const more = act(
    options,
    () => {
      frame.element.focus()
      frame.command({ type: 'kit-embed-menu' })
    },
    icon('more'),
  )
  // It keeps its space, so nothing in the header moves when it appears.
  more.style.visibility = 'hidden'
  const wait = make('div', { className: 'wait', role: 'status' }, loading)
  const body = make('div', { className: 'body' }, wait)
  const panel = make(
    'div',
    { className: 'panel', hidden: true, role: 'dialog', ariaLabel: chat },
    make(
      'div',
      { className: 'bar' },
      make('div', { className: 'name' }, make('bdi', {}, name)),
      more,
      act(close, listener.onClose, icon('close')),
    ),
    body,
  )

  /** 0 once it is over. */
  let patience: ReturnType<typeof setTimeout> | 0 | undefined
  const frame = createChatFrame(
    settings,
    chat,
    {
      onReady() {
        clearTimeout(patience)
        wait.remove()
      },
      onClose: listener.onClose,
      onConversation(started) {
        more.style.visibility = started ? '' : 'hidden'
        listener.onConversation()
      },
      ...{ onMenuClosed: () => more.focus(), onCall: listener.onCall },
    },
    signal,
  )

  function sayWhatIsWrong() {
    const href = frame.element.src.replace('?embed=1&panel=1', '')
    const link = make('a', { href, target: '_blank', rel: 'noopener' }, ownPage)
    wait.replaceChildren(failed, link)
    patience = 0
  }

  function load() {
    if (patience === 0) {
      // A frame inserted again is fetched again.
      patience = undefined
      frame.element.remove()
      wait.replaceChildren(loading)
    }
    if (!frame.element.isConnected) body.append(frame.element)
  }

  /** The frame is fetched on first use and keeps its conversation from then on. */
  function want() {
    if (panel.hidden) return
    load()
    if (wait.isConnected) patience ??= setTimeout(sayWhatIsWrong, patienceMs)
  }
  addEventListener('online', want, { signal })

  return {
    element: panel,
    load,
    show(isOpen, byItself) {
      panel.hidden = !isOpen
      want()
      if (isOpen && !byItself) frame.element.focus()
    },
    command: frame.command,
  }
}
