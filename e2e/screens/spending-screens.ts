import { updateAgent } from '@parleykit/contract/agents/agents'
import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import {
  getInstallationSpend,
  getWorkspaceSpend,
  type InstallationSpend,
  type ModelPrice,
  type Spend,
  spendDays,
  type WorkspaceSpend,
} from '@parleykit/contract/models/spend'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { spendingTexts } from '../../web/src/features/models/spending/spending-texts.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import type { Screen, World } from './screen.ts'

const spendOf = (requests: number, cost: number, unpricedRequests = 0): Spend => ({
  ...{ requests, cost, unpricedRequests },
  ...{ inputTokens: requests * 2900, outputTokens: requests * 180 },
})
const today = spendOf(96, 0.31)
const month = spendOf(2140, 8.0726, 12)
const days = Array.from({ length: spendDays }, (_, at) => ({
  date: new Date(Date.UTC(2026, 0, 3 + at)).toISOString().slice(0, 10),
  ...spendOf(40 + ((at * 37) % 60), at < 4 ? 0 : 0.1 + ((at * 7) % 11) / 20),
}))
const prices: ModelPrice[] = [
  {
    ...{ connectionId: 1, connectionName: 'OpenAI', model: 'gpt-5-mini', source: 'list' },
    price: { input: 0.25, output: 2 },
  },
  {
    ...{ connectionId: 1, connectionName: 'OpenAI', model: 'gpt-5', source: 'set' },
    price: { input: 1, output: 8.5 },
  },
  {
    ...{ connectionId: 2, connectionName: 'Ollama', model: 'llama3.2:latest', source: 'local' },
    price: { input: 0, output: 0 },
  },
  {
    ...{ connectionId: 3, connectionName: 'Machine room', model: `mixtral-${'large'.repeat(8)}` },
    ...{ price: null, source: null },
  },
]
const inDollars: ModelBudget = { unit: 'usd', amount: 10 }

const ofWorkspace = (agentId: number, changed: Partial<WorkspaceSpend> = {}): Partial<WorkspaceSpend> => ({
  ...{ today, month, days, prices, budget: inDollars },
  rows: [
    {
      ...{ agentId, agentName: 'Harbour helper', model: 'gpt-5-mini', isOwnKey: true },
      ...{ today: spendOf(90, 0.3), month: spendOf(2100, 8.05) },
    },
    {
      ...{ agentId: 99, agentName: null, model: 'mixtral', isOwnKey: true },
      ...{ today: spendOf(0, 0), month: spendOf(12, 0, 12) },
    },
    {
      ...{ agentId, agentName: 'Harbour helper', model: 'gpt-5', isOwnKey: false },
      ...{ today: spendOf(6, 0.0026), month: spendOf(28, 0.0226) },
    },
  ],
  budgets: [
    { agentId: null, budget: inDollars, used: 8.0726, isUsedUp: true },
    { agentId, budget: { unit: 'tokens', amount: 5_000_000 }, used: 5_000_000, isUsedUp: true },
  ],
  unpricedServerModels: [],
  ...changed,
})

/** The spending of a workspace, with what the server answers changed. */
async function asOwner({ stage, agent, owner }: World, changed?: Partial<WorkspaceSpend>): Promise<Page> {
  const page = await stage.openPage(owner)
  await page.route(`**${getWorkspaceSpend.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), ...ofWorkspace(agent.id, changed) },
    })
  })
  await page.goto('/dashboard/profile/spending')
  await page.getByRole('heading', { name: spendingTexts.prices }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function pricing(world: World): Promise<Page> {
  const page = await asOwner(world)
  await page.getByRole('button', { name: `${spendingTexts.edit}: gpt-5`, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

async function unused({ stage, newcomer }: World): Promise<Page> {
  const page = await stage.openPage(newcomer)
  await page.goto('/dashboard/profile/spending')
  await page.getByText(spendingTexts.nothing).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Where the operator sees what workspaces spend. */
async function asOperator({ stage, makeAdmin }: World): Promise<Page> {
  const operator = await stage.newOwner()
  await makeAdmin(operator)
  const page = await stage.openPage(operator)
  const monthByServer = spendOf(1000, 3.5)
  const shown: Partial<InstallationSpend> = {
    ...{ today, month, days, prices },
    workspaces: [
      { username: 'harbour', today, month: spendOf(2000, 8), monthByServer },
      {
        ...{ username: `ferries-${'island'.repeat(6)}`, today: spendOf(0, 0) },
        ...{ month: spendOf(140, 0.0726, 12), monthByServer: spendOf(0, 0) },
      },
    ],
  }
  await page.route(`**${getInstallationSpend.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...shown } })
  })
  await page.goto('/dashboard/status/spending')
  await page.getByRole('heading', { name: spendingTexts.prices }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function agentBudget({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: { modelBudget: { unit: 'usd', amount: 25 } } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, 'Model')
  await page.getByText(spendingTexts.usedSoFar('$0.00')).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** What models cost, and budgets. */
export const spendingScreens: readonly Screen[] = [
  { name: 'spending', open: (world) => asOwner(world) },
  {
    name: 'spending in tokens',
    open: (world) =>
      asOwner(world, {
        days: days.map((day) => ({ ...day, cost: 0, unpricedRequests: day.requests })),
        month: spendOf(2140, 0, 2140),
        ...{ budget: null, budgets: [] },
      }),
  },
  { name: 'spending price', open: pricing },
  { name: 'spending unused', open: unused },
  { name: 'spending of all workspaces', open: asOperator },
  { name: 'agent settings budget', open: agentBudget },
]
