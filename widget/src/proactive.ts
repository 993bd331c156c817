import type { ProactiveMessage } from '@parleykit/contract/agents/visitor-settings'
import { isBelowPath } from '@parleykit/contract/publish/is-below-path'
import { englishWidgetLabels, type LabelsOfAgent } from '@parleykit/contract/publish/widget-labels/english'
import { icon, make } from './loader/elements.ts'
import { remember } from './loader/teaser.ts'

/** How often the conditions are checked, in milliseconds. */
const lookMs = 500
/** The message is skipped if the bubble isn't there after this time. */
const patienceMs = 60_000

interface WidgetHost extends HTMLElement {
  readonly parleykit?: { open(): void }
}

/**
 * Shows the owner's message next to the closed bubble once its conditions are met, and never again in this browser
 * after it was closed or the chat was opened. A separate module, fetched only if an owner has switched it on.
 * @param source address of the script, without its query
 */
export default function showProactiveMessage(
  publicId: string,
  source: string,
  message: ProactiveMessage,
): void {
  const storageKey = `parleykit.proactive-closed.${publicId}`
  if (remember(storageKey) === message.text) return
  const begun = performance.now()
  let host: WidgetHost | undefined
  let element: HTMLElement | undefined
  const timer = setInterval(look, lookMs)
  // Closing it in another tab closes it here.
  const closing = new AbortController()
  addEventListener('storage', ({ key }) => key === storageKey && end(), { signal: closing.signal })

  function look() {
    const elapsedMs = performance.now() - begun
    if (!host) {
      host = findHost(publicId)
      host?.addEventListener('open', end)
    }
    if (host ? !host.isConnected : elapsedMs > patienceMs) return clearInterval(timer)
    const root = host?.shadowRoot
    const bubble = root?.querySelector<HTMLElement>('.bubble')
    if (!root || !bubble || host?.hidden) return
    if (bubble.ariaExpanded === 'true') return end()
    // Another message is shown, or nobody would see this one.
    if (root.querySelector('.teaser') || document.hidden || !isDue(message, elapsedMs) || hasModal()) return
    clearInterval(timer)
    show(bubble)
  }

  function end() {
    clearInterval(timer)
    closing.abort()
    element?.remove()
    remember(storageKey, message.text)
  }

  function show(bubble: HTMLElement) {
    const dismissByKey = () => {
      end()
      bubble.focus()
    }
    const open = () => host?.parleykit?.open()
    const words = make('button', { className: 'message', dir: 'auto', onclick: open }, message.text)
    const dismiss = make('button', { className: 'dismiss', onclick: end }, icon('close'))
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismissByKey()
    const status = make('div', { className: 'teaser', role: 'status', onkeydown: closeOnEscape })
    const corner = bubble.parentElement
    // Place it above the corner, whose own box would shift if it grew.
    const side = /(?:^| )(left|right)$/.exec(corner?.className ?? '')?.[1] ?? 'inset-inline-end'
    status.style.cssText = `position:absolute;bottom:calc(100% + 12px);${side}:0;width:max-content;max-width:min(280px,calc(100vw - 2*var(--x)))`
    element = status
    bubble.before(status)
    labelsIn(corner?.lang ?? '', source, (labelsOf) => {
      dismiss.ariaLabel = labelsOf('')[2]
      // Screen readers announce changes only in a status element that already exists.
      status.append(words, dismiss)
    })
  }
}

function findHost(publicId: string): WidgetHost | undefined {
  return [...document.querySelectorAll<WidgetHost>('parleykit-widget')].find(
    ({ dataset }) => dataset.agent === publicId,
  )
}

function isDue({ afterSeconds, scrolledPercent, paths }: ProactiveMessage, elapsedMs: number): boolean {
  const isWanted = paths.length === 0 || paths.some((path) => isBelowPath(location.pathname, path))
  const isTime = afterSeconds !== null && elapsedMs >= afterSeconds * 1000
  return isWanted && (isTime || (scrolledPercent !== null && seenPercent() >= scrolledPercent))
}

/** The percentage of the page that has been on screen, down to the lower edge of the window. */
function seenPercent(): number {
  const { scrollHeight } = document.documentElement
  return (100 * (scrollY + innerHeight)) / Math.max(1, scrollHeight)
}

/** Whether a modal dialog of the website is open. */
function hasModal(): boolean {
  return [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].some(
    (dialog) => dialog.checkVisibility?.() ?? true,
  )
}

function labelsIn(language: string, source: string, tell: (labelsOf: LabelsOfAgent) => void): void {
  const tellEnglish = () => tell(englishWidgetLabels)
  if (/^(en|$)/i.test(language)) tellEnglish()
  else
    import(/* @vite-ignore */ `${source}?language=${language}`).then(
      (module: { default: LabelsOfAgent }) => tell(module.default),
      tellEnglish,
    )
}
