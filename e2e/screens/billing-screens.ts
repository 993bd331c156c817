import {
  cancelSubscription,
  changeSubscription,
  getOrCreateSubscription,
} from '@parleykit/contract/billing/billing'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import type { TestOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import type { Stage } from '../catalogue/stage.ts'
import type { Screen, World } from './screen.ts'

async function pricing({ stage }: World, owner?: TestOwner): Promise<Page> {
  const page = await stage.openPage(owner)
  await page.goto('/pricing')
  await page.getByRole('heading', { name: 'Simple Pricing' }).waitFor()
  return page
}

async function subscription(stage: Stage, owner: TestOwner): Promise<Page> {
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/subscription')
  await page.getByRole('heading', { name: 'Receipts' }).waitFor()
  await page.getByText('Uploaded files').first().waitFor()
  return page
}

/** An owner of an agent who pays for a plan. */
async function payer(stage: Stage): Promise<TestOwner> {
  const owner = await stage.newOwner()
  await subscribe(owner, 'standard')
  await makeAgent(owner)
  return owner
}

async function checkout({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  const { body } = await owner.call(getOrCreateSubscription, { body: { tier: 'pro', isYearly: true } })
  const page = await stage.openPage(owner)
  await page.goto(body.checkoutUrl ?? '')
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  return page
}

/** What is sold, what was bought, and how it is paid. */
export const billingScreens: readonly Screen[] = [
  { name: 'pricing', open: (world) => pricing(world) },
  {
    name: 'pricing yearly for who has a plan',
    open: async (world) => {
      const page = await pricing(world, await payer(world.stage))
      await page.getByRole('switch', { name: 'Yearly billing' }).click()
      await page.getByText('$32*').waitFor()
      return page
    },
  },
  { name: 'subscription', open: ({ stage, owner }) => subscription(stage, owner) },
  { name: 'subscription paid', open: async ({ stage }) => subscription(stage, await payer(stage)) },
  {
    name: 'subscription changing',
    open: async ({ stage }) => {
      const page = await subscription(stage, await payer(stage))
      await page.getByRole('button', { name: 'Change plan' }).click()
      await page.getByRole('radio', { name: /^Pro/ }).click()
      await page.getByText(/is charged now/).waitFor()
      return page
    },
  },
  {
    name: 'subscription canceling',
    open: async ({ stage }) => {
      const page = await subscription(stage, await payer(stage))
      await page.getByRole('button', { name: 'Cancel subscription' }).click()
      await page.getByRole('alertdialog').waitFor()
      return page
    },
  },
  {
    name: 'subscription canceled',
    open: async ({ stage }) => {
      const owner = await payer(stage)
      await owner.call(cancelSubscription)
      return subscription(stage, owner)
    },
    widths: [390, 1280],
  },
  {
    name: 'subscription becoming smaller',
    open: async ({ stage }) => {
      const owner = await payer(stage)
      await owner.call(changeSubscription, { body: { tier: 'hobby' } })
      return subscription(stage, owner)
    },
    widths: [390, 1280],
  },
  { name: 'checkout', open: checkout },
  {
    name: 'checkout declined',
    open: async (world) => {
      const page = await checkout(world)
      await page.getByRole('radio', { name: 'Declined card' }).click()
      await page.getByRole('button', { name: /^Pay/ }).click()
      await page.getByRole('alert').waitFor()
      return page
    },
    widths: [390, 1280],
  },
  {
    name: 'checkout that is not there',
    open: async ({ stage, owner }) => {
      const page = await stage.openPage(owner)
      await page.goto('/checkout/co_nothing')
      await page.getByRole('alert').waitFor()
      return page
    },
    widths: [390],
  },
]
