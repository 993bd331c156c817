import { curatedAnswerTexts } from '../../web/src/features/answering/curated-answers/curated-answer-texts.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { expect, expectAccessible, signUp, test } from '../support/product.ts'

const guide = `# Harbour Rentals

Bicycles are rented from nine to five on every day of the week.
`
const question = 'When are bicycles rented?'
const corrected = 'Bicycles are rented from ten to six, and not on Mondays.'

test('an owner corrects an answer, the next visitor gets it, and undoing brings the first one back', async ({
  page,
  browser,
  product,
}) => {
  await signUp(page, product, 'correcting-owner')
  await page.getByRole('link', { name: 'Create Your First Agent' }).click()
  await page.getByLabel('Agent name').fill('Rentals')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).click()
  await page.getByRole('tab', { name: 'Files' }).click()
  await page
    .getByLabel('Files to upload')
    .setInputFiles([{ name: 'rentals.md', mimeType: 'text/markdown', buffer: Buffer.from(guide) }])
  // The notice may come up over the button while it is pressed.
  await expect(page.getByText('rentals.md is now part of the knowledge.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
  await expect(page).toHaveURL(/#playground$/)
  const frame = (await page.locator('iframe').getAttribute('src')) ?? ''
  const publicPage = new URL(frame, page.url()).pathname

  const visitor = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const chat = await visitor.newPage()
  const log = chat.getByRole('log')
  const ask = async (text: string) => {
    await chat.goto(`${product}${publicPage}`)
    const newChat = chat.getByRole('button', { name: 'New chat' })
    await expect(newChat.or(chat.getByText('What can I help with?'))).toBeVisible()
    if (await newChat.isVisible()) await newChat.click()
    await chat.getByRole('textbox').fill(text)
    await chat.getByRole('textbox').press('Enter')
  }
  await ask(question)
  await expect(log).toContainText('from nine to five')
  await chat.getByRole('button', { name: 'Bad answer' }).click()
  await expect(chat.getByRole('button', { name: 'Bad answer' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(chat)
  await chat.reload()
  await expect(chat.getByRole('button', { name: 'Bad answer' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByRole('button', { name: 'Thumbs down', exact: true }).click()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expectAccessible(page)
  await messages.getByRole('button', { name: conversationTexts.correct }).click()
  await page.getByLabel('Corrected answer').fill(corrected)
  await page.getByLabel('Corrected answer').press('Control+Enter')
  await expect(messages).toContainText('(corrected)')
  await expectAccessible(page)
  await ask('When are the bicycles rented?')
  await expect(log).toContainText(corrected)
  await expect(chat.getByRole('button', { name: 'Answer from the team' })).toBeVisible()

  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByRole('tab', { name: curatedAnswerTexts.tab }).click()
  await expect(page.getByRole('heading', { name: `${curatedAnswerTexts.heading} (1)` })).toBeVisible()
  await expect(page.getByText(corrected)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByLabel('Search in messages').fill('TEN TO SIX')
  await page.getByRole('button', { name: `${question} ` }).click()
  await messages.getByRole('button', { name: 'Undo correction' }).click()
  await expect(messages).toContainText('from nine to five')
  await ask(question)
  await expect(log).toContainText('from nine to five')
  await visitor.close()
})
