import { createAction } from '@parleykit/contract/actions/action-routes'
import type { WidgetApi } from '@parleykit/contract/publish/widget'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { openHostPage } from '../support/host-page.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

declare global {
  interface Window {
    ParleyKit?: WidgetApi
  }
}

test('a function of the website does an action, and the chat page sends visitors to the website', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The lamp shop is open from Monday to Friday.'])
  const made = await owner.call(createAction, {
    params: { id: agent.id },
    body: {
      ...{
        kind: 'page',
        name: 'Add to cart',
        purpose: '',
        phrases: ['Put lamps into my cart'],
        doneText: '',
      },
      ...{ audience: 'anyone', asksFirst: false, isOn: true },
      inputs: [
        {
          ...{ name: 'count', label: 'Count', type: 'number', required: true, source: 'visitor' },
          ...{ choices: [], value: null, claim: null, hint: '' },
        },
      ],
      page: { function: 'addToCart', picks: [{ path: 'total', label: 'Total' }] },
    },
  })
  expect(made.status).toBe(201)
  const host = await openHostPage(
    product,
    `<script src="${product}/widget/loader.js?agent=${agent.publicId}" data-agent="${agent.publicId}" defer></script>`,
  )
  stage.onClose(host.close)
  const page = await stage.openPage(undefined, { width: 1280, height: 800 })
  await page.goto(host.url)
  await page.waitForFunction(() => window.ParleyKit !== undefined)
  const chat = page.frameLocator('iframe')
  const box = chat.getByRole('region', { name: 'Add to cart' })
  await page.evaluate(() => window.ParleyKit?.send('Put lamps into my cart'))
  await box.getByLabel('Count').fill('2')
  await box.getByRole('button', { name: 'Send' }).click()
  // The page has registered no function yet.
  await expect(box).toContainText('This only works on the website.')
  await page.evaluate(() =>
    window.ParleyKit?.registerAction('addToCart', async ({ count }) => ({
      total: `${Number(count) * 29} EUR`,
    })),
  )
  await box.getByRole('button', { name: 'Send' }).click()
  await expect(box).toContainText('58 EUR')
  await expectAccessible(page)

  const alone = await stage.openPage(undefined, { width: 390, height: 844 })
  await alone.goto(`/bot/${agent.publicId}`)
  await alone.getByRole('textbox').fill('Put lamps into my cart')
  await alone.getByRole('textbox').press('Enter')
  const form = alone.getByRole('region', { name: 'Add to cart' })
  await form.getByLabel('Count').fill('2')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toContainText('This only works on the website.')
  await stage.close()
})
