import type { Browser } from '@playwright/test'
import { slowDown, timeInput, watchPage } from './watch-page.ts'

/** What its handler takes on a core that nothing else wants, before it is slowed. */
const workMs = 8

/** An input whose handler always does the same: its time tells how much else the machine has to do. */
export interface SteadyWork {
  /** From its input to the next paint in milliseconds. */
  time(): Promise<number>
}

/** A page of its own for the steady work, slowed as the measured ones are, and only while it is timed: else it slows them. */
export async function openSteadyWork(browser: Browser): Promise<SteadyWork> {
  const page = await browser.newPage()
  await watchPage(page)
  await page.goto('data:text/html,<button>work</button><p>0</p>')
  await page.evaluate(prepare, workMs)
  async function time() {
    const hurry = await slowDown(page)
    const ms = await timeInput(page, () => page.getByRole('button').click())
    await hurry()
    return ms
  }
  return { time }
}

/** Finds out how far the machine counts at best in that time, and has the button count as far. */
function prepare(ms: number) {
  const count = (steps: number) => {
    let sum = 0
    for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 1_000_003
    return sum
  }
  const million = 1_000_000
  const tries = Array.from({ length: 10 }, () => {
    const begun = performance.now()
    count(million)
    return performance.now() - begun
  })
  const steps = Math.round((million * ms) / Math.min(...tries))
  document.querySelector('button')?.addEventListener('click', () => {
    const told = document.querySelector('p')
    if (told) told.textContent = String(count(steps))
  })
}
