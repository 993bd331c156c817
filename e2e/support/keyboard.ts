import type { Locator, Page } from '@playwright/test'
import { expect } from './product.ts'

/** More stops than any screen has: a place that isn't reached within them can't be reached. */
const stopsMax = 120

/** Presses Tab (or Shift+Tab) until a place has the focus, and expects the focus to be visible at every stop. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await place.waitFor()
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await hasFocus(place)) return expect(await showsFocus(place), `focus on ${place}`).toBe(true)
    await page.keyboard.press(key)
  }
  throw new Error(`${place} can't be reached by ${key}`)
}

/** Goes to a place and presses a key there. */
export async function pressAt(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** Chooses another one of several radios by an arrow key, which is held down until it is chosen, as a person's finger does. */
export async function chooseBy(page: Page, key: 'ArrowDown' | 'ArrowRight', choice: Locator): Promise<void> {
  await page.keyboard.down(key)
  await expect(choice).toBeChecked()
  await page.keyboard.up(key)
}

/** Goes to a field and types into it. */
export async function typeAt(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Opens something, closes it by Escape, whatever toast is above it, and expects the focus back. */
export async function openAndEscape(page: Page, place: Locator, opened: Locator): Promise<void> {
  await pressAt(page, place)
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(place).toBeFocused()
}

function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate(
    (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
  )
}

/** Whether the browser marks the focus, and an outline or a shadow is drawn at the place or right around or in it. */
function showsFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const around = [element, element.parentElement, ...element.children].filter((each) => each !== null)
    const styles = around.flatMap((each) =>
      [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)),
    )
    const isDrawn = styles.some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    )
    return element.matches(':focus-visible') && isDrawn
  })
}
