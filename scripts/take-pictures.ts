import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { endServer, runServer } from '../e2e/support/run-server.ts'
import { fillServer, type SignIn } from './pictures/fill-server.ts'
import { bringFont, openBrowser } from './pictures/open-browser.ts'
import {
  type Pictured,
  type PicturedScreen,
  picturedScreens,
  startPageScreens,
} from './pictures/pictured-screens.ts'
import { cutForStartPage, shrinkPicture } from './pictures/shrink-picture.ts'

/**
 * `npm run lab -- pictures [--only activity --into folder --start-page folder]`: fills a server of its own with the
 * demonstration, and writes the pictures of the start page and of the README. Takes some three minutes.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'start-page': {
      type: 'string',
      default: fileURLToPath(new URL('../web/src/features/landing/screens', import.meta.url)),
    },
    into: { type: 'string', default: fileURLToPath(new URL('../docs/pictures', import.meta.url)) },
  },
})
const bytesMax = 150_000
/** The start page fetches them on phones, too. */
const startPageBytesMax = 60_000
const busiestAgent = 'Northquay Sailing'

const folder = await mkdtemp(join(tmpdir(), 'parleykit-pictures-'))
try {
  const signIn = await fillServer(join(folder, 'data'))
  const server = await runServer(join(folder, 'data'), { EMBEDDING_MODEL: 'off' })
  const browser = await openBrowser()
  try {
    await mkdir(values['start-page'], { recursive: true })
    for (const screen of startPageScreens.filter(({ name }) => name.includes(values.only)))
      for (const theme of ['light', 'dark'] as const) {
        const whole = await takePicture(browser, server.origin, signIn, screen, theme)
        const webp = await cutForStartPage(whole)
        const name = theme === 'dark' ? `${screen.name}-dark` : screen.name
        await keep(join(values['start-page'], `${name}.webp`), webp, startPageBytesMax)
      }
    await mkdir(values.into, { recursive: true })
    for (const screen of picturedScreens.filter(({ name }) => name.includes(values.only))) {
      const png = await shrinkPicture(await takePicture(browser, server.origin, signIn, screen))
      await keep(join(values.into, `${screen.name}.png`), png, bytesMax)
    }
  } finally {
    await browser.close()
    await endServer(server, 'SIGTERM')
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
if (process.exitCode === 1) console.error('A picture has more bytes than there is room for.')

async function keep(path: string, picture: Buffer, most: number): Promise<void> {
  await writeFile(path, picture)
  console.log(`${basename(path).padEnd(24)}${(picture.length / 1000).toFixed(1).padStart(8)} KB`)
  if (picture.length > most) process.exitCode = 1
}

/** A picture of a screen, half as many pixels again as it has, of an owner who has just signed in. */
async function takePicture(
  browser: Browser,
  origin: string,
  signIn: SignIn,
  { width, height, open }: PicturedScreen,
  theme: 'light' | 'dark' = 'light',
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    locale: 'en-US',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await context.addInitScript((chosen) => {
    localStorage.setItem('parleykit.admin-hint-dismissed', 'yes')
    localStorage.setItem('parleykit.setup-dismissed', 'yes')
    localStorage.setItem('parleykit.theme', chosen)
  }, theme)
  await context.request.post('/api/login', { data: signIn })
  const agents: readonly (Pictured & { readonly name: string })[] = await (
    await context.request.get('/api/bots')
  ).json()
  const agent = agents.find(({ name }) => name === busiestAgent)
  if (!agent) throw new Error(`There is no agent called ${busiestAgent}`)
  const page = await context.newPage()
  await open(page, agent)
  await bringFont(page)
  // What the pointer is over tells more than is to be seen.
  await page.mouse.move(0, 0)
  const png = await page.screenshot()
  await context.close()
  return png
}
