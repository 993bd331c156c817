import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openShop } from '../../server/test/open-shop.ts'
import { actionTexts } from '../../web/src/features/actions/action-texts.ts'
import { openapiTexts } from '../../web/src/features/actions/openapi-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** The folder that pictures of the steps go to; none are taken without it. */
const pictures = process.env.SCREENSHOTS

async function picture(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  if (!pictures) return
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(pictures, `openapi ${name} ${width} ${colorScheme}.png`) })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** The server's own document has more operations than a page of the list. */
async function getOwnDocument(origin: string): Promise<string> {
  return (await fetch(`${origin}/openapi.json`)).text()
}

let shop: Awaited<ReturnType<typeof openShop>>
test.beforeEach(async () => {
  shop = await openShop()
})
test.afterEach(() => shop.close())

test('an owner imports two operations from an OpenAPI document, and fills a secret in', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The lamp shop is open from Monday to Friday.'])
  const page = await stage.openPage(owner, { width: 1280, height: 900 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: openapiTexts.open, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: openapiTexts.open })
  await sheet.getByLabel(openapiTexts.document).fill('Hello')
  await sheet.getByRole('button', { name: openapiTexts.read }).click()
  await expect(sheet.getByRole('alert')).toContainText('neither JSON nor YAML')
  await picture(page, 'source')

  await sheet.getByLabel(openapiTexts.document).fill(await getOwnDocument(product))
  await sheet.getByRole('button', { name: openapiTexts.read }).click()
  await sheet.getByLabel(openapiTexts.server, { exact: true }).fill(shop.origin)
  const list = sheet.getByRole('list', { name: openapiTexts.operations })
  await expect(list.getByRole('checkbox')).toHaveCount(50)
  await sheet.getByLabel(openapiTexts.search).fill('post leads')
  await list.getByRole('checkbox').first().check()
  await sheet.getByLabel(openapiTexts.search).fill('get agents')
  await list.getByRole('checkbox').first().check()
  await picture(page, 'operations')
  await sheet.getByRole('button', { name: openapiTexts.add(2) }).click()

  await expect(sheet.getByRole('status').first()).toContainText(openapiTexts.added(2))
  await expect(sheet.getByText(actionTexts.missingSecrets(1)).first()).toBeVisible()
  await picture(page, 'added')
  await sheet.getByRole('button', { name: openapiTexts.review }).first().click()
  const editor = page.getByRole('dialog', { name: actionTexts.editTitle })
  await expect(editor.getByLabel(actionTexts.url, { exact: true })).toHaveValue(
    new RegExp(`^${shop.origin}/`),
  )
  await picture(page, 'editor')
  await editor.getByLabel(actionTexts.headerValue).last().fill('Bearer 42')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(actionTexts.missingSecrets(1))).toHaveCount(0)
  await editor.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(editor).toBeHidden()
  await picture(page, 'settings')
  await stage.close()
})
