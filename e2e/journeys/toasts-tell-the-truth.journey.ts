import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import type { Locator, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { authTexts } from '../../web/src/features/auth/auth-texts.ts'
import { knowledgeTexts } from '../../web/src/features/knowledge/knowledge-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, test } from '../support/product.ts'

const toast = (page: Page) => page.locator('.toast')

test('a failed sign-in says so until it is tried again, on the next screen too', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage()
  await page.goto('/auth')
  await page.getByLabel('Username or Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(authTexts.loginFailed)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/login', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await expect(toast(page)).toHaveCount(0)
  answer()
  await expect(toast(page)).toContainText(authTexts.loginFailed)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/forgot-password/)
  await expect(toast(page)).toContainText(authTexts.loginFailed)
  await expect(toast(page)).toHaveCount(0)
  await stage.close()
})

test('what is said about a training gives way to how it ended, and outlives its tab', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'The ferry leaves at noon.' } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}`)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/train', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Train Agent' }).click()
  await expect(toast(page)).toContainText(trainingTexts.initiated.title)
  answer()
  await expect(toast(page)).toContainText(trainingTexts.succeeded.title)
  await expect(toast(page)).toHaveCount(1)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(toast(page)).toContainText(trainingTexts.succeeded.title)
  await expect(toast(page)).toHaveCount(0)
  await openSettingsGroup(page, 'Danger Zone')
  await page.getByRole('button', { name: 'Delete agent' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('Harbour Shop')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete agent' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(toast(page)).toContainText(agentTexts.deleted.title)
  await stage.close()
})

async function failToSignIn(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('Username or Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(authTexts.loginFailed)
}

/** Every way to close the toast on screen. */
const closings = {
  'by its button': (page: Page) => toast(page).getByRole('button', { name: 'Close' }).click(),
  'by F8 and Escape': async (page: Page) => {
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
  },
  'by a swipe': async (page: Page) => {
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('No toast is there to swipe')
    await page.mouse.move(box.x + 20, box.y + 15)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 15, { steps: 5 })
    await page.mouse.up()
  },
}

for (const [way, close] of Object.entries(closings))
  test(`after a toast was closed ${way} the next one leaves by itself`, async ({ browser, product }) => {
    const stage = openStage(product, browser)
    const page = await stage.openPage()
    await failToSignIn(page)
    await close(page)
    await expect(toast(page)).toHaveCount(0)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(authTexts.loginFailed)
    await expect(toast(page)).toHaveCount(0)
    await stage.close()
  })

test('toasts that wait come once the first one is closed, and leave', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}`)
  await page.getByLabel('Text', { exact: true }).fill('The ferry leaves at noon.')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(toast(page)).toContainText(knowledgeTexts.added.title)
  // It stays while the pointer is over it.
  await toast(page).hover()
  await page.getByRole('button', { name: 'Train Agent' }).press('Enter')
  await expect(page.getByText('Your Agent is trained on all your data')).toBeVisible()
  await expect(toast(page)).toContainText(knowledgeTexts.added.title)
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toContainText(trainingTexts.succeeded.title)
  await expect(toast(page)).toHaveCount(0)
  await stage.close()
})

test('a training that cannot be looked at for a while has not failed', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'The ferry leaves at noon.' } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}`)
  const train = page.getByRole('button', { name: 'Train Agent' })
  await expect(train).toBeVisible()
  let looks = 0
  const agentItself = (url: URL) => url.pathname === `/api/agents/${id}`
  await page.route(agentItself, (route) => {
    looks++
    return route.abort('connectionrefused')
  })
  await train.click()
  await expect.poll(() => looks).toBeGreaterThan(1)
  await expect(page.getByText(trainingTexts.failedTitle)).toHaveCount(0)
  await page.unroute(agentItself)
  await expect(toast(page)).toContainText(trainingTexts.succeeded.title)
  await stage.close()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} px a toast covers neither name nor heading nor the way on`, async ({
    browser,
    product,
  }) => {
    const stage = openStage(product, browser)
    const owner = await makeOwner(product)
    const { id } = await makeAgent(owner)
    const page = await stage.openPage(owner)
    await page.setViewportSize({ width, height })
    await page.goto(`/dashboard/create?step=3&agent=${id}`)
    await page.getByLabel('Text', { exact: true }).fill('The ferry leaves at noon.')
    await page.getByRole('button', { name: 'Add text' }).click()
    await expect(toast(page)).toBeVisible()
    // Stays as long as it has the focus.
    await page.keyboard.press('F8')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await covers(page, page.getByRole('button', { name: 'Next: Customize Agent' }))).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await covers(page, page.getByRole('heading', { level: 1 }))).toBe(false)
    expect(await covers(page, page.getByRole('link', { name: 'ParleyKit' }))).toBe(false)
    await stage.close()
  })
}

/** Whether the toast lies over a part of something. */
async function covers(page: Page, place: Locator): Promise<boolean> {
  const [over, under] = await Promise.all([toast(page).boundingBox(), place.boundingBox()])
  if (!over || !under) throw new Error('Nothing is there to be covered, or to cover it')
  const apart = (from: 'x' | 'y', size: 'width' | 'height') =>
    over[from] + over[size] <= under[from] || under[from] + under[size] <= over[from]
  return !apart('x', 'width') && !apart('y', 'height')
}
