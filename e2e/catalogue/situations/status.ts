import { updateAgent } from '@parleykit/contract/agents/agents'
import type { Page, Route } from '@playwright/test'
import { makeAgent } from '../../../server/test/make-agent.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

/** The dashboard of an owner whose agent has a status; one that the server doesn't know comes from a newer server. */
const withStatus =
  (status: 'active' | 'maintenance' | 'inactive' | 'hibernating') => async (stage: Stage) => {
    const owner = await stage.newOwner()
    const { id } = await makeAgent(owner)
    const page = await stage.openPage(owner)
    if (status === 'hibernating') {
      const rewrite = async (route: Route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('"status":"active"', `"status":"${status}"`)
        await route.fulfill({ response, body })
      }
      await page.route('**/api/bots', rewrite)
      await page.route(`**/api/agents/${id}`, rewrite)
    } else {
      await owner.call(updateAgent, { params: { id }, body: { status } })
    }
    await page.goto('/dashboard')
    return page
  }

const byStatusCell = (page: Page) => page.getByRole('row').nth(1).locator('.status-badge')

export const statusSituations: readonly Situation[] = [
  { title: 'an active agent', arrange: withStatus('active'), reads: { 'status.active': byStatusCell } },
  {
    title: 'an agent in maintenance',
    arrange: withStatus('maintenance'),
    reads: { 'status.maintenance': byStatusCell },
  },
  { title: 'an inactive agent', arrange: withStatus('inactive'), reads: { 'status.inactive': byStatusCell } },
  {
    title: 'an agent in a status that is not known',
    arrange: withStatus('hibernating'),
    reads: {
      'status.unknown-in-table': byStatusCell,
      'status.unknown-in-header': async (page) => {
        await page.getByRole('row').nth(1).click()
        return page.getByRole('main').locator('header .status-badge')
      },
    },
  },
]
