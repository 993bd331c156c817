import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'
const runs = 5

/** Milliseconds from the click on the Analytics tab to the paint of its first bars, in empty browsers, sorted. */
export async function timeFirstChart(origin: string, username: string, agentId: number): Promise<number[]> {
  const browser = await chromium.launch({
    ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const taken: number[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.request.post(`${origin}/api/login`, { data: { username, password: 'correct horse' } })
    const page = await context.newPage()
    await page.goto(`${origin}/dashboard/agents/${agentId}`, { waitUntil: 'networkidle' })
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0
          const look = () => {
            if (document.querySelector('.daily-bars path'))
              // The frame with the bars has been painted when the next one begins.
              requestAnimationFrame(() => resolve(performance.now() - clicked))
            else requestAnimationFrame(look)
          }
          document.addEventListener(
            'pointerdown',
            () => {
              clicked = performance.now()
              look()
            },
            { capture: true, once: true },
          )
        }),
    )
    await page.getByRole('tab', { name: 'Analytics' }).click()
    taken.push(await painted)
    await context.close()
  }
  await browser.close()
  return taken.sort((a, b) => a - b)
}
