import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { openHostPage } from '../support/host-page.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, test } from '../support/product.ts'

const summaryOf = (page: Page, part: string) =>
  page.getByRole('group', { name: part, exact: true }).locator('summary')
const deletion = (page: Page) => page.getByRole('button', { name: 'Delete agent' })

test('the settings show the chat as it would be, before anything is saved', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  const chat = page.frameLocator('iframe[title="Chat preview"]')
  await expect(chat.getByText(agent.name, { exact: true })).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('Island Ferries')
  await page.getByLabel('Greeting').fill('Ahoy! Ask me **anything**.')
  await openSettingsGroup(page, 'Appearance')
  await page.getByLabel('Brand color', { exact: true }).fill('#B3261E')
  await openSettingsGroup(page, 'Conversation')
  await page.getByRole('button', { name: 'Write your own' }).click()
  await page.getByLabel('Title of prompt 1').fill('Tickets')
  await expect(chat.getByText('Island Ferries', { exact: true })).toBeVisible()
  await expect(chat.getByRole('listitem')).toHaveText(['Tickets'])
  await expect(page.getByText('Visitors see this prompt.')).toBeVisible()
  await page.getByRole('radio', { name: 'In the chat' }).click()
  await expect(chat.locator('.assistant strong')).toHaveText('anything')
  await expect(chat.getByText('Tickets')).toBeVisible()
  await expect(chat.locator('main')).toHaveAttribute('style', /#b3261e/i)

  const visitor = await stage.openPage()
  await visitor.goto(`/bot/${agent.publicId}`)
  await expect(visitor.getByRole('heading', { name: agent.name })).toBeVisible()
  await stage.close()
})

test('the list of the settings leads to its parts, and marks the one in view', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  const list = page.getByRole('navigation', { name: 'Settings sections' })
  const marked = list.locator('[aria-current]')
  await expect(marked).toHaveText('Basics')
  for (const part of ['Privacy', 'Export this agent', 'Danger Zone', 'Access']) {
    await list.getByRole('link', { name: part }).focus()
    await page.keyboard.press('Enter')
    await expect(marked).toHaveText(part)
    await expect(summaryOf(page, part)).toBeFocused()
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeInViewport()
  }
  await page.mouse.wheel(0, -20_000)
  await expect(marked).toHaveText('Basics')

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('combobox', { name: 'Settings section' }).selectOption({ label: 'Daily limits' })
  await expect(page.getByRole('heading', { name: 'Daily limits' })).toBeInViewport()
  await stage.close()
})

test('a section that loads late keeps the focus, and the place in view unless its owner scrolls away', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  for (const isScrolled of [false, true]) {
    const page = await stage.openPage(owner, { width: 1280, height: 800 })
    const letThrough = await holdOpenedParts(page)
    await page.goto(`/dashboard/agents/${agent.id}#settings`)
    await page.getByRole('link', { name: 'Danger Zone' }).click()
    const heading = page.getByRole('heading', { name: 'Danger Zone', exact: true })
    const marked = page.getByRole('navigation', { name: 'Settings sections' }).locator('[aria-current]')
    await expect(summaryOf(page, 'Danger Zone')).toBeFocused()
    await expect(marked).toHaveText('Danger Zone')
    await expect(deletion(page)).toHaveCount(0)
    if (isScrolled) {
      await page.mouse.move(640, 400)
      await page.mouse.wheel(0, -20_000)
      await expect(page.getByRole('heading', { name: 'Basics', exact: true })).toBeInViewport()
    }
    letThrough()
    await expect(deletion(page)).toBeVisible()
    await expect(summaryOf(page, 'Danger Zone')).toBeFocused()
    if (isScrolled) await expect(heading).not.toBeInViewport()
    else {
      await expect(heading).toBeInViewport()
      await expect(marked).toHaveText('Danger Zone')
    }
  }
  await stage.close()
})

test('no other website tells the preview how to look', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const host = await openHostPage(
    product,
    `<iframe src="${product}/bot/${agent.publicId}?embed=1&preview=1&look=1" title="chat"></iframe>
    <script>
      addEventListener('message', ({ source, data }) => {
        if (data.type !== 'kit-embed-look-wanted') return
        const look = { name: 'Somebody else', tagline: '', brandColor: '#000', profileImageUrl: null }
        source.postMessage({ type: 'kit-embed-look', look: { ...look, greeting: '', starterPrompts: [], question: null } }, '*')
        document.title = 'asked'
      })
    </script>`,
    'plain-http',
  )
  stage.onClose(() => host.close())
  const page = await stage.openPage(owner)
  await page.goto(host.url)
  await expect(page).toHaveTitle('asked')
  const frame = page.frameLocator('iframe')
  // A frame is painted after what it has been told.
  await frame.locator('body').evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await expect(frame.locator('main')).toHaveCount(0)
  await stage.close()
})

/** Holds the parts that are fetched when their group opens, until they are let through. */
async function holdOpenedParts(page: Page): Promise<() => void> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/group-extras-*.js', async (route) => {
    await letThrough
    await route.continue()
  })
  return resolve
}
