import { randomBytes } from 'node:crypto'
import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import type { Page } from '@playwright/test'
import { writeDocx } from '../../server/test/documents/write-docx.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { htmlPage, servePages } from '../../server/test/serve-pages.ts'
import { byButton, byTab, byToast } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** By a toast's button to the plan, where its use is shown. */
async function upgradeFrom(page: Page, words: string): Promise<void> {
  await byToast(page, words).getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
}

test('files larger than what is left say how much that is, and lead to the plan', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  const photo = randomBytes(uploadBytesMax - 64 * 1024)
  const brochure = (number: number) =>
    writeDocx([{ text: `Brochure ${number}: the ferry leaves at noon.` }], { 'photo.png': photo })
  for (let number = 1; number <= 4; number += 1) {
    const file = { name: `brochure-${number}.docx`, bytes: await brochure(number) }
    const { status } = await owner.call(uploadKnowledgeFile, { params: { id }, file })
    expect(status).toBe(201)
  }
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  const last = { name: 'brochure-5.docx', mimeType: 'application/octet-stream', buffer: await brochure(5) }
  await page.getByLabel('Files to upload').setInputFiles(last)
  const refusal = "This file is 21 MB, and your plan has 17 MB left for this agent's files."
  await expect(byToast(page, refusal)).toBeVisible()
  // The toast goes; what it said stays beside the file, with the way out.
  const failed = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await expect(failed).toContainText(refusal)
  await expectAccessible(page)
  await failed.getByRole('link', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await expect(page.getByText('83.7 MB of 100 MB')).toBeVisible()
  await stage.close()
})

test('the training links of a plan: more at once, more later, and pages that are read again by themselves', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const paths = Array.from({ length: 15 }, (_, number) => `/page-${number}`)
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')
  const boats = paths.map((path) => [path, htmlPage(path, `<p>The boat of ${path} has two sails.</p>`)])
  const site = await servePages({
    '/': htmlPage('Harbour', `<p>Boats and bikes by the sea.</p>${links}`),
    ...Object.fromEntries(boats),
  })
  stage.onClose(site.close)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  const page = await stage.openPage(owner)
  const openWebsites = async () => {
    await page.goto(`/dashboard/agents/${id}#knowledge`)
    await byTab(page, 'Website').click()
  }
  const findPages = async () => {
    await page.getByLabel('Website URL').fill(site.origin)
    await byButton(page, 'Find pages').click()
  }

  await openWebsites()
  await findPages()
  await page.getByLabel(/^Select all \(16\)/).click()
  await byButton(page, 'Scrape 16 Pages').click()
  await upgradeFrom(page, 'You selected 16 more pages, and your plan has 15 training links left')
  await expect(page.getByText('0 of 15', { exact: true })).toBeVisible()

  await openWebsites()
  await findPages()
  await byButton(page, 'Scrape 15 Pages').click()
  await expect(byToast(page, 'Website scraped successfully')).toBeVisible()
  await findPages()
  await upgradeFrom(
    page,
    "You selected 1 more page, and this agent has used all of your plan's training links",
  )
  await expect(page.getByText('15 of 15', { exact: true })).toBeVisible()

  await openWebsites()
  await page.getByRole('combobox', { name: 'Read the pages again' }).selectOption({ label: 'Daily' })
  await upgradeFrom(page, 'Reading pages again automatically requires a paid subscription.')
  await stage.close()
})
