import { updateAgent } from '@parleykit/contract/agents/agents'
import { widgetLoaderPath } from '@parleykit/contract/publish/limits'
import type { Locator, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { openHostPage } from '../support/host-page.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)

const light = 'rgb(255, 255, 255)'
const darkOf = { app: 'rgb(17, 17, 19)', chat: 'rgb(24, 25, 27)' }

const appOn = (page: Page) => page.locator('.radix-themes').first()

async function choose(page: Page, menu: 'Account' | 'Menu', theme: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitemradio', { name: theme, exact: true }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

test('an owner switches the app to dark: it is so from the first moment, in every tab, and as long as wanted', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const page = await stage.openPage(owner)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const hasAskedForDark = () => asked.some((path) => /\/dark-[^/]+\.css$/.test(path))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await groundOf(appOn(page))).toBe(light)
  expect(hasAskedForDark()).toBe(false)
  // Nobody has chosen yet: the app follows the device.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundOf(appOn(page))).toBe(darkOf.app)
  await choose(page, 'Account', 'Light')
  await expect.poll(() => groundOf(appOn(page))).toBe(light)
  const other = await page.context().newPage()
  await other.goto('/api-docs')

  await choose(page, 'Account', 'Dark')
  await expect.poll(() => groundOf(appOn(page))).toBe(darkOf.app)
  expect(hasAskedForDark()).toBe(true)
  await expect.poll(() => groundOf(appOn(other))).toBe(darkOf.app)

  // Before the app's own scripts run, the page is dark and has its styles.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const color = getComputedStyle(document.documentElement).getPropertyValue('--slate-1')
      const scheme = getComputedStyle(document.documentElement).colorScheme
      const page = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content
      Object.assign(window, { firstColors: [color, scheme, page] })
    })
  })
  await page.reload()
  await expect.poll(() => groundOf(appOn(page))).toBe(darkOf.app)
  expect(await page.evaluate('firstColors')).toEqual(['#111113', 'normal', 'dark'])
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => groundOf(appOn(page))).toBe(light)
  await page.emulateMedia({ media: 'screen' })

  await choose(page, 'Account', 'System')
  await expect.poll(() => groundOf(appOn(page))).toBe(darkOf.app)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => groundOf(appOn(page))).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundOf(appOn(page))).toBe(darkOf.app)

  await page.setViewportSize({ width: 390, height: 800 })
  await choose(page, 'Menu', 'Light')
  await expect.poll(() => groundOf(appOn(page))).toBe(light)
  await page.reload()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  expect(await groundOf(appOn(page))).toBe(light)
  await page.keyboard.press('Escape')
  // A menu that opens again before the focus is back is closed by it.
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()

  // The playground of a light agent isn't a white slab on a dark page.
  const { id } = await makeAgent(owner)
  await choose(page, 'Menu', 'Dark')
  await page.goto(`/dashboard/agents/${id}#playground`)
  const playground = page.frameLocator('iframe[title^="Playground"]').locator('html')
  await expect.poll(() => groundOf(playground)).toBe(darkOf.chat)
  await stage.close()
})

test("an owner gives an agent's chat the dark theme: visitors get it with the first byte, in websites too", async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings-appearance`)
  const preview = page.frameLocator('iframe[title="Chat preview"]').locator('html')
  await expect.poll(() => groundOf(preview)).toBe(light)
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await expect.poll(() => groundOf(preview)).toBe(darkOf.chat)
  await page.getByLabel('Brand color', { exact: true }).fill('#111111')
  await page.getByRole('radio', { name: 'In the chat' }).click()
  await preview.getByRole('log').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark')

  const address = `${product}/bot/${agent.publicId}`
  expect(await (await fetch(address)).text()).toContain('<html data-theme="dark"')
  const visitor = await stage.openPage()
  await visitor.goto(address)
  await visitor.getByRole('textbox').fill('When does the ferry leave?')
  await visitor.getByRole('textbox').press('Enter')
  await expect(visitor.getByRole('log')).toContainText('noon')
  const ground = () => groundOf(visitor.locator('html'))
  expect(await ground()).toBe(darkOf.chat)
  await expectAccessible(visitor)
  await visitor.emulateMedia({ media: 'print' })
  expect(await ground()).toBe(light)
  await visitor.emulateMedia({ media: 'screen' })

  const tag = `<script src="${product}${widgetLoaderPath}?agent=${agent.publicId}" data-agent="${agent.publicId}" data-initial-message="Any questions?"></script>`
  const shop = await openHostPage(product, tag)
  stage.onClose(() => shop.close())
  await visitor.goto(shop.url)
  expect(await groundOf(visitor.getByRole('button', { name: 'Any questions?' }))).toBe(darkOf.chat)
  await visitor.getByRole('button', { name: /^Open the chat/ }).click()
  const panel = visitor.getByRole('dialog')
  expect(await groundOf(panel)).toBe(darkOf.chat)
  const inPanel = visitor.frameLocator('iframe').locator('html')
  await expect.poll(() => groundOf(inPanel)).toBe(darkOf.chat)
  await expectAccessible(visitor)

  await owner.call(updateAgent, { params: { id: agent.id }, body: { theme: 'system' } })
  for (const [colorScheme, expected] of [
    ['light', light],
    ['dark', darkOf.chat],
  ] as const) {
    const other = await stage.openPage()
    await other.emulateMedia({ colorScheme })
    await other.goto(address)
    expect(await groundOf(other.locator('html'))).toBe(expected)
    await other.goto(shop.url)
    await other.getByRole('button', { name: /^Open the chat/ }).click()
    expect(await groundOf(other.getByRole('dialog'))).toBe(expected)
    await expect.poll(() => groundOf(other.frameLocator('iframe').locator('html'))).toBe(expected)
  }
  await stage.close()
})

test('where the system gives all colors, fields, buttons and what is chosen have lines', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/dashboard/agents/${agent.id}#settings-access`)
  await openSettingsGroup(page, 'Privacy')
  const lineOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).borderTopStyle)
  for (const place of [
    page.locator('.rt-TextFieldRoot').filter({ has: page.getByLabel('Name', { exact: true }) }),
    page.getByRole('combobox', { name: 'Status' }),
    page.getByRole('button', { name: 'Save changes' }),
    page.getByRole('switch', { name: 'Consent line' }),
  ]) {
    await expect.poll(() => lineOf(place)).toBe('solid')
  }
  const outlineOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outlineOf(page.getByRole('radio', { name: 'Before the chat' }))).toBe('solid')

  // So has what lies over the page, and what is ticked in it.
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid')
  const boxOf = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element, '::before').borderTopStyle)
  expect(await boxOf(page.getByRole('dialog').getByRole('checkbox').first())).toBe('solid')
  await stage.close()
})
