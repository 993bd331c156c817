import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, registerByApi, test } from '../support/product.ts'

test('a switch moves before what goes by it is drawn', async ({ page, product }) => {
  await page.goto(`${product}/pricing`)
  const yearly = page.getByRole('switch', { name: 'Yearly billing' })
  const cards = page.locator('.plan-cards')
  await expect(yearly).not.toBeChecked()
  // It comes with the server's settings.
  await expect(cards).toContainText('Switched off on this server')
  const monthly = await cards.innerText()
  // What the next frame shows, read just before it is painted.
  const next = await yearly.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    const shown = document.querySelector<HTMLElement>('.plan-cards')
    return { isChecked: element.getAttribute('aria-checked'), cards: shown?.innerText }
  })
  expect(next).toEqual({ isChecked: 'true', cards: monthly })
  await expect(cards).not.toHaveText(monthly)
  await expect(yearly).toBeChecked()
})

test('a double click sends a form once', async ({ page, product }) => {
  await registerByApi(page, product, 'double-clicker')
  await page.goto(`${product}/dashboard/create`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/agents')) sent.push(request.url())
  })
  await page.getByLabel('Agent name').fill('Twin')
  // Once: where the next step comes between two presses, the second is the first one there.
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Add Knowledge', exact: true })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('a dialog that is closing takes no press', async ({ page, product }) => {
  await registerByApi(page, product, 'late-presser')
  await makeTrainedAgent(page, product, 'Harbour Shop')
  await page.goto(`${product}/dashboard`)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  const centers = await dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }),
  )
  const deletions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url())
  })
  // The way back first, what deletes right after it, before it has left.
  for (const { x, y } of centers) await page.mouse.click(x, y)
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Harbour Shop/ })).toBeVisible()
  expect(deletions).toEqual([])
})
