import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { htmlPage, servePages } from '../../server/test/serve-pages.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const prices = `<p>Everything can be rented by the day.</p>${'<p>We are glad to help you choose.</p>'.repeat(40)}
<h2 id="kayaks">Kayaks</h2><p>A kayak for two costs 34 euros a day, paddles and vests included.</p>`

test('from the empty tab to an answer whose source opens the page at the quote', async ({
  browser,
  product,
}) => {
  const site = await servePages({
    '/': htmlPage(
      'Harbour Rentals',
      '<p>Boats and bikes by the sea.</p><a href="/prices">Prices</a> <a href="/gone">Old</a>',
    ),
    '/prices': htmlPage('Prices', prices),
  })
  const owner = await makeOwner(product)
  const { id, publicId } = await makeAgent(owner)
  const [name = '', value = ''] = owner.cookie.split('=')
  const context = await browser.newContext({ baseURL: product })
  await context.addCookies([{ name, value, url: product }])
  const page = await context.newPage()
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByRole('tab', { name: 'Website' }).click()
  await page.getByLabel('Website URL').fill(site.origin)
  await page.getByLabel('Website URL').press('Enter')

  const dialog = page.getByRole('dialog')
  // The plan has room for all pages, so all are ticked; at least one is needed.
  await expect(dialog.getByRole('button', { name: /^Scrape \d/ })).toBeEnabled()
  await dialog.getByLabel(/^Select all/).press('Space')
  await expect(dialog.getByRole('button', { name: 'Read pages' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Search pages').fill('price')
  await dialog.getByRole('checkbox', { name: /^Prices/ }).press('Space')
  await dialog.getByRole('button', { name: 'Scrape 1 Page' }).press('Enter')
  await expect(page.locator('.toast').filter({ hasText: 'Website scraped successfully' })).toBeVisible()
  await expect(page.getByText(`${site.origin}/prices`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show each page' }).click()
  await expect(page.getByRole('dialog')).toContainText('In the knowledge')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Read all again' }).click()
  await expect(page.locator('.toast').filter({ hasText: 'Your pages were read again' })).toBeVisible()
  await expect(page.getByText('0 pages changed, 1 unchanged.').first()).toBeVisible()
  site.pages.set('/prices', htmlPage('Prices', prices.replace('vests included', 'vests and maps included')))
  await page.getByRole('button', { name: 'Read Prices again' }).click()
  await expect(page.getByText('1 page read again: 1 changed.')).toBeVisible()
  await page.getByText('What has changed').press('Enter')
  await expect(page.getByRole('list', { name: 'Added' })).toContainText('vests and maps included')
  await page.getByRole('combobox', { name: 'Read the pages again' }).selectOption({ label: 'Daily' })
  await expect(page.locator('.toast').filter({ hasText: 'Subscription Required' })).toBeVisible()
  await expect(
    page.getByRole('combobox', { name: 'Read the pages again' }).locator('option:checked'),
  ).toHaveText('Manually')
  await page.getByRole('button', { name: 'Train Agent' }).click()
  await expect(page.getByText('Your Agent is trained on all your data')).toBeVisible()

  const chat = await (await browser.newContext()).newPage()
  await chat.goto(`${product}/bot/${publicId}`)
  await chat.getByRole('textbox').fill('How much is a kayak for two?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('34 euros a day')
  await chat.getByRole('button', { name: /Prices/ }).click()
  const opening = chat.context().waitForEvent('page')
  await chat.locator('.source-quote').getByRole('link').click()
  const source = await opening
  await expect(source.getByText('A kayak for two costs')).toBeInViewport()
  expect(await source.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await site.close()
})

test('what is new on a website is added, and what is gone for long is deleted', async ({
  browser,
  product,
}) => {
  const site = await servePages({
    '/': htmlPage('Harbour Rentals', '<p>Boats and bikes by the sea.</p><a href="/prices">Prices</a>'),
    '/prices': htmlPage('Prices', prices),
  })
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  const [name = '', value = ''] = owner.cookie.split('=')
  const context = await browser.newContext({ baseURL: product })
  await context.addCookies([{ name, value, url: product }])
  const page = await context.newPage()
  const toast = (words: string) => page.locator('.toast').filter({ hasText: words })
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByRole('tab', { name: 'Website' }).click()
  await page.getByLabel('Website URL').fill(site.origin)
  await page.getByLabel('Website URL').press('Enter')
  const started: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/batch-scrape')) started.push(request.url())
  })
  await page.getByRole('button', { name: 'Scrape 2 Pages' }).dblclick()
  await expect(toast('Website scraped successfully')).toBeVisible()
  expect(started).toHaveLength(1)

  const links = '<a href="/winter">Winter</a> <a href="/jobs">Jobs</a>'
  site.pages.set('/', htmlPage('Harbour Rentals', `<p>Boats and bikes by the sea.</p>${links}`))
  site.pages.set('/winter', htmlPage('Sleds in winter', '<p>A sled costs 9 euros a day in winter.</p>'))
  site.pages.set('/jobs', htmlPage('Jobs at the pier', '<p>We look for somebody who repairs bikes.</p>'))
  site.pages.delete('/prices')
  const again = page.getByRole('button', { name: 'Read all again' })
  await again.click()
  const fresh = page.getByRole('region', { name: '2 pages are new on your website' })
  await expect(fresh).toContainText('Sleds in winter')
  await expect(fresh).toContainText('/jobs')
  await fresh.getByRole('button', { name: 'Pick pages to add' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Jobs at the pier/ }).press('Space')
  await dialog.getByRole('button', { name: 'Scrape 1 Page' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Read Sleds in winter again' })).toBeVisible()
  await expect(page.getByText('1 page is new on your website')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out' }).press('Enter')
  await expect(page.getByText('new on your website')).toBeHidden()

  await page.getByText('What has changed').press('Enter')
  for (const words of ['Gone for 2 readings', 'Gone for 3 readings']) {
    await expect(again).toBeEnabled()
    await again.click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  const gone = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete Prices' }) })
  await expect(gone).toContainText('Gone for 3 readings')
  await gone.getByRole('button', { name: 'Delete Prices' }).press('Enter')
  await page.getByRole('button', { name: 'Delete entry' }).press('Enter')
  await expect(gone).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read Sleds in winter again' })).toBeVisible()
  await site.close()
})
