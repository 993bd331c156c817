import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

test('members without a seat read why an agent is closed to them, their owner who it is, and what else waits', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  // Where plans aren't sold everybody has the largest one: selling them again makes it smaller.
  let server = await runServer(dataDir, { BILLING: 'off', EMBEDDING_MODEL: 'off' })
  try {
    const owner = await makeOwner(server.origin)
    const member = await makeMember(server.origin, owner, 'viewer')
    const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
    const newest = await makeAgent(owner)
    await endServer(server, 'SIGTERM')
    server = await runServer(dataDir, { BILLING: 'sandbox', EMBEDDING_MODEL: 'off' })
    const stage = openStage(server.origin, browser)

    const guest = await stage.openPage(member)
    await guest.goto(`/dashboard/agents/${agent.id}`)
    await expect(guest.getByText(workspaceTexts.paused)).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expectAccessible(guest)

    const page = await stage.openPage(owner)
    await page.goto('/dashboard')
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    await activity.getByRole('link', { name: `"${member.user.username}" was paused` }).click()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await expect(page.getByRole('list', { name: 'Members' })).toContainText('Paused')

    await page.goto(`/dashboard/agents/${newest.id}`)
    await expect(page.getByText('You have more agents than your plan includes')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Upgrade Now' }).click()
    await expect(page).toHaveURL(/\/dashboard\/subscription$/)
    await page.goto('/dashboard')
    await expect(page.getByText('Active Agents').locator('..')).toHaveText('Active Agents1 of 2')
    await stage.close()
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})
