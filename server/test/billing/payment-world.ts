import type { StartedSubscription } from '@parleykit/contract/billing/billing'
import type { TestApp } from '../create-test-app.ts'
import type { TestOwner } from '../make-owner.ts'
import type { Mailbox } from '../open-mailbox.ts'
import type { TestClock } from './test-clock.ts'

/** A server with one of the payment providers, and what a payer does on the provider's side. */
export interface PaymentWorld {
  readonly app: TestApp
  readonly clock: TestClock
  /** What the server mails. */
  readonly mailbox: Mailbox
  /** Lines that the server has logged. */
  readonly log: readonly Record<string, unknown>[]
  /** Pays a checkout on the provider's page. False where it can't be paid any more. */
  pay(owner: TestOwner, started: StartedSubscription): Promise<boolean>
  /** Tries to pay with a card that is declined. */
  payInVain(owner: TestOwner, started: StartedSubscription): Promise<void>
  /** Leaves the provider's page by its way back; the path that it leads to. */
  leave(owner: TestOwner, started: StartedSubscription): Promise<string>
  /** The payer's card is refused from now on. */
  spoilCard(owner: TestOwner): Promise<void>
  /** The payer stores a card that works, which pays what is due. */
  mendCard(owner: TestOwner): Promise<void>
  /** Lets time pass, with what it does to subscriptions. */
  wait(by: { days?: number; minutes?: number }): Promise<void>
  /** Tells the server everything once more, the newest first, and some of it twice at a time. */
  tellAgain(): Promise<void>
  close(): Promise<void>
}
