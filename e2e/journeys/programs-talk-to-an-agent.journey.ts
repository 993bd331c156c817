import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rotateSecretKey, updateAgent } from '@parleykit/contract/agents/agents'
import type { Page } from '@playwright/test'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const run = promisify(execFile)

test('a programmer copies the examples, and they run as they stand', async ({ page, product }) => {
  await registerByApi(page, product, 'api-reader')
  const agent = await makeTrainedAgent(page, product, 'Harbour "Shop"')
  const question = 'What does a "kayak" cost at the harbour\'s?'
  const pathOf = (path: string) => `${product}${path.replace(':id', String(agent.id))}`
  const starterPrompts = [{ title: 'Prices', content: question }]
  await page.request.put(pathOf(updateAgent.path), { data: { starterPrompts } })
  const made = await page.request.post(pathOf(rotateSecretKey.path))
  const { secretKey } = await made.json()

  await page.goto(`${product}/api-docs`)
  await expect(page.getByRole('heading', { name: 'API Documentation' })).toBeVisible()
  await expect(page.getByText(`The examples use your agent ${agent.name}`)).toBeVisible()
  await expectAccessible(page)

  // One choice for all examples; the one that was clicked keeps its place.
  const last = page.getByRole('tablist', { name: 'Languages for reading conversations' })
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await last.getByRole('tab', { name: 'Python' }).click()
  await expect(last.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Python', selected: true })).toHaveCount(4)
  const after = await last.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'TypeScript', selected: true })).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).last()).toBeFocused()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [sent, continued, streamed, listed] = await runAll(await copyAll(page), {
    PARLEYKIT_SECRET_KEY: secretKey,
  })
  expect(sent).toContain('20 euros')
  expect(continued).toContain('20 euros')
  expect(streamed).toContain('20 euros')
  // One conversation of each before.
  expect(listed?.split(question)).toHaveLength(4)
})

test('a stranger reads the examples with words to be replaced', async ({ page, product }) => {
  await page.goto(`${product}/api-docs`)
  await expect(page.getByText('YOUR_API_KEY').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Python' }).first().click()
  await expect(page.getByRole('tabpanel').first()).toContainText('/api/public/chat/YOUR_PUBLIC_ID')
})

/** The examples of the page in the chosen language, from the clipboard. */
async function copyAll(page: Page): Promise<string[]> {
  const programs: string[] = []
  for (const panel of await page.getByRole('tabpanel').all()) {
    const code = await panel.locator('pre').textContent()
    await panel.getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    programs.push(code ?? '')
  }
  return programs
}

/** What each of the programs prints, run one after the other. */
async function runAll(programs: readonly string[], environment: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-examples-'))
  try {
    const end = '--- end of a program ---'
    await Promise.all(programs.map((code, index) => writeFile(join(folder, `${index}.mts`), code)))
    const lines = programs.map((_, index) => `await import('./${index}.mts')\nconsole.log('${end}')`)
    await writeFile(join(folder, 'all.mjs'), lines.join('\n'))
    const env = { ...process.env, ...environment }
    const { stdout } = await run(process.execPath, [join(folder, 'all.mjs')], { env })
    return stdout.split(end)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
