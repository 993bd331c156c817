import { makeAgent } from '../../../server/test/make-agent.ts'
import { brokenAnswer, byButton, byText, byToast } from '../finds.ts'
import type { Situation } from '../situation.ts'

const upload = [
  { name: 'hours.md', mimeType: 'text/markdown', buffer: Buffer.from('# Hours\n\nWe open at nine.') },
]

export const knowledgeSituations: readonly Situation[] = [
  {
    title: 'the knowledge of an agent',
    arrange: async (stage) => {
      const owner = await stage.newOwner()
      const { id } = await makeAgent(owner)
      const page = await stage.openPage(owner)
      await page.goto(`/dashboard/agents/${id}#knowledge`)
      return page
    },
    reads: {
      'knowledge.files': byText,
      'knowledge.content-required': async (page, words) => {
        await byButton(page, 'Add text').click()
        return byText(page, words)
      },
      'knowledge.add-failed': async (page, words) => {
        await page.route('**/api/agents/*/knowledge', brokenAnswer())
        await page.getByLabel('Text', { exact: true }).fill('The office opens at nine.')
        await byButton(page, 'Add text').click()
        return byToast(page, words)
      },
      'knowledge.added': async (page, words) => {
        await page.unroute('**/api/agents/*/knowledge')
        await byButton(page, 'Add text').click()
        return byToast(page, words)
      },
      'knowledge.upload-failed': async (page, words) => {
        await page.route('**/api/agents/*/knowledge/upload', brokenAnswer())
        await page.getByLabel('Files to upload').setInputFiles(upload)
        return byToast(page, words)
      },
      'knowledge.uploaded': async (page, words) => {
        await page.unroute('**/api/agents/*/knowledge/upload')
        await page.getByLabel('Files to upload').setInputFiles(upload)
        return byToast(page, words)
      },
      'knowledge.delete-failed': async (page, words) => {
        await page.route('**/api/agents/*/knowledge/*', brokenAnswer())
        await page.getByRole('button', { name: 'Delete hours.md' }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^Delete/ })
          .click()
        return byToast(page, words)
      },
    },
  },
]
