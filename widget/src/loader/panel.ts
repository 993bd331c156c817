import type { FrameCommand } from '@parleykit/contract/widget'
import { createChatFrame } from './chat-frame.ts'
import { icon, make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

/** Milliseconds that an open panel waits for its chat until it says that something is in the way. */
const patienceMs = 8000

export interface Panel {
  readonly element: HTMLElement
  /** Fetches the chat, unless that has been done. */
  load(): void
  show(isOpen: boolean): void
  command(command: FrameCommand): void
}

interface PanelListener {
  onClose(): void
  onConversation(): void
}

/** The chat with a slim head above it: the frame hides its own. */
export function createPanel(
  settings: WidgetSettings,
  name: string,
  listener: PanelListener,
  signal: AbortSignal,
): Panel {
  const act = (label: string, onclick: () => void, picture: SVGElement) =>
    make('button', { className: 'act', title: label, ariaLabel: label, onclick }, picture)
  const anew = act('New chat', () => frame.command({ type: 'kit-embed-reset' }), icon('anew'))
  // It keeps its place: nothing in the head moves when it comes.
  anew.style.visibility = 'hidden'
  const wait = make('div', { className: 'wait', role: 'status' }, 'Loading …')
  const body = make('div', { className: 'body' }, wait)
  const panel = make(
    'div',
    { className: 'panel', hidden: true, role: 'dialog', ariaLabel: `Chat with ${name}` },
    make(
      'div',
      { className: 'bar' },
      make('div', { className: 'name', dir: 'auto' }, name),
      anew,
      act(`Close the chat with ${name}`, listener.onClose, icon('close')),
    ),
    body,
  )

  let patience: ReturnType<typeof setTimeout> | undefined
  const frame = createChatFrame(
    settings,
    name,
    {
      onReady() {
        clearTimeout(patience)
        wait.remove()
      },
      onClose: listener.onClose,
      onConversation(started) {
        anew.style.visibility = started ? 'visible' : 'hidden'
        listener.onConversation()
      },
    },
    signal,
  )

  function sayWhatIsWrong() {
    const href = frame.element.src.replace('?embed=1&panel=1', '')
    const link = make('a', { href, target: '_blank', rel: 'noopener' }, 'Open it in a page of its own')
    wait.replaceChildren('The chat could not be loaded here.', link)
  }

  function load() {
    if (!frame.element.isConnected) body.append(frame.element)
  }

  return {
    element: panel,
    load,
    show(isOpen) {
      panel.hidden = !isOpen
      if (!isOpen) return
      // The frame is fetched when it is wanted first, and keeps its conversation from then on.
      load()
      if (wait.isConnected) patience ??= setTimeout(sayWhatIsWrong, patienceMs)
      frame.element.focus()
    },
    command: frame.command,
  }
}
