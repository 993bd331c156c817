import type { LabelsOfAgent } from '@parleykit/contract/widget-labels/english'

/** How long the bubble waits for words in the page's language, in milliseconds. */
const patienceMs = 2000

/** Hands over the labels that a module has, and nothing where there is none, or it is refused or late. */
export function withLabels(url: string, use: (labels?: LabelsOfAgent) => void): void {
  if (url === '') {
    use()
    return
  }
  const own: Promise<{ default?: LabelsOfAgent }> = import(/* @vite-ignore */ url)
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs))
  Promise.race([own, late]).then(
    (module) => use(module.default),
    () => use(),
  )
}
