import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAgentFace, demoAgentId, demoAgentTitle } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { makeOwner } from '../../server/test/make-owner.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

const { name } = demoAgentFace

test('a visitor talks to the product on its start page, and an owner in the dashboard’s help', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const server = await runServer(dataDir, { DEMO_AGENT: 'on', EMBEDDING_MODEL: 'off' })
  const stage = openStage(server.origin, browser)
  try {
    // The page is opened before the agent is there: it comes by itself.
    const page = await stage.openPage()
    await page.goto('/')
    const card = page.getByRole('region', { name: `Demo: ${demoAgentTitle}` })
    await expect(card.getByRole('heading', { name: demoAgentTitle })).toBeVisible()
    await expect(card.getByText('chat with the widget at the bottom right')).toBeVisible()
    const bubble = page.getByRole('button', { name: `Open the chat with ${name}` })
    await expect(bubble).toBeVisible()
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(scrollWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(width)
      if (width === 320 || width === 1280) await expectAccessible(page)
    }

    // A question of the card is asked in the widget, and answered from the guide.
    const question = card.getByRole('button', { name: 'Which files can be uploaded?' })
    await question.press('Enter')
    const log = page.frameLocator('parleykit-widget iframe').getByRole('log')
    await expect(log).toContainText('PDF, DOCX')
    await page.keyboard.press('Escape')
    await expect(bubble).toBeFocused()

    // On a phone the bubble leaves the questions of the card free.
    await page.setViewportSize({ width: 390, height: 800 })
    await question.scrollIntoViewIfNeeded()
    await expect(bubble).toBeHidden()
    await question.press('Enter')
    await expect(log).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeFocused()
    await expect(bubble).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bubble).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })

    // Its own page answers too.
    const [standalone] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('link', { name: 'Try standalone page' }).press('Enter'),
    ])
    await expect(standalone).toHaveURL(`${server.origin}/bot/${demoAgentId}`)
    await expect(standalone.getByRole('heading', { name })).toBeVisible()
    await standalone.close()

    // Who leaves the page leaves the widget, and finds it again on coming back.
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.locator('parleykit-widget')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('parleykit-widget')).toHaveCount(1)

    const owner = await makeOwner(server.origin)
    expect(owner.user.mayBecomeAdmin).toBe(true)
    const dashboard = await stage.openPage(owner)
    await dashboard.goto('/dashboard')
    await dashboard.getByRole('button', { name: 'Help' }).press('Enter')
    const help = dashboard.getByRole('dialog', { name: demoAgentTitle })
    const chat = help.frameLocator('iframe')
    await chat.getByRole('textbox').fill('How do I add the chat bubble to a website?')
    await chat.getByRole('textbox').press('Enter')
    await expect(chat.getByRole('log')).toContainText('copy the snippet')
    await expectAccessible(dashboard)
    await dashboard.setViewportSize({ width: 390, height: 800 })
    await expect(help).toBeInViewport({ ratio: 0.9 })
    await chat.getByRole('textbox').press('Escape')
    await expect(help).toBeHidden()
    await expect(dashboard.locator('parleykit-widget')).toHaveCount(0)

    // The documentation's example is about an agent of theirs, or else about this one, and runs.
    await page.goto('/api-docs')
    await expect(page.getByText(`The examples use this server's own agent ${name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Run it here' }).click()
    await expect(page.getByText(/ParleyKit needs no language model, no API key/)).toBeVisible()
    await expectAccessible(page)
  } finally {
    await stage.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})
