import { type ActionBody, actionInputBody } from '@parleykit/contract/actions/actions'
import type { Platform } from '../../../platform/platform.ts'
import { findRequestFault, withoutSecrets } from '../../actions/index.ts'

interface PreparedActions {
  readonly actions: readonly ActionBody[]
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[]
  readonly notes: readonly string[]
}

/**
 * Checks the actions of an agent's file. An action that needs what this server lacks is off: secrets, which are in no
 * file, and mail for visitors who prove their address.
 */
export async function prepareActions(
  platform: Platform,
  listed: readonly unknown[],
): Promise<PreparedActions> {
  const checked = await Promise.all(listed.map((said) => prepareAction(platform, said)))
  const actions = checked.flatMap(({ action }) => action ?? [])
  const secrets = actions.flatMap(secretsOf).length
  return {
    actions,
    leftOut: checked.flatMap(({ name, reason }) => (reason === undefined ? [] : [{ name, reason }])),
    notes: [
      ...(secrets > 0
        ? [
            `${secrets} ${secrets === 1 ? 'secret' : 'secrets'} to fill in, in Settings under Actions. Until then, actions with missing secrets are off.`,
          ]
        : []),
      ...checked.flatMap(({ note }) => note ?? []),
    ],
  }
}

interface Checked {
  readonly name: string
  readonly action?: ActionBody
  /** Why it is left out. */
  readonly reason?: string
  readonly note?: string
}

async function prepareAction(platform: Platform, said: unknown): Promise<Checked> {
  const { data, error } = actionInputBody.safeParse(said)
  const name = `Action "${data?.name ?? nameIn(said)}"`
  if (!data) return { name, reason: `It is invalid: ${error.issues[0]?.message ?? 'unexpected value'}.` }
  if (data.kind === 'mcp') return { name, reason: 'Connect its MCP server here, and add the tool again.' }
  const reason = await findRequestFault(platform, data)
  if (reason !== null) return { name, reason }
  // Secrets that a file has all the same aren't trusted.
  const action = withoutSecrets(data)
  const isMailMissing = data.audience === 'email' && !platform.mail.isOn
  if (secretsOf(action).length > 0 || isMailMissing) action.isOn = false
  const note = `${name} is off, because visitors prove their address by mail and this server sends none.`
  return { name, action, ...(isMailMissing && { note }) }
}

function nameIn(said: unknown): string {
  const name = typeof said === 'object' && said !== null && 'name' in said ? String(said.name) : '?'
  return name.slice(0, 60)
}

function secretsOf(action: ActionBody) {
  return action.kind === 'http' ? action.http.headers.filter(({ isSecret }) => isSecret) : []
}
