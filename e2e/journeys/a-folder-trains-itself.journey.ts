import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import type { Page } from '@playwright/test'
import { writeDocx } from '../../server/test/documents/write-docx.ts'
import { writePdf } from '../../server/test/documents/write-pdf.ts'
import { writePptx } from '../../server/test/documents/write-pptx.ts'
import { writeSheet } from '../../server/test/documents/write-sheet.ts'
import { zip } from '../../server/test/documents/zip.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

/** The folder that pictures of the steps go to; none are taken without it. */
const pictures = process.env.SCREENSHOTS
const keep = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: join(pictures, `trains itself ${name}.png`) })
}

const writeOdt = (text: string) =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>
      <text:p>${text}</text:p></office:text></office:body></office:document-content>`,
  })

const writeEpub = (text: string) =>
  zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    'book.opf': `<package><metadata><dc:title xmlns:dc="d">Harbour</dc:title></metadata>
      <manifest><item id="a" href="one.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>`,
    'one.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${text}</p></body></html>`,
  })

/** A shop's folder of twelve kinds of files. */
async function writeFolder(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'parleykit-folder-')), 'Harbour shop')
  mkdirSync(join(folder, 'Rules'), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'tours.docx': await writeDocx([{ text: 'The tour to the lighthouse takes three hours.' }]),
    'prices.xlsx': writeSheet([
      ['Boat', 'Day'],
      ['Kayak', '30 €'],
      ['Canoe', '45 €'],
    ]),
    'parts.csv': 'Part;Price\nPaddle;25 €\nVest;60 €\n',
    'parking.pdf': writePdf([{ x: 72, y: 700, text: 'Cars park behind the harbour office.' }]),
    'about.html': '<h1>About us</h1><p>We build kayaks of cedar since 1987.</p>',
    'hours.txt': 'The office is open from nine to five.',
    'swimming.md': '# Swimming\n\nYou may swim in the bay.',
    'letter.rtf': String.raw`{\rtf1 Dogs are welcome on all boats.\par}`,
    'lunch.eml': 'From: Kim <kim@harbour.example>\r\nSubject: Lunch\r\n\r\nLunch costs 12 euros a person.',
    'sauna.odt': await writeOdt('The sauna is heated on Fridays.'),
    'history.epub': await writeEpub('The harbour was founded by fishermen in 1820.'),
    'Rules/course.pptx': await writePptx([
      { title: 'Sailing course', items: ['The sailing course lasts five days.'] },
    ]),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('a folder of twelve kinds of files is answered from without a click on Train', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  // The first training, by hand.
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#knowledge`)
  await expect(page.getByRole('switch', { name: trainingTexts.trainsItself })).toBeChecked()
  await page.getByLabel('Folder to upload').setInputFiles(await writeFolder())
  const report = page.getByRole('region', { name: 'Files of Harbour shop' })
  await expect(report).toContainText('12 files taken')
  await expect(page.getByText(/^Training starts by itself/)).toBeVisible()
  await keep(page, 'due 1280')
  await expect(page.getByText(trainingTexts.trained)).toBeVisible({ timeout: 180_000 })
  await expect(page.getByText(/^Training starts by itself/)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await keep(page, 'trained 390')

  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.goto(`/bot/${agent.publicId}`)
  const log = chat.getByRole('log')
  for (const [question, answer] of [
    ['What does a canoe cost?', '45 €'],
    ['How long does the tour to the lighthouse take?', 'three hours'],
    ['How long does the sailing course last?', 'five days'],
    ['When was the harbour founded?', '1820'],
  ] as const) {
    const input = chat.getByRole('textbox')
    await input.fill(question)
    await input.press('Enter')
    await expect(log).toContainText(answer)
    await expect(input).toBeEnabled()
  }
  await keep(chat, 'answers 390')
  await stage.close()
})
