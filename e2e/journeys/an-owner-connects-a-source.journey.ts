import { type GithubWorld, githubWire } from '../../server/test/sources/github-wire.ts'
import { openSourceWorld } from '../../server/test/sources/open-source-world.ts'
import { kindTexts, sourceTexts } from '../../web/src/features/knowledge/sources/source-texts.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

test('an owner connects a folder of documents by the keyboard, syncs it and removes it', async ({
  page,
  product,
  installation,
}) => {
  const github: GithubWorld = { files: new Map(), token: null, isTruncated: false }
  const world = await openSourceWorld([githubWire(github)])
  github.files.set('docs/guide/start.md', '# Start\n\nTurn the blue key to start.')
  github.files.set('docs/notes/plan.md', '# Plan\n\nA secret plan.')
  await registerByApi(page, product, 'connecting-owner')
  await installation.operate('grant', 'connecting-owner', 'admin')
  const agent = await makeTrainedAgent(page, product, 'Harbour')
  await page.goto(`${product}/dashboard/agents/${agent.id}#knowledge-sources`)
  await page.getByRole('button', { name: kindTexts.github.name }).press('Enter')
  const form = page.getByRole('dialog')
  const address = form.getByLabel(kindTexts.github.addressLabel)
  await address.fill(`${world.origin}/acme/nothing`)
  await address.press('Enter')
  await expect(form.getByRole('alert')).toContainText("GitHub doesn't have this")
  await address.fill(`${world.origin}/acme/docs/tree/main/docs`)
  await address.press('Enter')
  await form.getByRole('checkbox', { name: 'docs/notes' }).press('Space')
  await expect(form.getByLabel(sourceTexts.every)).toHaveValue('daily')
  await expectAccessible(page)
  await form.getByRole('button', { name: sourceTexts.connect }).press('Enter')

  const card = page.getByRole('region', { name: 'acme/docs/docs' })
  await expect(card).toContainText('1 added')
  await expect(page.getByTitle('docs/guide/start.md')).toBeVisible()
  await expect(page.getByText('docs/notes/plan.md')).toHaveCount(0)
  github.files.set('docs/guide/start.md', '# Start\n\nTurn the red key to start.')
  await card.getByRole('button', { name: /^Sync now/ }).press('Enter')
  await expect(card).toContainText('1 changed')

  github.files.set('docs/guide/twin.md', '# Start\n\nTurn the red key to start.')
  await card.getByRole('button', { name: /^Sync now/ }).press('Enter')
  await expect(card).toContainText("docs/guide/twin.md wasn't read: The agent already has this text")

  await world.close()
  await card.getByRole('button', { name: /^Sync now/ }).press('Enter')
  await expect(card).toContainText('Your agent keeps what it knew.')
  await expect(page.getByTitle('docs/guide/start.md')).toBeVisible()

  await card.getByRole('button', { name: /^Remove/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: sourceTexts.remove }).press('Enter')
  await expect(page.getByText(sourceTexts.none)).toBeVisible()
  await expect(page.getByText(sourceTexts.noEntries)).toBeVisible()
})
