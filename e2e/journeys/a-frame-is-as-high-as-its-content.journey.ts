import { updateAgent } from '@parleykit/contract/agents/agents'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { expect, test } from '../support/product.ts'

interface ObedientPage {
  heights: number[]
}

/** A page with the agent in a frame, which may get the height that it asks for. */
function website(product: string, publicId: string, height: number, obeys: boolean): string {
  return `<!doctype html><script>
    var heights = []
    onmessage = ({ data }) => {
      if (data?.type !== 'kit-embed-height') return
      heights.push(data.height)
      if (${obeys}) document.querySelector('iframe').style.height = data.height + 'px'
    }
  </script>
  <iframe src="${product}/bot/${publicId}?embed=1" style="width:600px;height:${height}px;border:0"></iframe>`
}

test('a website that gives a frame the height it asks for comes to rest', async ({ page, product }) => {
  const owner = await makeOwner(product)
  const agent = await makeAgent(owner, ['A kayak costs 20 euros a day.\n\nLockers are free.'])
  const starterPrompts = ['Kayaks', 'Lockers', 'Tents'].map((title) => ({
    title,
    content: `What of ${title}?`,
  }))
  await owner.call(updateAgent, { params: { id: agent.id }, body: { starterPrompts } })
  const open = async (height: number, obeys: boolean) => {
    await page.unrouteAll()
    await page.route(`${product}/website`, (route) =>
      route.fulfill({ contentType: 'text/html', body: website(product, agent.publicId, height, obeys) }),
    )
    await page.goto(`${product}/website`)
  }
  const heights = () => page.evaluate(() => (window as unknown as ObedientPage).heights)
  const chat = page.frameLocator('iframe')
  const landed = async () => {
    await expect(chat.getByText('What can I help with?')).toBeVisible()
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(0)
    return (await heights()).at(-1)
  }

  await open(300, false)
  const asked = await landed()
  for (const height of [560, 1500]) {
    await open(height, false)
    expect(await landed()).toBe(asked)
  }

  await open(300, true)
  await expect.poll(landed).toBe(asked)
  await chat.getByRole('textbox').fill('What does a kayak cost?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('20 euros')
  await expect(chat.getByRole('button', { name: 'Good answer' })).toBeVisible()
  const overflow = () =>
    chat.locator('.scroller').evaluate((scroller) => scroller.scrollHeight - scroller.clientHeight)
  await expect.poll(overflow).toBe(0)
  const { length } = await heights()
  // Another layout of all that is in it asks for nothing new.
  await chat
    .locator('body')
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect((await heights()).length).toBe(length)
  await expect(page.locator('iframe')).toHaveCSS('height', `${(await heights()).at(-1)}px`)
})
