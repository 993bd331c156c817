import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('an address below the dashboard that is none leads to sign-in, and is the not-found page after it', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const visitor = await stage.openPage()
  for (const path of ['/dashboard/nowhere', '/dashboard/agents/1/deeper?a=b']) {
    await visitor.goto(path)
    await expect(visitor).toHaveURL(`${product}/auth?next=${encodeURIComponent(path)}`)
  }
  const own = await stage.openPage(await stage.newOwner())
  await own.goto('/dashboard/nowhere')
  await expect(own.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(own.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(own)
  await own.goto('/dashboard/create')
  await expect(own.getByLabel('Agent name')).toBeVisible()
  await stage.close()
})

test("an activity's link leads everybody where they may go", async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner)
  const activity = `${product}/dashboard/agents/${id}#activity`

  const own = await stage.openPage(owner)
  for (const botId of [id, publicId]) {
    await own.goto(`/bots/${botId}`)
    await expect(own).toHaveURL(activity)
  }

  const foreign = await stage.openPage(await stage.newOwner())
  await foreign.goto(`/bots/${publicId}`)
  await expect(foreign).toHaveURL(`${product}/bot/${publicId}`)
  await foreign.goto(`/bots/${id}`)
  await expect(foreign.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()

  const visitor = await stage.openPage()
  await visitor.goto(`/bots/${publicId}`)
  await expect(visitor).toHaveURL(`${product}/bot/${publicId}`)
  await visitor.goto(`/bots/${id}`)
  await expect(visitor).toHaveURL(`${product}/auth?next=${encodeURIComponent(`/bots/${id}`)}`)
  await stage.close()
})
