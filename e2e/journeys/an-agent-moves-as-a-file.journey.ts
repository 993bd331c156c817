import { readFile } from 'node:fs/promises'
import { writeAgentFile } from '../../server/test/agent-file.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { agentExportTexts } from '../../web/src/features/agents/agent-export-texts.ts'
import { portabilityTexts } from '../../web/src/features/portability/portability-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('an owner exports an agent, another owner imports it, and it answers there', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const [owner, other] = [await stage.newOwner(), await stage.newOwner()]
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon from the northern pier.'])

  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings-file`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: agentExportTexts.action }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Harbour Shop.agent.zip')
  const file = { name: 'Harbour Shop.agent.zip', mimeType: 'application/zip' }
  const buffer = await readFile(await download.path())

  const elsewhere = await stage.openPage(other)
  await elsewhere.goto('/dashboard')
  const trigger = elsewhere.getByRole('button', { name: portabilityTexts.import })
  await trigger.focus()
  await elsewhere.keyboard.press('Enter')
  const dialog = elsewhere.getByRole('dialog')
  const input = dialog.getByLabel(portabilityTexts.fileLabel)
  await input.setInputFiles({ ...file, name: 'notes.txt', buffer })
  await expect(dialog.getByRole('alert')).toContainText('.agent.zip')
  await input.setInputFiles({ ...file, buffer: Buffer.from('Just words.') })
  await expect(dialog.getByRole('alert')).toContainText("Nothing was imported. This isn't a ZIP file")
  const tooMuch = await writeAgentFile(['Ferries leave at noon. '.repeat(27_000)])
  await input.setInputFiles({ ...file, buffer: tooMuch })
  await expect(dialog.getByRole('alert')).toContainText('your plan has room for')
  await expectAccessible(elsewhere)

  await input.setInputFiles({ ...file, buffer })
  await expect(dialog.getByRole('heading', { name: portabilityTexts.completed })).toBeVisible()
  await expect(dialog).toContainText('Imported: the settings, 1 text.')
  await expect(dialog).toContainText('The imported agent has its own link and key')
  await expectAccessible(elsewhere)
  await dialog.getByRole('link', { name: portabilityTexts.openAgent }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Harbour Shop' })).toBeVisible()
  await expect(elsewhere.getByText('Your Agent is trained on all your data')).toBeVisible({ timeout: 60_000 })
  await elsewhere.getByRole('tab', { name: 'Playground' }).click()
  const playground = elsewhere.frameLocator('iframe')
  await playground.getByRole('textbox').fill('When does the ferry leave?')
  await playground.getByRole('textbox').press('Enter')
  await expect(playground.getByRole('log')).toContainText('at noon from the northern pier', {
    timeout: 60_000,
  })
  await stage.close()
})
