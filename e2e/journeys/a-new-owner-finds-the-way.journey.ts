import { validationTexts } from '@parleykit/contract/agents/texts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { playgroundTexts } from '../../web/src/features/answering/evals/eval-texts.ts'
import { installTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const laptop = { width: 1280, height: 800 }

test('who comes for an account finds its form, and who has one finds theirs', async ({ page, product }) => {
  for (const way of ['Get Started Free', 'Create Your Agent']) {
    await page.goto(product)
    await page.getByRole('link', { name: way }).first().click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth$/)
  }
  await page.goto(product)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to' })).toBeVisible()
})

test('the way on is in view in every step of the wizard', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await registerByApi(page, product, 'wizard-walker')
  await page.goto(`${product}/dashboard/create`)
  const go = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    return button
  }
  await (await go('Next')).click()
  const required = page.getByRole('alert').filter({ hasText: validationTexts.agentNameRequired })
  await expect(required).toBeVisible()
  await page.getByLabel('Agent name').fill('Mill')
  await expect(required).toBeHidden()
  await (await go('Next')).click()
  await (await go('Next: Add Knowledge')).click()
  await go('Add Knowledge To Continue')
  await page.getByRole('tab', { name: 'Files' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ])
  await chooser.setFiles({ name: 'mill.txt', mimeType: 'text/plain', buffer: Buffer.from('Built in 1712.') })
  await (await go('Next: Customize Agent')).click()
  await expectAccessible(page)
  await go('Complete & Train Agent')
})

test('in the playground the input is in view, and an answer leads to where it is put right', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, laptop)
  await page.goto(`/dashboard/agents/${agent.id}#playground`)
  const frame = page.getByTitle('Playground of')
  const input = frame.contentFrame().getByRole('textbox')
  const fromBelow = async () => {
    const { y, height } = (await input.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    return laptop.height - (y + height)
  }
  await expect.poll(fromBelow).toBeGreaterThan(0)
  expect(await frame.boundingBox()).toMatchObject({ width: 450, height: 700 })
  await input.fill('When does the ferry leave?')
  await input.press('Enter')
  await expect(frame.contentFrame().getByRole('log')).toContainText('at noon')
  expect(await fromBelow()).toBeGreaterThan(0)
  // Scrolled down the frame is whole, and the input at its end.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const gap = async () => {
    const [inner, outer] = await Promise.all([input.boundingBox(), frame.boundingBox()])
    return inner && outer ? outer.y + outer.height - (inner.y + inner.height) : Number.NaN
  }
  await expect.poll(gap).toBeLessThan(80)

  await page.getByRole('link', { name: playgroundTexts.correct }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('textbox', { name: 'Corrected answer' }).fill('At one.')
  await expect(messages.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await messages.getByRole('button', { name: 'Save' }).click()
  await expect(messages.getByText('(corrected)')).toBeVisible()
  await stage.close()
})

test('a page that this server may not look at is not said to lack the chat', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, laptop)
  await page.goto(`/dashboard/agents/${agent.id}#connect`)
  await page.getByLabel('Page URL').fill('http://10.1.2.3/shop')
  await page.getByLabel('Page URL').press('Enter')
  await expect(page.getByText(installTexts.unknown('http://10.1.2.3/shop'))).toBeVisible()
  await expect(page.getByText("doesn't work")).toBeHidden()
  await stage.close()
})

test('on a touch screen no field has text that a phone would zoom in to', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const [name = '', value = ''] = owner.cookie.split('=')
  const phone = await browser.newContext({
    baseURL: product,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  stage.onClose(() => phone.close())
  await phone.addCookies([{ name, value, url: product }])
  const page = await phone.newPage()
  for (const path of [
    ...['#knowledge', '#settings', '#connect'].map((tab) => `/dashboard/agents/${agent.id}${tab}`),
    '/dashboard/profile',
  ]) {
    await page.goto('about:blank')
    await page.goto(path)
    const fields = page.locator(
      'input:is([type=text], [type=search], [type=email], [type=url], [type=password], :not([type])), textarea, select',
    )
    await fields.filter({ visible: true }).first().waitFor()
    const small = () =>
      fields.evaluateAll((all) =>
        all
          .filter(
            (field) =>
              !(field as HTMLElement).hidden && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
          )
          .map((field) => field.outerHTML),
      )
    expect(await small()).toEqual([])
  }
  await stage.close()
})

test('names that are written from right to left turn no sentence of the dashboard around', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const page = await stage.openPage(owner, laptop)
  await page.request.post('/api/agents', { data: { name: 'מלון הנמל' } })
  await page.goto('/dashboard')
  const activity = page.getByRole('link', { name: 'was created' })
  await expect(activity.locator('bdi')).toHaveText('מלון הנמל')
  const need = page.getByRole('list', { name: 'Needs your attention' })
  await expect(need.locator('.need-words bdi')).toHaveText('מלון הנמל')
  await stage.close()
})
