import { type BrowserContext, test as base, type Page, type Request, type TestInfo } from '@playwright/test'

/** So much of a page is told: its beginning says which screen it is and what it lacks. */
const maxTold = 4000

/** A test that reports, if it fails, the text of each page, the errors it logged and the requests without an answer. */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    const open = new Map<Request, number>()
    const errors: string[] = []
    const followed = (each: BrowserContext) => {
      followRequests(each, open)
      each.on('weberror', (error) => errors.push(String(error.error().stack)))
      each.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
    }
    followed(context)
    context.browser()?.on('context', followed)
    await use(context)
    context.browser()?.off('context', followed)
    if (testInfo.status !== testInfo.expectedStatus) await tell(testInfo, context, open, errors)
  },
})

function followRequests(context: BrowserContext, open: Map<Request, number>): void {
  context.on('request', (request) => open.set(request, Date.now()))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

async function tell(
  testInfo: TestInfo,
  context: BrowserContext,
  open: ReadonlyMap<Request, number>,
  errors: readonly string[],
): Promise<void> {
  const pages = (context.browser()?.contexts() ?? [context]).flatMap((each) => each.pages())
  const told = await Promise.all(pages.map(pageTold))
  const waiting = [...open].map(
    ([request, since]) => `  ${request.method()} ${request.url()} for ${Date.now() - since} ms`,
  )
  const body = ['Without an answer:', ...waiting, 'Errors:', ...errors, ...told].join('\n')
  await testInfo.attach('pages at the failure', { body, contentType: 'text/plain' })
}

async function pageTold(page: Page): Promise<string> {
  const frames = await Promise.all(
    page.frames().map(async (frame) => {
      const content = await frame.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
      return `At ${frame.url()}:\n${content.slice(0, maxTold)}`
    }),
  )
  return frames.join('\n')
}
