import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
}

/** Sum of the layout shifts since the page began that no visitor's input explains (web.dev, Cumulative Layout Shift). */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const { value = 0, hadRecentInput } of list.getEntries() as LayoutShift[])
            if (!hadRecentInput) sum += value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
