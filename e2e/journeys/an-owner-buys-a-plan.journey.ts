import { createAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import type { Page } from '@playwright/test'
import { makeMember } from '../../server/test/make-member.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { pricingTexts } from '../../web/src/features/billing/pricing-texts.ts'
import { hold, release } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true })
const choose = (page: Page, plan: string) => card(page, plan).getByRole('button').click()
const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words })

test('from choosing a yearly plan signed out to having paid for it', async ({ page, product }) => {
  await page.goto(`${product}/pricing`)
  await page.getByRole('switch', { name: 'Yearly billing' }).click()
  await choose(page, 'Standard')
  await expect(page).toHaveURL(/\/auth\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/pricing?tier=standard&billing=yearly')

  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username', { exact: true }).fill('buyer')
  await page.getByLabel('Email', { exact: true }).fill('buyer@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.locator('form').getByRole('button', { name: 'Register' }).click()

  // Nobody clicks: the checkout begins by itself.
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByText('no card is charged')).toBeVisible()
  await expect(page.getByText('Standard, yearly')).toBeVisible()
  await expect(pay(page)).toHaveText('Pay $1,440')
  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goForward()
  await pay(page).click()

  await expect(toast(page, 'Thank you for subscribing to ParleyKit!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('0 / 18,000')).toBeVisible()
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  await expect(page.getByRole('heading', { name: 'Standard' })).toBeVisible()
  await expect(page.getByText('Standard, yearly: $1,440 a year')).toBeVisible()
  await expect(page.getByText(/^Renews on .* for \$1,440\.$/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(1)
})

test('the owner of the popular plan sees both badges, and a failed start its status', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  await subscribe(owner, 'standard')
  const page = await stage.openPage(owner)
  await page.goto('/pricing')
  await expect(card(page, 'Standard')).toContainText('Your plan')
  await expect(card(page, 'Standard').getByText(pricingTexts.popular, { exact: true })).toBeVisible()
  const [monthly, yearly] = [pricingTexts.monthly, pricingTexts.yearly]
  await page.getByText(yearly, { exact: true }).click()
  await expect(card(page, 'Hobby')).toContainText('$32*')
  await page.getByText(yearly, { exact: true }).click()
  await expect(card(page, 'Hobby')).toContainText('$32*')
  await page.getByText(monthly, { exact: true }).click()
  await expect(card(page, 'Hobby')).toContainText('$40')
  await page.route('**/api/get-or-create-subscription', (route) =>
    route.fulfill({ status: 500, body: 'boom' }),
  )
  await choose(page, 'Pro')
  await expect(toast(page, pricingTexts.errorTitle)).toContainText('500: boom')
  await stage.close()
})

test('who owes a payment is led to it instead of to another checkout', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await makeOwner(product))
  const { paymentDue } = billingTexts
  const due = { message: paymentDue, error: paymentDue, code: 'payment_due' }
  await page.route('**/api/get-or-create-subscription', (route) => route.fulfill({ status: 409, json: due }))
  await page.goto('/pricing')
  await choose(page, 'Pro')
  // At once: a notice goes by itself.
  await toast(page, paymentDue).getByRole('button', { name: 'Pay now' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible()
  await stage.close()
})

test('a plan that starts has the spinner, and no button can be clicked meanwhile', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await makeOwner(product))
  await page.goto('/pricing')
  await hold(page, '**/api/get-or-create-subscription')
  await choose(page, 'Pro')
  await expect(card(page, 'Pro').getByRole('button')).toHaveAttribute('aria-busy', 'true')
  for (const plan of ['Free', 'Hobby', 'Standard', 'Pro'])
    await expect(card(page, plan).getByRole('button')).toBeDisabled()
  release(page)
  await expect(pay(page)).toHaveText('Pay $500')
  await stage.close()
})

test('addresses of the pricing page: yearly, in any case, of unknown plans, and by who has one', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const page = await stage.openPage(owner)
  await page.goto('/pricing?tier=platinum&billing=yearly')
  await expect(card(page, 'Hobby')).toContainText('$32*')
  await expect(card(page, 'Hobby').getByRole('button')).toBeEnabled()
  await expect(page).toHaveURL(/tier=platinum/)
  // A button says where it leads; the owner's plan is marked next to its name.
  await expect(card(page, 'Free')).toContainText('Your plan')
  await expect(card(page, 'Free').getByRole('button')).toHaveText(pricingTexts.toDashboard)
  await choose(page, 'Free')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/pricing?tier=HOBBY')
  await expect(pay(page)).toHaveText('Pay $40')
  await pay(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await owner.call(getUser)).body.subscriptionTier).toBe('hobby')
  const isActive = toast(page, 'You already have an active hobby subscription.')
  await page.goto('/pricing?tier=pro&billing=monthly')
  await expect(isActive).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  // By the card too; changing the plan is a link of its own.
  await page.goto('/pricing')
  await expect(card(page, 'Pro').getByRole('link', { name: pricingTexts.changeTo('Pro') })).toBeVisible()
  await choose(page, 'Pro')
  await expect(isActive).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await stage.close()
})

