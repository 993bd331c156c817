import { isAllowedHost } from '@parleykit/contract/is-allowed-host'
import { defaultBrandColor } from '@parleykit/contract/limits'
import type { WidgetAgent, WidgetApi, WidgetEvent } from '@parleykit/contract/widget'
import { icon, make } from './elements.ts'
import { followVisibleViewport } from './follow-visible-viewport.ts'
import { createPanel } from './panel.ts'
import type { WidgetSettings } from './settings.ts'
import { createTeaser } from './teaser.ts'
import { watchPath } from './watch-path.ts'
import widgetStyles from './widget.css?inline'

const hostTag = 'parleykit-widget'
/** Up to this width of the page the panel fills it. */
const phoneWidth = 480

type Widget = Omit<WidgetApi, 'agent'>
type WidgetHost = HTMLElement & { parleykit?: Widget }

/** Puts the bubble into the page, unless it is there already or the agent can't be seen here. */
export function mountWidget(settings: WidgetSettings): void {
  const { agent, publicId } = settings
  if (agent === null || findHost(publicId)) return
  if (!isAllowedHost(location, agent.allowedDomains)) {
    console.info('ParleyKit: the agent does not allow this website.')
    return
  }
  const host: WidgetHost = document.createElement(hostTag)
  host.dataset.agent = publicId
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(widgetStyles)
  root.adoptedStyleSheets = [sheet]
  const widget = fillWidget(host, root, settings, agent)
  host.parleykit = widget
  offerApi({ ...widget, agent: (publicId) => findHost(publicId)?.parleykit ?? null })
  liftAboveAll(host)
  document.dispatchEvent(new CustomEvent('parleykit:ready'))
  if (settings.opensOnLoad && window.innerWidth > phoneWidth) widget.open()
}

function findHost(publicId: string): WidgetHost | undefined {
  return [...document.querySelectorAll<WidgetHost>(hostTag)].find(({ dataset }) => dataset.agent === publicId)
}

/** Where the website's own scripts find it, unless something of theirs has that name. */
function offerApi(api: WidgetApi): void {
  const page = window as { ParleyKit?: WidgetApi }
  page.ParleyKit ??= api
}

/** Into the browser's top layer: no z-index and no transformed ancestor of the website's reaches there. */
function liftAboveAll(host: HTMLElement): void {
  if (!('showPopover' in host)) return
  host.popover = 'manual'
  try {
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
): Widget {
  const listening = new AbortController()
  const { signal } = listening
  const { name } = agent
  const panel = createPanel(
    settings,
    name,
    { onClose: () => show(false), onConversation: () => emit('conversation') },
    signal,
  )
  const teaser = createTeaser(settings, { onOpen: () => show(true) })
  const bubble = make('button', {
    className: 'bubble',
    onclick: () => show(!isOpen),
    onpointerenter: panel.load,
  })
  function emit(event: WidgetEvent) {
    host.dispatchEvent(new CustomEvent(event))
  }
  let isOpen = false
  function face() {
    bubble.ariaExpanded = String(isOpen)
    const label = isOpen ? '' : settings.label
    const what = `${isOpen ? 'Close' : 'Open'} the chat with ${name}`
    bubble.ariaLabel = label === '' ? what : `${label}: ${what}`
    bubble.replaceChildren(icon(isOpen ? 'close' : 'chat'), label)
  }
  function show(open: boolean) {
    if (open === isOpen) return
    isOpen = open
    face()
    teaser?.end()
    panel.show(open)
    if (!open) bubble.focus()
    emit(open ? 'open' : 'close')
  }

  // A handler's false would keep every other key from doing what it does.
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') show(false)
  }
  face()
  const corner = make(
    'div',
    { className: 'corner', onkeydown: closeOnEscape },
    panel.element,
    teaser?.element ?? '',
    bubble,
  )
  const brand = [settings.color, agent.brandColor].find((color) => CSS.supports('color', color))
  const x = `${settings.offset.x}px`
  const place =
    settings.side === 'left'
      ? `--left:${x};--right:auto;--align:start`
      : `--left:auto;--right:${x};--align:end`
  corner.style.cssText = `--brand:${brand ?? defaultBrandColor};--y:${settings.offset.y}px;${place}`
  root.append(corner)
  followVisibleViewport(panel.element, signal)
  watchPath(settings.path, (isWanted) => host.toggleAttribute('hidden', !isWanted), signal)

  return {
    open: () => show(true),
    close: () => show(false),
    toggle: () => show(!isOpen),
    reset: () => panel.command({ type: 'kit-embed-reset' }),
    send(text) {
      show(true)
      panel.command({ type: 'kit-embed-send', text: String(text) })
    },
    identify: (token) => panel.command({ type: 'kit-embed-identify', token: String(token ?? '') }),
    remove() {
      listening.abort()
      host.remove()
    },
    on(event, listener) {
      const hear = () => listener()
      host.addEventListener(event, hear)
      return () => host.removeEventListener(event, hear)
    },
  }
}
