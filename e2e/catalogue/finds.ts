import type { Locator, Page, Route } from '@playwright/test'

/** The places where the product says things, and the ways in which a network fails. */

export const byText = (page: Page, words: string) => page.getByText(words, { exact: true }).first()
export const byHeading = (page: Page, words: string) =>
  page.getByRole('heading', { name: words, exact: true })
export const byButton = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
export const byLink = (page: Page, words: string) =>
  page.getByRole('link', { name: words, exact: true }).first()
export const byLabel = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).and(page.locator('label'))
export const byPlaceholder = (page: Page, words: string) => page.getByPlaceholder(words, { exact: true })
export const byTab = (page: Page, words: string) => page.getByRole('tab', { name: words, exact: true })

/** The toast that says the words, once its turn has come. */
export const byToast = (page: Page, words: string): Locator =>
  page.locator('.toast').filter({ hasText: words })

/** A server in front of the product that answers with nothing but a status. */
export const brokenAnswer =
  (status = 500) =>
  (route: Route) =>
    route.fulfill({ status })

/** A connection that breaks before an answer. */
export const brokenConnection = (route: Route) => route.abort('connectionreset')

const releases = new WeakMap<Page, () => void>()

/** Keeps requests on their way, or only those of a method, until `release`, so that what is shown meanwhile can be read. */
export async function hold(page: Page, url: string, method?: 'GET'): Promise<void> {
  const released = new Promise<void>((resolve) => releases.set(page, resolve))
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await released
    await route.fallback()
  })
}

/** Lets the requests of the last `hold` go on. */
export function release(page: Page): void {
  releases.get(page)?.()
}
