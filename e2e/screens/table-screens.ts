import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import type { Page } from '@playwright/test'
import { writeWorkbook } from '../../server/test/documents/write-workbook.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { tableTexts } from '../../web/src/features/knowledge/table-texts.ts'
import type { Screen, World } from './screen.ts'

const sheets = {
  'Prices of spring': [
    ['Harbour Shop: prices of spring', null, null, null, null],
    ['Boat', 'Article', 'Size in metres', 'Price', 'Our margin'],
    ['Kayak Heron with paddle, spray deck and dry bag', 4711, '4.2', '310.00 €', '22 %'],
    ['Canoe Otter', 4712, '5.1', '480.00 €', '18 %'],
  ],
  Staff: [
    ['Person', 'Phone'],
    ['Ada Quill', '555-0142'],
  ],
}

async function opened({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  await owner.call(uploadKnowledgeFile, {
    params: { id },
    file: { name: 'prices.xlsx', bytes: writeWorkbook(sheets) },
  })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByRole('button', { name: tableTexts.openOf('prices.xlsx') }).click()
  await page.getByRole('region', { name: tableTexts.example }).waitFor()
  return page
}

/** A column is left out, another is the key. Both by the keyboard. */
async function chosen(world: World): Promise<Page> {
  const page = await opened(world)
  const margin = page.getByRole('checkbox', { name: /^Our margin/ })
  await margin.focus()
  await page.keyboard.press('Space')
  await page.getByLabel(tableTexts.keyColumn).selectOption('Article')
  await page
    .getByRole('region', { name: tableTexts.example })
    .getByText(/^Article: 4711; .*310\.00 €$/)
    .waitFor()
  return page
}

/** A sheet that the agent doesn't read. */
async function withoutSheet(world: World): Promise<Page> {
  const page = await opened(world)
  await page.getByLabel(tableTexts.sheet, { exact: true }).selectOption('Staff')
  await page.getByRole('checkbox', { name: tableTexts.readsSheet }).click()
  await page.getByText(tableTexts.sheetIsLeftOut).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(tableTexts.saved.title, { exact: true }).waitFor()
  return page
}

/** How an uploaded spreadsheet is read. */
export const tableScreens: readonly Screen[] = [
  { name: 'agent knowledge table', open: opened, widths: [320, 390, 1280] },
  { name: 'agent knowledge table chosen', open: chosen, widths: [390, 1280] },
  { name: 'agent knowledge table left out', open: withoutSheet, widths: [390, 1280] },
]
