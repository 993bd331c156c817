import { rotateApiKey, updateAgent } from '@parleykit/contract/agents/agents'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { chooseModels } from '@parleykit/contract/models/models'
import { listInstallationAudit } from '@parleykit/contract/workspaces/audit'
import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { auditGroupNames, auditTexts } from '../../web/src/features/workspaces/audit/audit-texts.ts'
import type { Screen, World } from './screen.ts'

/** The log of a workspace in which two people have worked. */
async function openLog({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  await subscribe(owner, 'standard')
  const editor = await makeMember(stage.product, owner, 'editor')
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const params = { id: agent.id }
  const body = { tagline: 'Boats for a day', customTone: 'Say ahoy.', dailyReplies: 100 }
  await editor.call(updateAgent, { params, body })
  const curated = { question: 'Who rents boats?', answer: 'We rent boats.' }
  await editor.call(addCuratedAnswer, { params, body: curated })
  await owner.call(updateAgent, { params, body: { status: 'maintenance' } })
  await owner.call(rotateApiKey, { params })
  await owner.call(chooseModels, { body: { reply: null } })
  await owner.call(inviteMember, { body: { role: 'viewer', email: 'somebody@example.com' } })
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/profile/audit')
  await page.getByRole('cell', { name: /^Invited .somebody@example.com/ }).waitFor()
  return page
}

/** Who changed what, for the owner of a workspace and for the operator. */
export const auditScreens: readonly Screen[] = [
  { name: 'audit log', open: openLog },
  {
    name: 'audit log without matches',
    open: async (world) => {
      const page = await openLog(world)
      await page.getByLabel(auditTexts.filters.what).selectOption(auditGroupNames.webhooks)
      await page.getByText(auditTexts.noMatch).waitFor()
      return page
    },
  },
  {
    name: 'audit log empty',
    open: async ({ stage }) => {
      const page = await stage.openPage(await stage.newOwner())
      await page.goto('/dashboard/profile/audit')
      await page.getByText(auditTexts.empty).waitFor()
      return page
    },
  },
  {
    name: 'audit log of the server',
    open: async ({ stage, makeAdmin }) => {
      const operator = await stage.newOwner()
      await makeAdmin(operator)
      // Other tests run on the same server: only the newest entries are shown.
      const { body } = await operator.call(listInstallationAudit)
      const page = await stage.openPage(operator)
      const json = { ...body, entries: body.entries.slice(0, 5), next: body.next ?? 1 }
      await page.route(`**${listInstallationAudit.path}`, (route) => route.fulfill({ json }))
      await page.goto('/dashboard/status/audit')
      await page.getByRole('cell', { name: auditTexts.serverCommand }).first().waitFor()
      return page
    },
  },
]
