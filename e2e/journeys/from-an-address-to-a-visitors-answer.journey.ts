import { serveWebsite, type TestWebsite } from '../../server/test/serve-website.ts'
import { writePng } from '../../server/test/write-png.ts'
import { goLiveTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const head = (title: string) => `<!doctype html><html lang="en"><head><title>${title} – Harbour Inn</title>
<meta property="og:site_name" content="Harbour Inn">
<meta name="description" content="Rooms by the sea. Open all year.">
<meta name="theme-color" content="rebeccapurple">
<link rel="apple-touch-icon" sizes="180x180" href="/touch.png"></head>`
const menu = ['/', '/prices', '/contact', '/blog/spring', '/blog/autumn']
  .map((path) => `<li><a href="${path}">${path}</a></li>`)
  .join('')
const page = (title: string, text: string) =>
  `${head(title)}<body><nav><ul>${menu}</ul></nav><main><h1>${title}</h1>${text}</main><footer>© Harbour Inn</footer></body></html>`
const story =
  '<p>We have painted the boats again, and the garden is full of birds that come back each year to nest in the old wall.</p>'

const pages: Record<string, string> = {
  '/': page(
    'Welcome',
    '<p>Our house stands by the old harbour, two minutes from the ferry to the islands.</p>',
  ),
  '/prices': page(
    'Prices',
    '<p>A double room costs 120 euros a night, breakfast with warm rolls included for both guests.</p>',
  ),
  '/contact': page(
    'Contact',
    '<p>Reception answers the phone from seven in the morning until ten at night, every day.</p>',
  ),
  '/blog/spring': page('Spring', story),
  '/blog/autumn': page('Autumn', story),
}

let website: TestWebsite
test.beforeAll(async () => {
  website = await serveWebsite((request, response) => {
    const path = request.url ?? ''
    const isPicture = path === '/touch.png'
    response.writeHead(isPicture || pages[path] ? 200 : 404, {
      'content-type': isPicture ? 'image/png' : 'text/html; charset=utf-8',
    })
    response.end(isPicture ? writePng(180, 180) : (pages[path] ?? page('Not found', '')))
  })
})
test.afterAll(() => website.close())

test('an owner gives the wizard an address, and the agent answers with the page as its source', async ({
  page: screen,
  product,
}) => {
  await registerByApi(screen, product, 'inn-owner')
  await screen.goto(`${product}/dashboard/create`)
  await screen.getByLabel('Agent name').fill('Desk')
  await screen.getByRole('button', { name: 'Next', exact: true }).click()
  await screen.getByRole('button', { name: 'Next: Add Knowledge' }).click()

  await screen.getByRole('tab', { name: 'Website' }).click()
  await screen.getByLabel('Website URL').fill(website.origin)
  await screen.getByLabel('Website URL').press('Enter')
  const picker = screen.getByRole('dialog')
  // The plan has room for all pages, so all are ticked.
  await expect(picker.getByRole('button', { name: 'Scrape 5 Pages' })).toBeEnabled()
  await expectAccessible(screen)
  await picker.getByRole('button', { name: 'Scrape 5 Pages' }).click()
  await expect(screen.getByText('Last sync finished')).toBeVisible()
  await expect(screen.getByText(`${website.origin}/prices`).first()).toBeVisible()

  await expect(screen.getByText('The website calls itself “Harbour Inn”.')).toBeVisible()
  await expectAccessible(screen)
  const renamed = screen.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await screen.getByRole('button', { name: "Use as the agent's name" }).click()
  await renamed
  // What the website gave is saved: a reload keeps it.
  await screen.reload()
  await screen.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await expect(screen.getByLabel('Tagline')).toHaveValue('Rooms by the sea.')
  await expect(screen.getByLabel('Brand color', { exact: true })).toHaveValue('#663399')
  await screen.getByRole('button', { name: 'Complete & Train Agent' }).click()
  await expect(screen).toHaveURL(/\/dashboard\/agents\/\d+#playground$/)
  await expect(screen.getByRole('heading', { name: 'Harbour Inn' })).toBeVisible()

  await expect(screen.getByRole('region', { name: goLiveTexts.title })).toContainText(goLiveTexts.connect)
  const chat = screen.frameLocator('iframe')
  await chat.getByRole('textbox').fill('How much is a double room?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('120 euros a night')
  await chat.getByRole('list', { name: 'Sources' }).getByRole('button').first().click()
  await expect(chat.locator(`a[href^="${website.origin}/prices#:~:text="]`)).toBeVisible()

  // The dashboard says that it is nowhere yet, and that it was tried.
  await screen.goto(`${product}/dashboard`)
  const goLive = screen.getByRole('region', { name: goLiveTexts.title })
  await expect(goLive).toContainText(goLiveTexts.nowhere('Harbour Inn'))
  await expect(goLive.getByText(goLiveTexts.done)).toHaveCount(1)
  await expectAccessible(screen)
  await goLive.getByRole('button', { name: goLiveTexts.dismiss }).click()
  await expect(goLive).toBeHidden()
})
