import { offerHandover } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import type { TestOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import type { Screen, World } from './screen.ts'

async function makePayer({ stage }: World): Promise<TestOwner> {
  const owner = await stage.newOwner()
  await subscribe(owner, 'standard')
  return owner
}

async function members(world: World): Promise<Page> {
  const owner = await makePayer(world)
  await makeMember(world.stage.product, owner, 'editor')
  await owner.call(inviteMember, { body: { role: 'viewer', email: 'somebody@example.com' } })
  const page = await world.stage.openPage(owner)
  await page.goto('/dashboard/profile')
  await page.getByRole('list', { name: 'Members' }).getByText('somebody@example.com').waitFor()
  return page
}

/** In a workspace that another person was invited to. */
async function asViewer(world: World): Promise<Page> {
  const owner = await makePayer(world)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const page = await world.stage.openPage(await makeMember(world.stage.product, owner, 'viewer'))
  await page.goto(`/dashboard/agents/${agent.id}`)
  await page.getByRole('banner').getByText("'s workspace").waitFor()
  await page.getByRole('heading', { name: 'In the knowledge base' }).waitFor()
  return page
}

/** Agents that an owner offers to a member whose plan has one place. */
async function offered(world: World): Promise<{ giver: TestOwner; taker: TestOwner }> {
  const giver = await makePayer(world)
  for (let each = 1; each <= 2; each += 1) await makeAgent(giver)
  const taker = await makeMember(world.stage.product, giver, 'editor')
  await giver.call(offerHandover, { body: { userId: taker.user.id, password: 'correct horse' } })
  return { giver, taker }
}

/** People in a workspace, and what they see of it. */
export const workspaceScreens: readonly Screen[] = [
  { name: 'profile members', open: members },
  {
    name: 'profile removing a member',
    open: async (world) => {
      const page = await members(world)
      await page.getByRole('button', { name: /^Remove / }).click()
      await page.getByRole('alertdialog').waitFor()
      return page
    },
  },
  {
    name: 'profile inviting',
    open: async (world) => {
      const page = await members(world)
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('dialog').getByLabel('Email').waitFor()
      return page
    },
  },
  {
    name: 'profile invitation made',
    open: async (world) => {
      const page = await members(world)
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('dialog').getByText('/join#').waitFor()
      return page
    },
  },
  {
    name: 'join a workspace',
    open: async (world) => {
      const owner = await makePayer(world)
      const { body } = await owner.call(inviteMember, { body: { role: 'editor' } })
      const page = await world.stage.openPage()
      await page.goto(`/join#${body.token}`)
      await page.getByRole('link', { name: 'Register' }).waitFor()
      return page
    },
  },
  { name: 'agent as a viewer', open: asViewer },
  {
    name: 'account menu of several workspaces',
    open: async (world) => {
      const page = await asViewer(world)
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitemradio', { name: 'Your workspace' }).waitFor()
      return page
    },
    widths: [1280],
  },
  {
    name: 'mobile menu of several workspaces',
    open: async (world) => {
      const page = await asViewer(world)
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitemradio', { name: 'Your workspace' }).waitFor()
      return page
    },
    widths: [390],
  },
  {
    name: 'profile handing over',
    open: async (world) => {
      const page = await members(world)
      await page.getByRole('button', { name: 'Transfer agents' }).click()
      await page.getByRole('dialog').getByLabel('Current password').waitFor()
      return page
    },
  },
  {
    name: 'profile agents offered',
    open: async (world) => {
      const { giver } = await offered(world)
      const page = await world.stage.openPage(giver)
      await page.goto('/dashboard/profile')
      await page.getByRole('button', { name: 'Withdraw offer' }).waitFor()
      return page
    },
  },
  {
    name: 'profile offer of agents',
    open: async (world) => {
      const { taker } = await offered(world)
      const page = await world.stage.openPage(taker)
      await page.goto('/dashboard/profile')
      await page.getByRole('button', { name: 'Accept' }).waitFor()
      return page
    },
  },
  {
    name: 'profile accepting an offer',
    open: async (world) => {
      const { taker } = await offered(world)
      const page = await world.stage.openPage(taker)
      await page.goto('/dashboard/profile')
      await page.getByRole('button', { name: 'Accept' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accept transfer' }).waitFor()
      return page
    },
  },
  {
    name: 'dashboard with an offer',
    open: async (world) => {
      const { taker } = await offered(world)
      const page = await world.stage.openPage(taker)
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'View offer' }).waitFor()
      return page
    },
    widths: [390, 1280],
  },
]
