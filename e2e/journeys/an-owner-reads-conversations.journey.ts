import type { APIRequestContext, Page } from '@playwright/test'
import { curatedAnswerTexts } from '../../web/src/features/answering/curated-answers/curated-answer-texts.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { expect, registerByApi, test } from '../support/product.ts'

const guide = 'A kayak costs 20 euros a day. A bicycle costs 12 euros a day. Helmets are free of charge.'

/** A trained agent with a way to let a new visitor ask it something; answers the conversation's id. */
async function openAgent(request: APIRequestContext, product: string) {
  const created = await request.post(`${product}/api/agents`, { data: { name: 'Harbour Guide' } })
  const { id, publicId } = await created.json()
  await request.post(`${product}/api/agents/${id}/knowledge`, { data: { content: guide } })
  await request.post(`${product}/api/agents/${id}/train`)
  const ask = async (message: string): Promise<number> => {
    const visitorId = crypto.randomUUID()
    const reply = await request.post(`${product}/api/public/chat/${publicId}`, {
      data: { message, visitorId },
    })
    expect(reply.status()).toBe(200)
    return (await reply.json()).conversationId
  }
  return { page: `${product}/dashboard/agents/${id}`, ask }
}

const viewerOf = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('what is read and written stays while visitors begin conversations', async ({ page, product }) => {
  await registerByApi(page, product, 'reading-owner')
  const agent = await openAgent(page.request, product)
  const kayaks = await agent.ask('What does a kayak cost?')
  await agent.ask('What does a bicycle cost?')
  await page.goto(`${agent.page}#activity`)
  const viewer = viewerOf(page)
  await expect(viewer).toContainText('12 euros')
  await viewer.getByRole('button', { name: conversationTexts.correct }).click()
  await page.getByLabel('Corrected answer').fill('Bicycles cost 13 euros.')

  await agent.ask('Are helmets free?')
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await expect(page.getByLabel('Corrected answer')).toHaveValue('Bicycles cost 13 euros.')
  await viewer.getByRole('button', { name: 'Save' }).click()
  await expect(viewer).toContainText('(corrected)')

  // A link leads to its conversation in a tab that is open already.
  await page.evaluate((id) => {
    history.pushState({}, '', `?conversation=${id}#activity`)
  }, kayaks)
  await expect(viewer).toContainText('20 euros')
})

test('nothing that an owner writes is thrown away without a question', async ({ page, product }) => {
  await registerByApi(page, product, 'writing-owner')
  const agent = await openAgent(page.request, product)
  await agent.ask('What does a kayak cost?')
  await agent.ask('What does a bicycle cost?')
  await page.goto(`${agent.page}#activity`)
  await viewerOf(page).getByRole('button', { name: conversationTexts.correct }).click()
  const correction = page.getByLabel('Corrected answer')
  await correction.fill('Bicycles cost 13 euros.')

  const asked = page.getByRole('alertdialog')
  const leaving = [
    () => page.getByRole('button', { name: /^What does a kayak cost/ }).click(),
    () => page.getByRole('tab', { name: 'Knowledge' }).click(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => correction.press('Escape'),
  ]
  for (const leave of leaving) {
    await leave()
    await asked.getByRole('button', { name: /Stay|Keep editing/ }).click()
    await expect(correction).toHaveValue('Bicycles cost 13 euros.')
    await expect(asked).toBeHidden()
    // The focus goes back a turn after the question is gone; a key that is pressed before would go where it goes.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  // What is typed before would go where the focus goes back to.
  await expect(correction).toBeFocused()
  await page.getByLabel('Search in messages').fill('kayak')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await expect(correction).toHaveValue('Bicycles cost 13 euros.')
  await correction.press('Escape')
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(correction).toBeHidden()

  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByRole('tab', { name: 'Q&A', exact: true }).click()
  await page.getByRole('button', { name: curatedAnswerTexts.add, exact: true }).click()
  const answer = page.getByRole('dialog').getByLabel(curatedAnswerTexts.answer, { exact: true })
  await answer.fill('On Sundays from ten.')
  await answer.press('Escape')
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(answer).toHaveValue('On Sundays from ten.')
  await expect(answer).toBeFocused()
  await answer.press('Escape')
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a conversation that is gone leads back to the others', async ({ page, product }) => {
  await registerByApi(page, product, 'deleting-owner')
  const agent = await openAgent(page.request, product)
  await agent.ask('What does a kayak cost?')
  await agent.ask('What does a bicycle cost?')
  const helmets = await agent.ask('Are helmets free?')
  await page.goto(`${agent.page}#activity`)
  const viewer = viewerOf(page)
  await expect(viewer).toContainText('Helmets are free')

  await page.request.delete(`${product}/api/conversations/${helmets}`)
  await expect(viewer).toContainText('This conversation was deleted.')
  await expect(viewer.getByRole('button')).toHaveCount(1)
  await viewer.getByRole('button', { name: 'Back to conversations' }).click()
  await expect(viewer).toContainText('12 euros')
  await expect(page.getByRole('button', { name: /^What does a bicycle cost/ })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: /^What does a bicycle cost/ }).click()
  await expect(viewer).toContainText('12 euros')
  await page.goBack()
  await expect(viewer).toBeHidden()
  await page.getByRole('button', { name: /^What does a bicycle cost/ }).click()
  for (const left of [/^What does a kayak cost/, null]) {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete conversation' }).click()
    if (!left) break
    await expect(page.getByRole('button', { name: left })).toBeFocused()
    await page.getByRole('button', { name: left }).press('Enter')
  }
  await expect(page.getByText(/No conversations yet/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeFocused()

  await page.goto(`${agent.page}?conversation=99999#activity`)
  await viewer.getByRole('button', { name: 'Back to conversations' }).click()
  await expect(page.getByText(/No conversations yet/)).toBeVisible()
})
