import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, hasMaterial, material, signUp, test } from './product.ts'

const guide = `# Harbour Rentals

## Bicycles
A bicycle costs 12 euros a day, and helmets are free of charge.

## Kayaks
Kayaks are rented from May to September. A guide comes along on request.
`

test('somebody signs up, builds an agent with the wizard, and a visitor gets its answer', async ({
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
  await expect(log).toContainText("I'm sorry, I can only answer questions related to the knowledge base.")
  await chat.reload()
  await expect(chat.getByRole('log')).toContainText('from May to September')
  await chat.getByRole('button', { name: 'New chat' }).click()
  await expect(chat.getByText('What can I help with?')).toBeVisible()
  await visitor.close()

  await page.goto(`${product}/dashboard`)
  await expect(page.getByRole('row', { name: /Harbour Guide/ })).toContainText('1')
})

test('real documents are read, and a real question about them is answered', async ({ page, product }) => {
  test.skip(!hasMaterial, 'the shared documents are not here')
  await signUp(page, product, 'archive-owner')
  await page.goto(`${product}/dashboard/create`)
  await page.getByLabel('Agent name').fill('Archive')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).click()
  const files = [
    'README.md',
    'documents/good/pdfbox__eu-001.pdf',
    'documents/good/wordextractor__test07.docx',
    'qa/articles/Normans.txt',
  ]
  await page.getByLabel('Files to upload').setInputFiles(files.map((file) => join(material, file)))
  for (const file of files) {
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: file.split('/').at(-1) ?? '' })
        .first(),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
  await expect(page).toHaveURL(/#playground$/)

  const questions = readFileSync(join(material, 'qa/questions.jsonl'), 'utf8').trim().split('\n')
  const { question, answers }: { question: string; answers: string[] } = questions
    .map((line) => JSON.parse(line))
    .find(({ id }) => id === '3ef9ae00c1b7e813e7ec3f4ec')
  await page.goto(`${product}${await publicAddress(page)}`)
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('log')).toContainText(answers[0] ?? '')
  await expect(page.getByRole('button', { name: /Normans\.txt/ }).first()).toBeVisible()
})

test('what does not exist says so', async ({ page, product }) => {
  await page.goto(`${product}/bot/nobody`)
  await expect(page.getByText('Bot Not Found')).toBeVisible()
  const response = await page.goto(`${product}/no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await page.goto(`${product}/dashboard`)
  await expect(page).toHaveURL(/\/auth\?next=/)
})

/** The path of the public page that the playground's frame shows. */
async function publicAddress(page: Page): Promise<string> {
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  return new URL(address, page.url()).pathname
}
