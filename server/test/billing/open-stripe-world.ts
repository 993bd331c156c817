import { advanceSubscriptions } from '../../src/features/billing/index.ts'
import { createTestApp } from '../create-test-app.ts'
import type { TestOwner } from '../make-owner.ts'
import { openMailbox } from '../open-mailbox.ts'
import { keepSignedIn } from './keep-signed-in.ts'
import { openStandIn } from './open-stand-in.ts'
import type { PaymentWorld } from './payment-world.ts'
import type { StripeStandIn } from './stripe/serve-stripe.ts'
import { makeTestClock } from './test-clock.ts'

export interface StripeWorld extends PaymentWorld {
  readonly stripe: StripeStandIn
}

/** Stripe's own library against a stand-in for Stripe. */
export async function openStripeWorld(): Promise<StripeWorld> {
  const clock = makeTestClock()
  const mailbox = await openMailbox()
  const { stripe, environment } = await openStandIn(clock.now)
  const log: Record<string, unknown>[] = []
  const app = await createTestApp(
    { ...mailbox.environment, ...environment },
    (line) => log.push(line),
    clock.now,
  )
  stripe.sendTo(app.origin)
  const { ledger } = stripe
  const customerOf = (owner: TestOwner) => {
    const found = [...ledger.emails].find(([, email]) => email === owner.user.email)
    if (!found) throw new Error('This owner has paid nothing')
    return found[0]
  }
  return {
    app,
    clock,
    mailbox,
    log,
    stripe,
    async pay(_owner, { subscriptionId }) {
      const session = ledger.sessions.get(subscriptionId)
      if (session?.status !== 'open') return false
      ledger.subscribe(session, session.metadata)
      await stripe.told()
      return true
    },
    async payInVain(_owner, { subscriptionId }) {
      if (ledger.sessions.get(subscriptionId)?.status !== 'open') throw new Error('It is not open')
      const failed = { id: `evt_${subscriptionId}`, object: 'event', type: 'payment_intent.payment_failed' }
      const status = await stripe.send(JSON.stringify({ ...failed, data: { object: {} } }))
      if (status !== 200) throw new Error(`What is of no use was answered with ${status}`)
    },
    async leave(_owner, { subscriptionId }) {
      const { pathname, search } = new URL(ledger.sessions.get(subscriptionId)?.cancel_url ?? '')
      return `${pathname}${search}`
    },
    async spoilCard(owner) {
      ledger.spoilt.add(customerOf(owner))
    },
    async mendCard(owner) {
      ledger.mend(customerOf(owner))
      await stripe.told()
    },
    async wait(by) {
      clock.advance(by)
      await keepSignedIn(app, clock.now())
      ledger.pass()
      await stripe.told()
      await advanceSubscriptions(app.platform())
    },
    async tellAgain() {
      await stripe.told()
      for (const body of [...stripe.events].reverse()) {
        // Its id makes one that was taken do nothing, so the same is told under another one, too.
        const renamed = body.replace(
          /"id":"evt_\w+"/,
          `"id":"evt_again_${Math.random().toString(36).slice(2)}"`,
        )
        const statuses = await Promise.all([stripe.send(body), stripe.send(renamed)])
        if (statuses.some((status) => status !== 200)) throw new Error(`Not taken: ${statuses}`)
      }
    },
    async close() {
      await stripe.told()
      await app.close()
      await stripe.close()
      await mailbox.close()
    },
  }
}
