import type { WidgetAgent } from '@parleykit/contract/publish/widget'
import darkStyles from './dark-corner.css?inline'

interface DeliveringScript extends HTMLScriptElement {
  readonly parleykitAgent?: WidgetAgent | null
}

const script = document.currentScript as DeliveringScript | null

/**
 * Gives the bubble's panel the chat's dark colors before it is seen. The server puts this in front of the script only
 * for agents whose theme isn't light.
 */
function colour(): void {
  const hosts = document.querySelectorAll<HTMLElement>('parleykit-widget')
  const root = [...hosts].find(({ dataset }) => dataset.agent === script?.dataset.agent)?.shadowRoot
  if (!root) return
  document.removeEventListener('parleykit:ready', colour)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    script?.parleykitAgent?.theme === 'system'
      ? `@media (prefers-color-scheme:dark){${darkStyles}}`
      : darkStyles,
  )
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

document.addEventListener('parleykit:ready', colour)
