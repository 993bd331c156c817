import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions } from '@playwright/test'

export interface FirstLoad {
  readonly requests: number
  /** Scripts and styles of the owner's app, each compressed with gzip at its best. */
  readonly codeBytes: number
  /** Everything else from the page's own server: fonts, pictures, answers of the API, the chat frame where one is shown. */
  readonly otherBytes: number
  /** How many scripts and styles wait for one another: 1 for those that the page names, 2 for those that these ask for. */
  readonly rounds: number
}

/** What a browser with an empty cache fetches of an address until nothing is on its way any more. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  signedIn: BrowserContextOptions['storageState'],
): Promise<FirstLoad> {
  const context = await browser.newContext({ ...(signedIn && { storageState: signedIn }) })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  const askedBy = new Map<string, string | undefined>()
  devTools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames
    askedBy.set(request.url, initiator.url ?? frames?.at(-1)?.url)
  })
  const bodies: Promise<{ url: string; isCode: boolean; bytes: number }>[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(new URL(url).origin)) return
    const isCode =
      ['script', 'stylesheet'].includes(response.request().resourceType()) &&
      response.frame() === page.mainFrame()
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return // it has no end
    bodies.push(
      response.body().then(
        (body) => ({ url: response.url(), isCode, bytes: gzipSync(body, { level: 9 }).byteLength }),
        () => ({ url: response.url(), isCode: false, bytes: 0 }),
      ),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('h1')
  await untilQuiet(() => bodies.length)
  const loaded = await Promise.all(bodies)
  await context.close()
  const code = loaded.filter(({ isCode }) => isCode)
  const roundOf = (asked: string, seen: readonly string[] = []): number => {
    const by = askedBy.get(asked)
    if (by === undefined || seen.includes(by) || !code.some((each) => each.url === by)) return 1
    return 1 + roundOf(by, [...seen, asked])
  }
  return {
    requests: loaded.length,
    codeBytes: sumOf(code),
    otherBytes: sumOf(loaded) - sumOf(code),
    rounds: Math.max(...code.map((each) => roundOf(each.url))),
  }
}

/** Waits until a count hasn't changed for a second and a half: an open stream of events keeps the network from being idle. */
async function untilQuiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count()
    await setTimeout(1500)
  }
}

function sumOf(parts: readonly { readonly bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}
