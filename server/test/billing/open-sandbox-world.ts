import { cancelCheckout, openBillingPortal, payCheckout } from '@parleykit/contract/billing/billing'
import { advanceSubscriptions } from '../../src/features/billing/index.ts'
import { createTestApp } from '../create-test-app.ts'
import type { TestOwner } from '../make-owner.ts'
import { openMailbox } from '../open-mailbox.ts'
import { keepSignedIn } from './keep-signed-in.ts'
import type { PaymentWorld } from './payment-world.ts'
import { makeTestClock } from './test-clock.ts'

/** The sandbox: the provider's side are pages of the server itself, and time is its job. */
export async function openSandboxWorld(): Promise<PaymentWorld> {
  const clock = makeTestClock()
  const mailbox = await openMailbox()
  const log: Record<string, unknown>[] = []
  const app = await createTestApp(
    { ...mailbox.environment, BILLING: 'sandbox' },
    (line) => log.push(line),
    clock.now,
  )
  const paid: { owner: TestOwner; checkoutId: string }[] = []
  const look = () => advanceSubscriptions(app.platform())
  const payWith = (owner: TestOwner, checkoutId: string, card: 'works' | 'declined' | 'fails_on_renewal') =>
    owner.call(payCheckout, { params: { checkoutId }, body: { card } })
  const storeCard = async (owner: TestOwner, card: 'works' | 'fails_on_renewal') => {
    const { body } = await owner.call(openBillingPortal)
    await payWith(owner, body.url.split('/').at(-1) ?? '', card)
  }
  return {
    app,
    clock,
    mailbox,
    log,
    async pay(owner, { subscriptionId: checkoutId }) {
      const { status } = await payWith(owner, checkoutId, 'works')
      if (status === 200) paid.push({ owner, checkoutId })
      return status === 200
    },
    async payInVain(owner, { subscriptionId }) {
      const { status } = await payWith(owner, subscriptionId, 'declined')
      if (status !== 402) throw new Error(`A declined card was answered with ${status}`)
    },
    async leave(owner, { subscriptionId: checkoutId }) {
      return (await owner.call(cancelCheckout, { params: { checkoutId } })).body.returnUrl
    },
    spoilCard: (owner) => storeCard(owner, 'fails_on_renewal'),
    mendCard: (owner) => storeCard(owner, 'works'),
    async wait(by) {
      clock.advance(by)
      await keepSignedIn(app, clock.now())
      await look()
    },
    async tellAgain() {
      for (const { owner, checkoutId } of [...paid].reverse())
        await Promise.all([payWith(owner, checkoutId, 'works'), payWith(owner, checkoutId, 'works')])
      await Promise.all([look(), look(), look()])
    },
    close: async () => {
      await app.close()
      await mailbox.close()
    },
  }
}
