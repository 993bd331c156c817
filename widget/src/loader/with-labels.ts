import type { LabelsOfAgent } from '@parleykit/contract/widget-labels/english'

/** How long the bubble waits for words in the page's language, in milliseconds. */
const patienceMs = 2000

/**
 * Hands over the labels that a module has, and nothing where there is none, or it is refused or late. Does without
 * `Promise` itself, which old pages have replaced.
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
