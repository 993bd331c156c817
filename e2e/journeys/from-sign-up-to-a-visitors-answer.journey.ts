import type { Page } from '@playwright/test'
import { writeDoc } from '../../server/test/documents/write-doc.ts'
import { writeDocx } from '../../server/test/documents/write-docx.ts'
import { writePdf } from '../../server/test/documents/write-pdf.ts'
import { writePptx } from '../../server/test/documents/write-pptx.ts'
import { expect, expectAccessible, registerByApi, signUp, test } from '../support/product.ts'

const guide = `# Harbour Rentals

## Bicycles
A bicycle costs 12 euros a day, and helmets are free of charge.

## Kayaks
Kayaks are rented from May to September. A guide comes along on request.
`

test('a new owner signs up, builds an agent with the wizard, and a visitor gets its answer', async ({
  page,
  browser,
  product,
}) => {
  await page.goto(product)
  await expect(page.getByRole('heading', { name: 'Create & Deploy AI Agents in Minutes' })).toBeVisible()
  await expectAccessible(page)
  await signUp(page, product, 'harbour-owner')
  await expect(page.getByText("You haven't created any agents yet.")).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Create Your First Agent' }).click()
  await page.getByLabel('Agent name').fill('Harbour Guide')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).click()
  await expect(page.getByRole('button', { name: 'Add Knowledge To Continue' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByLabel('Files to upload').setInputFiles([
    { name: 'rentals.md', mimeType: 'text/markdown', buffer: Buffer.from(guide) },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 and nothing more') },
  ])
  await expect(page.getByText('rentals.md').first()).toBeVisible()
  await expect(page.getByText(/Failed to upload file/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('rentals.md').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await page.getByLabel('Tagline').fill('Bikes and kayaks by the sea')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
  await expect(page).toHaveURL(/\/dashboard\/agents\/\d+#playground$/)
  const playground = page.frameLocator('iframe')
  await playground.getByRole('textbox').fill('How much does a bicycle cost?')
  await playground.getByRole('textbox').press('Enter')
  await expect(playground.getByRole('log')).toContainText('12 euros a day')

  const publicPage = await publicAddress(page)
  const visitor = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const chat = await visitor.newPage()
  await chat.goto(`${product}${publicPage}`)
  await expect(chat).toHaveTitle(/Harbour Guide/)
  await expect(chat.getByText('What can I help with?')).toBeVisible()
  await expectAccessible(chat)
  await chat.getByRole('textbox').fill('When are kayaks rented?')
  await chat.getByRole('textbox').press('Enter')
  const log = chat.getByRole('log')
  await expect(log).toContainText("Hello! I'm Harbour Guide.")
  await expect(log).toContainText('from May to September')
  await chat.getByRole('button', { name: /rentals\.md/ }).click()
  await expect(log.getByText('Kayaks are rented from May to September.').last()).toBeVisible()
  await expectAccessible(chat)

  await chat.getByRole('textbox').fill('Who won the world cup in 1998?')
  await chat.getByRole('textbox').press('Enter')
  await expect(log).toContainText("I don't have an answer to that.")
  await chat.reload()
  await expect(chat.getByRole('log')).toContainText('from May to September')
  await chat.getByRole('button', { name: 'New chat' }).click()
  await expect(chat.getByText('What can I help with?')).toBeVisible()
  await visitor.close()

  await page.goto(`${product}/dashboard`)
  await expect(page.getByRole('row', { name: /Harbour Guide/ })).toContainText('1')
})

test('documents are read, and a question about them is answered', async ({ page, product }) => {
  await registerByApi(page, product, 'archive-owner')
  await page.goto(`${product}/dashboard/create`)
  await page.getByLabel('Agent name').fill('Archive')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).click()
  const files = [
    { name: 'mill.pdf', buffer: writePdf([{ x: 72, y: 700, text: 'The mill was built in 1712.' }]) },
    { name: 'inn.docx', buffer: await writeDocx([{ text: 'The inn has twelve rooms.' }]) },
    { name: 'bridge.doc', buffer: writeDoc(['The bridge carries carts of two tons.']) },
    { name: 'market.pptx', buffer: await writePptx([{ title: 'Market', items: ['Held on Fridays'] }]) },
  ]
  await page.getByRole('tab', { name: 'Files' }).click()
  await page
    .getByLabel('Files to upload')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
  for (const { name } of files) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
  await expect(page).toHaveURL(/#playground$/)

  await page.goto(`${product}${await publicAddress(page)}`)
  await page.getByRole('textbox').fill('When was the mill built?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('log')).toContainText('1712')
  await expect(page.getByRole('button', { name: /mill\.pdf/ }).first()).toBeVisible()
})

test('what does not exist says so', async ({ page, product }) => {
  await page.goto(`${product}/bot/nobody`)
  await expect(page.getByText('Bot Not Found')).toBeVisible()
  const response = await page.goto(`${product}/no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.goto(`${product}/dashboard`)
  await expect(page).toHaveURL(/\/auth\?next=/)
})

/** The path of the public page that the playground's frame shows. */
async function publicAddress(page: Page): Promise<string> {
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  return new URL(address, page.url()).pathname
}
