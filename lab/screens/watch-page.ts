import type { Page } from '@playwright/test'

/** What a watched page remembers, in each of its frames. */
export interface Watched {
  /** Sum of the layout shifts that no input caused, as the Layout Instability API scores them. */
  shift: number
  /** The elements that moved. */
  readonly moved: Set<string>
  /** The longest interaction since it was set to 0, from the input to the next paint, in milliseconds. */
  longest: number
  /** Reads what the browser hasn't handed over yet. */
  readonly read: () => void
}

declare global {
  var watched: Watched | undefined
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Has every document of a page remember what moves in it, and how long inputs wait for their paint. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something gone'
    }
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (entry.entryType === 'event') {
          const { interactionId, duration } = entry as PerformanceEventTiming
          if (interactionId) watched.longest = Math.max(watched.longest, duration)
          continue
        }
        const { value, hadRecentInput, sources } = entry as LayoutShift
        if (hadRecentInput) continue
        watched.shift += value
        for (const { node } of sources) watched.moved.add(nameOf(node))
      }
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    const watched: Watched = {
      shift: 0,
      moved: new Set(),
      longest: 0,
      read: () => take(observer.takeRecords()),
    }
    globalThis.watched = watched
    observer.observe({ type: 'layout-shift', buffered: true })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** What moved in a page, once no request is under way and what came is painted. */
export async function readShift(page: Page): Promise<{ shift: number; moved: readonly string[] }> {
  await page.locator('main, h1, [role=log]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
    watched?.read()
    return { shift: watched?.shift ?? 0, moved: [...(watched?.moved ?? [])] }
  })
}

/** More than the bars that a browser with its own window takes from its height. */
const barsHeight = 200

/**
 * Has a browser's window hold the whole page. Where its bars take the lowest 87 pixels, nothing that is painted there is
 * ever shown: the time of a press there would be that of the next paint elsewhere.
 */
export async function showWhole(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + barsHeight } })
}

const slowedTimes = 4

/**
 * Has a page's processor work at a quarter of its speed, until what is returned is called. Chromium slows a page by keeping
 * the processor busy, whether the page works or not.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes })
  return () => devtools.detach()
}

/** Milliseconds from an input to the next paint, the longest if there are several; 16 means at most that. */
export async function timeInput(page: Page, act: () => Promise<void>): Promise<number> {
  await inAllFrames(page, () => {
    watched?.read()
    if (watched) watched.longest = 0
  })
  await act()
  await page.waitForLoadState('networkidle')
  const longest = await inAllFrames(page, async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
    // Entries of events are handed over some time after the paint that they end with.
    await new Promise((resolve) => setTimeout(resolve, 200))
    watched?.read()
    return watched?.longest ?? 0
  })
  return Math.max(16, ...longest)
}

/** What every frame says; one within the page that went away meanwhile, as with the step it stood on, has nothing to say. */
async function inAllFrames<T>(page: Page, read: () => T | Promise<T>): Promise<T[]> {
  const told = page.frames().map((frame) =>
    frame.evaluate(read).catch((error: unknown) => {
      // Chromium tells of its going before Playwright does.
      if (frame !== page.mainFrame()) return undefined
      throw error
    }),
  )
  return (await Promise.all(told)).filter((each) => each !== undefined)
}
