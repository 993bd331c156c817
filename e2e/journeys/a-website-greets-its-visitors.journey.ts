import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { validationTexts } from '@parleykit/contract/agents/texts'
import { widgetLabels } from '@parleykit/contract/publish/widget-labels'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { openHostPage } from '../support/host-page.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('a message comes up beside the bubble at its moment, and stays away once it was closed or taken', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const settings = await stage.openPage(owner)
  await settings.goto(`/dashboard/agents/${agent.id}#settings-conversation`)
  await settings.getByRole('switch', { name: 'Proactive message' }).press('Space')
  const seconds = settings.getByLabel('Seconds on the page')
  const scrolled = settings.getByLabel('Scroll depth')
  const pages = settings.getByLabel('Show only on these pages')
  const save = async () => {
    await settings.getByRole('button', { name: 'Save changes' }).click()
    await expect(settings.getByText('Unsaved changes')).toHaveCount(0)
  }
  await settings.getByLabel('Proactive message: text').fill('Questions about the ferry?')
  await seconds.fill('')
  await pages.fill('ferries')
  await settings.getByRole('button', { name: 'Save changes' }).click()
  await expect(settings.getByText(validationTexts.proactivePathInvalid)).toBeVisible()
  await expectAccessible(settings)
  await pages.fill('/ferries/*')
  await settings.getByRole('button', { name: 'Save changes' }).click()
  await expect(settings.getByText(validationTexts.proactiveMomentRequired)).toBeVisible()
  await seconds.fill('0')
  await settings.getByRole('button', { name: 'Save changes' }).click()
  await expect(settings.getByText(agentTexts.updated.title, { exact: true })).toBeVisible()

  const tag = `<script src="${product}/widget/loader.js?agent=${agent.publicId}" data-agent="${agent.publicId}" defer></script>`
  const host = await openHostPage(product, tag)
  stage.onClose(host.close)
  const openVisitor = async (prepare = () => {}) => {
    const page = await stage.openPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.addInitScript(() => {
      const page = window as { shifted?: number }
      page.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          page.shifted = (page.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.addInitScript(prepare)
    const module = page.waitForResponse(/module=proactive/)
    await page.goto(host.url)
    await module
    return {
      page,
      complaints,
      bubble: page.getByRole('button', { name: `Open the chat with ${agent.name}` }),
      message: page.getByRole('status').getByText('Questions about the ferry?'),
    }
  }

  const first = await openVisitor()
  await expect(first.bubble).toBeVisible()
  await expect(first.message).toHaveCount(0)
  await first.page.evaluate(() => history.pushState(null, '', '/ferries/island'))
  await expect(first.message).toBeVisible()
  await expectAccessible(first.page)
  expect(await first.page.evaluate('shifted')).toBe(0)
  const otherTab = await first.page.context().newPage()
  await otherTab.goto(host.url)
  await otherTab.evaluate(() => history.pushState(null, '', '/ferries/island'))
  const messageThere = otherTab.getByRole('status').getByText('Questions about the ferry?')
  await expect(messageThere).toBeVisible()
  await first.page.getByRole('button', { name: widgetLabels('en')(agent.name)[2] }).click()
  await expect(first.message).toHaveCount(0)
  await expect(messageThere).toHaveCount(0)
  await first.page.reload()
  await expect(first.bubble).toBeVisible()
  expect(await first.page.evaluate(() => Object.values(localStorage))).toContain('Questions about the ferry?')
  await expect(first.message).toHaveCount(0)
  expect(first.complaints).toEqual([])

  const byKeyboard = await openVisitor()
  await byKeyboard.page.evaluate(() => history.pushState(null, '', '/ferries/island'))
  await byKeyboard.message.focus()
  await byKeyboard.page.keyboard.press('Escape')
  await expect(byKeyboard.message).toHaveCount(0)
  await expect(byKeyboard.bubble).toBeFocused()

  await seconds.fill('')
  await scrolled.fill('60')
  await pages.fill('')
  await save()
  // Before the message looks at the page: a short one has been seen to its end.
  const second = await openVisitor(() =>
    addEventListener('DOMContentLoaded', () => {
      if (window !== window.top) return
      document.body.style.height = '5000px'
      document.body.append(document.createElement('dialog'))
      document.querySelector('dialog')?.showModal()
    }),
  )
  await second.page.evaluate(() => scrollTo(0, 4000))
  await expect(second.bubble).toBeAttached()
  await expect(second.message).toHaveCount(0)
  await second.page.evaluate(() => document.querySelector('dialog')?.close())
  await second.message.click()
  await expect(second.page.frameLocator('parleykit-widget iframe').getByRole('textbox')).toBeVisible()
  await expect(second.message).toHaveCount(0)
  expect(second.complaints).toEqual([])
  await stage.close()
})
