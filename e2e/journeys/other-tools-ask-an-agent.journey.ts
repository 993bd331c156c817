import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { makeAgent } from '../../server/test/make-agent.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { connectPartTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

const run = promisify(execFile)

test('what an owner copies for other tools works unchanged', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  await subscribe(owner, 'hobby')
  const agent = await makeAgent(owner, ['# Opening hours\n\nOur opening hours are nine to five on weekdays.'])
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#connect`)
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  await expect(page.getByRole('heading', { name: 'Use it in other tools' })).toBeVisible()
  const codeOf = async (name: string) => {
    await page.getByRole('tab', { name, exact: true }).click()
    return page.getByRole('tabpanel', { name, exact: true }).locator('pre').innerText()
  }

  // Below the project, so that the package is found; Node takes no types there, and it has none.
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.example-'))
  stage.onClose(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'ask.mjs')
  await writeFile(file, await codeOf('openai for TypeScript'))
  expect((await run(process.execPath, [file])).stdout).toContain('nine to five')
  await expect.poll(() => codeOf('openai for Python')).toContain(`base_url="${product}/v1"`)
  await expect.poll(() => codeOf('Other programs')).toContain(`Model: ${agent.publicId}`)

  const address = await codeOf('Other tools')
  const ask = { name: 'ask', arguments: { question: 'What are your opening hours?' } }
  const asked = await page.request.post(address, {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: ask },
  })
  expect(await asked.text()).toContain('nine to five')

  // The copied text holds the key once assistants need it.
  await expect.poll(() => codeOf('VS Code')).not.toContain('Authorization')
  await owner.call(updateAgent, { params: { id: agent.id }, body: { visibility: 'key_required' } })
  await page.reload()
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  await expect.poll(() => codeOf('VS Code')).toContain(`Bearer ${agent.apiKey}`)
  await stage.close()
})