test('a card that is declined charges nothing, and a checkout that is left leads back', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const page = await stage.openPage(owner)
  await page.goto('/pricing')
  await choose(page, 'Hobby')
  await page.getByRole('radio', { name: 'Declined card' }).click()
  await pay(page).click()
  await expect(page.getByRole('alert').filter({ hasText: "you weren't charged" })).toBeVisible()
  // It is said once, where another card is chosen.
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(toast(page, 'Your subscription process was canceled.')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  expect((await owner.call(getUser)).body.subscriptionTier).toBe('free')
  await page.goBack()
  await expect(page.getByText('This checkout was canceled.')).toBeVisible()
  await stage.close()
})

test('a checkout that is over has no button that pays, and one of others leads to the plans', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const page = await stage.openPage(owner)
  await page.goto('/pricing?billing=yearly')
  // Who has an account needs no other one.
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await choose(page, 'Hobby')
  await expect(pay(page)).toHaveText('Pay $384')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(/\/pricing\?billing=yearly$/)
  await expect(card(page, 'Hobby')).toContainText('$32*')
  await choose(page, 'Hobby')
  await expect(pay(page)).toBeVisible()
  const address = page.url()
  // Another plan is bought in another window meanwhile.
  await subscribe(owner, 'standard')
  await pay(page).click()
  await expect(page.getByText('This checkout has expired.')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)

  await page.goto('/dashboard/subscription')
  await page.getByRole('button', { name: 'Change card' }).click()
  await expect(page.getByText('Nothing is due now')).toBeVisible()
  await expect(page.getByText('$0')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save card' })).toBeVisible()

  const stranger = await stage.openPage(await makeOwner(product))
  await stranger.goto(address)
  await expect(stranger.getByRole('alert')).toContainText('belongs to another account')
  await expect(stranger.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(stranger)
  await stranger.getByRole('link', { name: 'See the plans' }).click()
  await expect(stranger).toHaveURL(/\/pricing$/)
  await stage.close()
})

test('a subscription is changed for what was said before, canceled, and resumed', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  await subscribe(owner, 'hobby')
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/subscription')
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This is your current plan.')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Standard/ }).click()
  const said = dialog.getByText(/ is charged now, and your plan changes at once/)
  await expect(said).toBeVisible()
  const charged = /^\$[\d,.]+/.exec((await said.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('button', { name: 'Confirm change' }).click()
  await expect(page.getByRole('heading', { name: 'Standard', exact: true })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(charged)

  await page.getByRole('button', { name: 'Change plan' }).click()
  await dialog.getByRole('radio', { name: /^Hobby/ }).click()
  await expect(dialog.getByText('Nothing is charged now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm change' }).click()
  await expect(page.getByText(/^Becomes Hobby, monthly on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(page.getByText(/^Renews on .* for \$150\.$/)).toBeVisible()

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my plan' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Canceled: you keep it until/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText(/^Renews on/)).toBeVisible()
  await stage.close()
})

test('a smaller plan says whom it pauses before it is chosen, and two clicks ask once', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  await subscribe(owner, 'standard')
  for (const name of ['First Shop', 'Second Shop', 'Third Shop'])
    await owner.call(createAgent, { body: { name } })
  const member = await makeMember(product, owner, 'viewer')
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/subscription')
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const loss = `The smaller plan pauses 2 agents (Second Shop, Third Shop) and one member (${member.user.username}). Nothing is deleted.`
  await expect(page.getByRole('alertdialog').getByText(loss)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my plan' }).click()

  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Pro/ }).click()
  await expect(dialog.getByText(/ is charged now/)).toBeVisible()
  await expect(dialog.getByText('The smaller plan pauses')).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^Hobby/ }).click()
  await expect(dialog.getByText(loss)).toBeVisible()
  await expectAccessible(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/subscription\/(change|preview)$/.test(request.url())) asked++
  })
  const confirm = dialog.getByRole('button', { name: 'Confirm change' })
  await expect(confirm).toBeEnabled()
  await confirm.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText(/^Becomes Hobby, monthly on/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(asked).toBe(1)
  await stage.close()
})

test("a member in another owner's workspace finds the way to their own plan", async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  await subscribe(owner, 'standard')
  const member = await makeMember(product, owner, 'viewer')
  await subscribe(member, 'hobby')
  const agent = await owner.call(createAgent, { body: { name: 'Shop' } })
  const page = await stage.openPage(member)
  const openTheirs = async () => {
    await page.goto(`/dashboard/agents/${agent.body.id}`)
    await expect(page.getByRole('banner').getByText("'s workspace")).toBeVisible()
  }
  const own = page.getByText('Hobby, monthly: $40 a month')
  await openTheirs()
  await page.goto('/dashboard/subscription')
  await page.getByRole('button', { name: 'See my own plan' }).click()
  await expect(own).toBeVisible()
  await openTheirs()
  await page.goto('/dashboard/profile')
  await page.getByLabel('Username', { exact: true }).fill('half-typed')
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  await page.getByRole('button', { name: 'Stay', exact: true }).click()
  // The workspace waits for the answer, too.
  await expect(page.getByRole('banner').getByText("'s workspace")).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('half-typed')
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(own).toBeVisible()
  await openTheirs()
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Change or cancel it here' }).click()
  await expect(own).toBeVisible()
  await stage.close()
})
