import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

export interface PageWeight {
  readonly page: string
  readonly requests: number
  /** Bytes of all answers to the page's own server, each compressed with gzip at its best. */
  readonly gzippedBytes: number
}

const debianChromium = '/usr/bin/chromium'

/** What a first visit of each path fetches, in an empty browser, until nothing is on its way any more. */
export async function measurePageWeight(
  origin: string,
  paths: Record<string, string>,
): Promise<PageWeight[]> {
  const browser = await chromium.launch({
    ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const weights: PageWeight[] = []
  for (const [page, path] of Object.entries(paths)) {
    const context = await browser.newContext()
    const tab = await context.newPage()
    const sizes: Promise<number>[] = []
    tab.on('response', (response) => {
      if (!response.url().startsWith(origin)) return
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).byteLength,
          () => 0,
        ),
      )
    })
    await tab.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const bytes = await Promise.all(sizes)
    weights.push({ page, requests: bytes.length, gzippedBytes: bytes.reduce((sum, size) => sum + size, 0) })
    await context.close()
  }
  await browser.close()
  return weights
}
