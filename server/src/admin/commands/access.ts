import { endPayments } from '../../features/account/index.ts'
import {
  countPasskeys,
  disableAccount,
  enableAccount,
  endSessions,
  recordSecurityEvent,
  removePasskeys,
  removeTwoStep,
  tellOwner,
} from '../../features/auth/index.ts'
import { accountOf, type OpenOperator } from '../operator/operator.ts'

const saidOf = {
  nothing: 'Nothing is charged from now on.',
  stopped: 'What it pays for ends with the period that is paid; nothing more is charged.',
  failed:
    'WARNING: what it pays for could not be ended at the payment provider and goes on being charged. End it there, or disable the account once more.',
} as const

export async function disable(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id, username } = await accountOf(operator, name)
  await disableAccount(operator, id)
  console.log(`${username} is disabled: signed out everywhere, and the agents answer nobody.`)
  console.log(saidOf[await endPayments(operator, id)])
}

export async function enable(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id, username } = await accountOf(operator, name)
  await enableAccount(operator, id)
  console.log(`${username} can sign in again, and the agents answer.`)
}

export async function signOut(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id: userId, username } = await accountOf(operator, name)
  await endSessions(operator, userId, null)
  await recordSecurityEvent(operator, { name: 'signed_out_everywhere', userId, caller: null })
  console.log(`${username} is signed out everywhere.`)
}

export async function twoStepOff(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id: userId, username } = await accountOf(operator, name)
  await removeTwoStep(operator.database, userId)
  tellOwner(operator, userId, { topic: 'account' })
  await recordSecurityEvent(operator, { name: 'two_step_off', userId, caller: null })
  console.log(`${username} signs in with the password alone now.`)
  const passkeys = await countPasskeys(operator.database, userId)
  if (passkeys > 0)
    console.log(`The account's passkeys (${passkeys}) still sign in; passkeys-off removes them all.`)
}

export async function passkeysOff(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id, username } = await accountOf(operator, name)
  const removed = await removePasskeys(operator, id)
  console.log(
    removed === 0
      ? `${username} has no passkeys.`
      : `${username} signs in with none of ${removed === 1 ? 'the one passkey' : `the ${removed} passkeys`} any more.`,
  )
}
