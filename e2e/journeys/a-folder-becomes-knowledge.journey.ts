import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { writeDocx } from '../../server/test/documents/write-docx.ts'
import { writePdf } from '../../server/test/documents/write-pdf.ts'
import { writeSheet } from '../../server/test/documents/write-sheet.ts'
import { zip } from '../../server/test/documents/zip.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** A shop's folder: ten files that can be read, two that can't, and what a Mac puts beside them. */
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
    'Rules/refunds.md': '# Refunds\n\nWe refund a tour that storms cancel.',
    'setup.exe': 'MZ',
    'broken.pdf': '%PDF-1.7\n',
    '.DS_Store': 'Bud1',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('a folder of twelve files and a dropped ZIP file become knowledge, and a list says what was taken', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByLabel('Folder to upload').setInputFiles(await writeFolder())
  const report = page.getByRole('region', { name: 'Files of Harbour shop' })
  await expect(report).toContainText('10 files taken, 2 skipped')
  await expect(report).toContainText('Harbour shop/setup.exe')
  await expect(report).toContainText('Harbour shop/broken.pdf')
  await expect(report).not.toContainText('DS_Store')
  await report.getByText('Taken files').click()
  await expect(report.getByText('Harbour shop/Rules/refunds.md')).toBeVisible()
  await expectAccessible(page)

  const archive = await zip({ 'Winter/sauna.md': 'The sauna costs 15 euros.', 'Winter/film.mov': 'moov' })
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], 'winter.zip'))
      return transfer
    },
    [...archive],
  )
  await page.getByRole('region', { name: 'Upload files' }).dispatchEvent('drop', { dataTransfer: dropped })
  const ofArchive = page.getByRole('region', { name: 'Files of winter.zip' })
  await expect(ofArchive).toContainText('1 file taken, 1 skipped')
  await expect(ofArchive).toContainText('Winter/film.mov')
  await page.getByRole('button', { name: 'Dismiss the list of Harbour shop' }).click()
  await expect(report).toHaveCount(0)

  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  expect(entries).toHaveLength(11)
  expect(entries.map(({ fileName }) => fileName)).toContain('Winter/sauna.md')
  await stage.close()
})
