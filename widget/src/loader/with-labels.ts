import type { LabelsOfAgent } from '@parleykit/contract/publish/widget-labels/english'

/** How long the bubble waits for labels in the page's language, in milliseconds. */
const patienceMs = 2000

/**
 * Passes on the labels of a module, or undefined if it is missing, blocked or late. Avoids `Promise`, which old pages
 * have replaced.
 */
export function withLabels(url: string, use: (labels?: LabelsOfAgent) => void): void {
  if (url === '') {
    use()
    return
  }
  let isUsed = false
  const useOnce = (module?: { default?: LabelsOfAgent }) => {
    if (!isUsed) use(module?.default)
    isUsed = true
  }
  const late = () => useOnce()
  setTimeout(late, patienceMs)
  import(/* @vite-ignore */ url).then(useOnce, late)
}
