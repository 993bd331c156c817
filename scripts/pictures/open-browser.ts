import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'
const font = fileURLToPath(
  new URL(
    '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ),
)

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/**
 * Writes the chat in the dashboard's own font: it asks for the system's, and a server's Linux has none that anybody chose.
 * @param page of a context that passes by the pages' content security policy
 */
export async function bringFont(page: Page): Promise<void> {
  const bytes = (await readFile(font)).toString('base64')
  const content = `@font-face { font-family: Chosen; src: url(data:font/woff2;base64,${bytes}); font-weight: 100 900; }
    :root { font-family: Chosen !important; }`
  for (const frame of page.frames()) {
    await frame.addStyleTag({ content })
    await frame.evaluate(async () => {
      await Promise.all(['400 16px Chosen', '700 16px Chosen'].map((each) => document.fonts.load(each)))
    })
  }
}
