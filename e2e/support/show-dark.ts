import type { Frame, Page } from '@playwright/test'

/** Colours an open page dark: the owner's app as its menu does, the chat as its agent's setting does. */
export async function showDark(page: Page): Promise<void> {
  const [main, ...frames] = page.frames()
  if (main) await darken(main)
  // One that goes away shows nothing in any theme.
  await Promise.all(frames.map((frame) => darken(frame).catch(() => {})))
}

async function darken(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const root = document.documentElement
    if (!document.getElementById('dark-styles')) root.dataset.theme = 'dark'
    else window.dispatchEvent(new CustomEvent('parleykit:theme', { detail: 'dark' }))
  })
  await frame.waitForFunction(
    () => document.documentElement.matches('.dark') || !document.getElementById('dark-styles'),
  )
}
