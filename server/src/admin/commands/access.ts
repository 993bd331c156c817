import { cancelSubscriptionForAccount } from '../../features/account/index.ts'
import {
  countPasskeys,
  disableAccount,
  disableTwoStep,
  enableAccount,
  removePasskeys,
  signOutEverywhere,
} from '../../features/auth/index.ts'
import { accountOf, type OpenOperator } from '../operator/operator.ts'

const saidOf = {
  nothing: "It won't be charged again.",
  stopped: "Its subscription ends with the current paid period and won't renew.",
  failed:
    "WARNING: the subscription couldn't be canceled with the payment provider and will keep being charged. Cancel it there, or run disable again.",
} as const

export async function disable(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id, username } = await accountOf(operator, name)
  await disableAccount(operator, id)
  operator.print(`${username} is disabled: signed out everywhere, and their agents no longer answer.`)
  operator.print(saidOf[await cancelSubscriptionForAccount(operator, id)])
}

export async function enable(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id, username } = await accountOf(operator, name)
  await enableAccount(operator, id)
  operator.print(`${username} can sign in again, and their agents answer.`)
}

export async function signOut(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id: userId, username } = await accountOf(operator, name)
  await signOutEverywhere({ platform: operator, caller: null }, { ownerId: userId, deviceToken: null })
  operator.print(`${username} is signed out everywhere.`)
}

export async function twoStepOff(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id: userId, username } = await accountOf(operator, name)
  await disableTwoStep(operator, userId)
  operator.print(`${username} now signs in with just a password.`)
  const passkeys = await countPasskeys(operator.database, userId)
  if (passkeys > 0)
    operator.print(`The account's passkeys (${passkeys}) still work; passkeys-off removes them all.`)
}

export async function passkeysOff(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id, username } = await accountOf(operator, name)
  const removed = await removePasskeys(operator, id)
  operator.print(
    removed === 0
      ? `${username} has no passkeys.`
      : `${username} can no longer sign in with ${removed === 1 ? 'their passkey' : `their ${removed} passkeys`}.`,
  )
}
