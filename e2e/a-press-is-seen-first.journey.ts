import { expect, test } from './product.ts'

test('a switch moves before what goes by it is drawn', async ({ page, product }) => {
  await page.goto(`${product}/pricing`)
  const yearly = page.getByRole('switch', { name: 'Yearly billing' })
  const cards = page.locator('.plan-cards')
  await expect(yearly).not.toBeChecked()
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
