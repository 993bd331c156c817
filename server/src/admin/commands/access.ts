import { cancelSubscriptionForAccount, recordAccountChange } from '../../features/account/index.ts'
import {
  countPasskeys,
  disableAccount,
  disableTwoStep,
  enableAccount,
  removePasskeys,
  signOutEverywhere,
} from '../../features/auth/index.ts'
import { type AccountRow, accountOf, commandActor, type OpenOperator } from '../operator/operator.ts'

const saidOf = {
  nothing: "It won't be charged again.",
  stopped: "Its subscription ends with the current paid period and won't renew.",
  failed:
    "WARNING: the subscription couldn't be canceled with the payment provider and will keep being charged. Cancel it there, or run disable again.",
} as const

type Action = Parameters<typeof recordAccountChange>[1]['action']

const recordOf = (operator: OpenOperator, action: Action, account: AccountRow) =>
  recordAccountChange({ operator, ...commandActor }, { action, account })

export async function disable(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const account = await accountOf(operator, name)
  const { id, username } = account
  await disableAccount(operator, id, recordOf(operator, 'account_disabled', account))
  operator.print(`${username} is disabled: signed out everywhere, and their agents no longer answer.`)
  operator.print(saidOf[await cancelSubscriptionForAccount(operator, id)])
}

export async function enable(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const account = await accountOf(operator, name)
  const { id, username } = account
  await enableAccount(operator, id, recordOf(operator, 'account_enabled', account))
  operator.print(`${username} can sign in again, and their agents answer.`)
}

export async function signOut(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const account = await accountOf(operator, name)
  const { id: userId, username } = account
  await signOutEverywhere(
    { platform: operator, caller: null },
    { ownerId: userId, deviceToken: null },
    recordOf(operator, 'account_signed_out', account),
  )
  operator.print(`${username} is signed out everywhere.`)
}

export async function twoStepOff(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const account = await accountOf(operator, name)
  const { id: userId, username } = account
  await disableTwoStep(operator, userId, recordOf(operator, 'account_two_step_off', account))
  operator.print(`${username} now signs in with just a password.`)
  const passkeys = await countPasskeys(operator.database, userId)
  if (passkeys > 0)
    operator.print(`The account's passkeys (${passkeys}) still work; passkeys-off removes them all.`)
}

export async function passkeysOff(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const account = await accountOf(operator, name)
  const { id, username } = account
  const removed = await removePasskeys(operator, id, recordOf(operator, 'account_passkeys_removed', account))
  operator.print(
    removed === 0
      ? `${username} has no passkeys.`
      : `${username} can no longer sign in with ${removed === 1 ? 'their passkey' : `their ${removed} passkeys`}.`,
  )
}
