import type { Page } from '@playwright/test'
import { subscribe } from '../../../server/test/subscribe.ts'
import { brokenAnswer, byHeading, byText, byToast } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

const cardOf = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true })

/** What a plan's card says. */
const onCard = (plan: string) => (page: Page, words: string) => cardOf(page, plan).getByText(words).first()

const choose = (page: Page, plan: string) => cardOf(page, plan).getByRole('button').click()

async function onPricing(stage: Stage): Promise<Page> {
  const page = await stage.openPage(await stage.newOwner())
  await page.goto('/pricing')
  return page
}

/** The hosted checkout of a plan that was chosen on the pricing page. */
async function onCheckout(stage: Stage): Promise<Page> {
  const page = await onPricing(stage)
  await choose(page, 'Hobby')
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  return page
}

export const billingSituations: readonly Situation[] = [
  {
    title: 'the pricing page',
    arrange: async (stage) => {
      const page = await stage.openPage()
      await page.goto('/pricing')
      return page
    },
    reads: {
      'pricing.title': byHeading,
      'pricing.monthly': byText,
      'pricing.yearly': byText,
      'pricing.save-yearly': byText,
      'pricing.popular': onCard('Standard'),
      'pricing.free': byHeading,
      'pricing.free-price': onCard('Free'),
      'pricing.free-models': onCard('Free'),
      'pricing.free-credits': onCard('Free'),
      'pricing.free-text': onCard('Free'),
      'pricing.free-members': onCard('Free'),
      'pricing.free-agents': onCard('Free'),
      'pricing.free-links': onCard('Free'),
      'pricing.free-embedding': onCard('Free'),
      'pricing.free-inactivity': onCard('Free'),
      'pricing.hobby': byHeading,
      'pricing.hobby-price': onCard('Hobby'),
      'pricing.hobby-models': onCard('Hobby'),
      'pricing.hobby-credits': onCard('Hobby'),
      'pricing.hobby-text': onCard('Hobby'),
      'pricing.hobby-links': onCard('Hobby'),
      'pricing.hobby-api': onCard('Hobby'),
      'pricing.hobby-analytics': onCard('Hobby'),
      'pricing.standard': byHeading,
      'pricing.standard-price': onCard('Standard'),
      'pricing.standard-credits': onCard('Standard'),
      'pricing.standard-members': onCard('Standard'),
      'pricing.standard-agents': onCard('Standard'),
      'pricing.pro': byHeading,
      'pricing.pro-price': onCard('Pro'),
      'pricing.pro-credits': onCard('Pro'),
      'pricing.pro-members': onCard('Pro'),
      'pricing.pro-agents': onCard('Pro'),
      'pricing.pro-analytics': onCard('Pro'),
      'pricing.hobby-yearly': async (page, words) => {
        await page.getByRole('switch', { name: 'Yearly billing' }).click()
        return onCard('Hobby')(page, words)
      },
      'pricing.standard-yearly': onCard('Standard'),
      'pricing.pro-yearly': onCard('Pro'),
      'pricing.billed-yearly': byText,
    },
  },
  {
    title: 'a plan that is chosen while the server is broken',
    arrange: async (stage) => {
      const page = await onPricing(stage)
      await page.route('**/api/get-or-create-subscription', brokenAnswer())
      await choose(page, 'Pro')
      return page
    },
    reads: { 'billing.error': byToast },
  },
  {
    title: 'a plan that is chosen by who has one',
    arrange: async (stage) => {
      const owner = await stage.newOwner()
      await subscribe(owner, 'hobby')
      stage.say('(tier)', 'hobby')
      const page = await stage.openPage(owner)
      await page.goto('/pricing?tier=pro')
      return page
    },
    reads: { 'billing.active': (page) => byToast(page, 'Active Subscription') },
  },
  {
    title: 'a checkout that is paid',
    arrange: async (stage) => {
      const page = await onCheckout(stage)
      await page.getByRole('button', { name: /^Pay/ }).click()
      return page
    },
    reads: { 'billing.succeeded': byToast },
  },
  {
    title: 'a checkout that is left',
    arrange: async (stage) => {
      const page = await onCheckout(stage)
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      return page
    },
    reads: { 'billing.canceled': byToast },
  },
]
