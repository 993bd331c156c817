import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import { isAllowedHost } from '@parleykit/contract/publish/is-allowed-host'
import type {
  ActionHandler,
  FrameCommand,
  WidgetAgent,
  WidgetApi,
  WidgetEvent,
} from '@parleykit/contract/publish/widget'
import { englishWidgetLabels, type LabelsOfAgent } from '@parleykit/contract/publish/widget-labels/english'
import type { FunctionCall } from './chat-frame.ts'
import { icon, make } from './elements.ts'
import { followVisibleViewport } from './follow-visible-viewport.ts'
import { createPanel } from './panel.ts'
import type { WidgetSettings } from './settings.ts'
import { createTeaser } from './teaser.ts'
import { watchPath } from './watch-path.ts'
import widgetStyles from './widget.css?inline'

const hostTag = 'parleykit-widget'
/** Up to this page width the panel fills the page. */
const phoneWidth = 480

/** A panel that opens by itself doesn't move the visitor's focus. */
type Widget = Omit<WidgetApi, 'agent' | 'open'> & { open(byItself?: boolean): void }
type WidgetHost = HTMLElement & { parleykit?: Widget }

/** Puts the bubble into the page, unless it is already there or the agent may not be shown here. */
export function mountWidget(settings: WidgetSettings, labelsOf = englishWidgetLabels): void {
  const { agent, publicId } = settings
  if (agent === null || findHost(publicId) || !isAllowedHost(location, agent.allowedDomains)) return
  const host: WidgetHost = document.createElement(hostTag)
  host.dataset.agent = publicId
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(widgetStyles)
  root.adoptedStyleSheets = [sheet]
  const widget = fillWidget(host, root, settings, agent, labelsOf)
  host.parleykit = widget
  const page = window as { ParleyKit?: WidgetApi & { host?: WidgetHost } }
  // Don't overwrite a website's own variable of that name or a bubble that is still in the page.
  if (!page.ParleyKit || page.ParleyKit.host?.isConnected === false)
    page.ParleyKit = { ...widget, host, agent: (id) => findHost(id)?.parleykit ?? null }
  liftAboveAll(host)
  document.dispatchEvent(new Event('parleykit:ready'))
  if (settings.opensOnLoad && innerWidth > phoneWidth) widget.open(true)
}

function listenTo(host: HTMLElement, event: WidgetEvent, listener: () => void): () => void {
  const hear = () => listener()
  host.addEventListener(event, hear)
  return () => host.removeEventListener(event, hear)
}

type Handlers = ReadonlyMap<string, ActionHandler>

/** What a function of the website returns; null if it throws or that can't be written as JSON. */
async function runHandler(handlers: Handlers, { id, name, values }: FunctionCall): Promise<FrameCommand> {
  const type = 'kit-embed-result'
  try {
    return { type, id, json: JSON.stringify((await handlers.get(name)?.(values)) ?? {}) }
  } catch {
    return { type, id, json: null }
  }
}

function findHost(publicId: string): WidgetHost | undefined {
  return [...document.querySelectorAll<WidgetHost>(hostTag)].find(({ dataset }) => dataset.agent === publicId)
}

/** Moves the bubble to the browser's top layer, above any z-index and transformed ancestor of the website. */
function liftAboveAll(host: HTMLElement): void {
  try {
    host.popover = null
    host.popover = 'manual'
    host.showPopover()
  } catch {
    host.popover = null
  }
}

function fillWidget(
  host: WidgetHost,
  root: ShadowRoot,
  settings: WidgetSettings,
  agent: WidgetAgent,
  labelsOf: LabelsOfAgent,
): Widget {
  const listening = new AbortController()
  const { signal } = listening
  const labels = labelsOf(agent.name)
  const [openIt, closeIt, dismissMessage] = labels
  const handlers = new Map<string, ActionHandler>()
  const panel = createPanel(
    settings,
    agent.name,
    labels,
    {
      onClose: () => show(false),
      onConversation: () => emit('conversation'),
      onCall: (call) => void runHandler(handlers, call).then(panel.command),
    },
    signal,
  )
  const teaser = createTeaser(settings, dismissMessage, { onOpen: () => show(true) })
  const bubble = make('button', {
    className: 'bubble',
    onclick: () => show(!isOpen),
    onpointerenter: panel.load,
  })
  function emit(event: WidgetEvent) {
    host.dispatchEvent(new Event(event))
  }
  let isOpen = false
  function face() {
    bubble.ariaExpanded = `${isOpen}`
    const label = isOpen ? '' : (settings.tag.label ?? '')
    const what = isOpen ? closeIt : openIt
    bubble.ariaLabel = (label && `${label}: `) + what
    bubble.replaceChildren(icon(isOpen ? 'close' : 'chat'), label)
  }
  function show(wanted: boolean, byItself?: boolean) {
    if (wanted === isOpen) return
    isOpen = wanted
    face()
    teaser?.end()
    liftAboveAll(host)
    panel.show(isOpen, byItself)
    if (!isOpen) bubble.focus()
    emit(isOpen ? 'open' : 'close')
  }

  // A handler that returns false would block every other key.
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') show(false)
  }
  face()
  const className = ['corner', settings.tag.position].join(' ').trim()
  const look = { className, lang: settings.language, onkeydown: closeOnEscape }
  const corner = make('div', look, panel.element, teaser?.element ?? '', bubble)
  const brand = [settings.tag.color ?? '', agent.brandColor, defaultBrandColor].find((color) =>
    CSS.supports('color', color),
  )
  const { x, y } = settings.offset
  corner.style.cssText = `--brand:${brand};--x:${x}px;--y:${y}px`
  root.append(corner)
  followVisibleViewport(panel.element, signal)
  watchPath(settings.tag.path, (isWanted) => host.toggleAttribute('hidden', !isWanted), signal)

  return {
    open: (byItself) => show(true, byItself === true),
    close: () => show(false),
    toggle: () => show(!isOpen),
    reset: () => panel.command({ type: 'kit-embed-reset' }),
    send(text) {
      show(true)
      panel.command({ type: 'kit-embed-send', text: String(text) })
    },
    identify: (token) => panel.command({ type: 'kit-embed-identify', token: String(token ?? '') }),
    registerAction(name, handler) {
      handlers.set(name, handler)
      panel.command({ type: 'kit-embed-functions', names: [...handlers.keys()] })
    },
    remove() {
      listening.abort()
      host.remove()
    },
    on: (event, listener) => listenTo(host, event, listener),
  }
}
