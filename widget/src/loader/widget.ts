import { defaultBrandColor } from '@parleykit/contract/limits'
import { chooseBrandColors } from '../frame/brand-colors.ts'
import { createChatFrame } from './chat-frame.ts'
import { button, element, icon } from './elements.ts'
import { findAgent } from './find-agent.ts'
import type { WidgetSettings } from './settings.ts'
import { widgetStyles } from './styles.ts'
import { createTeaser } from './teaser.ts'

const hostTag = 'parleykit-widget'

/** Puts the bubble into the page, unless it is there already or the agent can't be seen. */
export async function mountWidget(settings: WidgetSettings): Promise<void> {
  const isThere = [...document.querySelectorAll<HTMLElement>(hostTag)].some(
    ({ dataset }) => dataset.agent === settings.publicId,
  )
  if (isThere) return
  const host = document.createElement(hostTag)
  host.dataset.agent = settings.publicId
  document.body.append(host)
  const agent = await findAgent(settings)
  if (agent === 'not found') return host.remove()
  const name = agent?.name ?? settings.agentName
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(widgetStyles)
  root.adoptedStyleSheets = [sheet]
  const colors = chooseBrandColors(agent?.brandColor ?? defaultBrandColor)
  host.style.setProperty('--surface', colors.surface)
  host.style.setProperty('--on-surface', colors.onSurface)
  root.append(...createWidget(settings, name))
}

function createWidget(settings: WidgetSettings, name: string): HTMLElement[] {
  const labels = { open: `Open the chat with ${name}`, close: `Close the chat with ${name}` }
  const bubble = button('bubble', labels.open, icon('chat'))
  bubble.setAttribute('aria-expanded', 'false')
  bubble.setAttribute('aria-controls', 'panel')

  const panel = element('div', 'panel')
  panel.id = 'panel'
  panel.hidden = true
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', `Chat with ${name}`)
  const bar = element('div', 'bar')
  const closing = button('close', labels.close, icon('close'))
  bar.append(closing)
  panel.append(bar)

  const frame = createChatFrame(settings, name, { onClose: () => show(false) })
  const teaser = createTeaser(settings, { onOpen: () => show(true) })

  let isOpen = false
  function show(open: boolean) {
    if (open === isOpen) return
    isOpen = open
    // The frame is fetched when it is wanted first, and keeps its conversation from then on.
    if (open && !frame.isConnected) panel.append(frame)
    panel.hidden = !open
    bubble.setAttribute('aria-expanded', String(open))
    bubble.setAttribute('aria-label', open ? labels.close : labels.open)
    bubble.replaceChildren(icon(open ? 'close' : 'chat'))
    teaser?.remove()
    if (open) frame.focus()
    else bubble.focus()
  }

  bubble.addEventListener('click', () => show(!isOpen))
  closing.addEventListener('click', () => show(false))
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') show(false)
  }
  panel.addEventListener('keydown', closeOnEscape)
  bubble.addEventListener('keydown', closeOnEscape)
  return teaser ? [panel, teaser, bubble] : [panel, bubble]
}
