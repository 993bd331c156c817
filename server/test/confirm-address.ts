import { confirmEmail } from '@parleykit/contract/auth/recovery'
import { expect } from 'vitest'
import type { TestOwner } from './make-owner.ts'
import { type Mailbox, tokenOf } from './open-mailbox.ts'

/** What the link carries that an account's address has got, the given one of several. */
export async function welcomeToken(mailbox: Mailbox, { user }: TestOwner, count = 1): Promise<string> {
  await expect.poll(() => mailbox.welcomesTo(user.email).length, { timeout: 60_000 }).toBe(count)
  const mail = mailbox.welcomesTo(user.email).at(-1)
  return mail ? tokenOf(mail) : ''
}

/** Has an account confirm its address by the link that it got at its sign-up. */
export async function confirmAddress(mailbox: Mailbox, owner: TestOwner): Promise<void> {
  const body = { token: await welcomeToken(mailbox, owner) }
  expect((await owner.call(confirmEmail, { body })).status).toBe(200)
}
