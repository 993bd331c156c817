import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { Action } from '@parleykit/contract/actions/actions'
import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import type { Role } from '@parleykit/contract/base/roles'
import type { ActionRow } from './tables.ts'

/** An action as a member of its workspace sees it. Only owners see the endings of its secrets, and viewers no fixed values. */
export function toAction(row: ActionRow, role: Role): Action {
  const { id, name, purpose, phrases, audience, asksFirst, doneText, isOn, uses, failures, approval } = row
  const shared = {
    ...{ id, name, purpose, phrases, audience, asksFirst, doneText, isOn, uses, failures },
    approval,
    inputs: role === 'viewer' ? row.inputs.map(withoutFixed) : [...row.inputs],
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    missingSecrets: row.http?.headers.filter(({ isSecret, value }) => isSecret && value === null).length ?? 0,
  }
  if (row.mcp && row.mcpServerId !== null) {
    const { tool, approved, change, picks } = row.mcp
    return {
      kind: 'mcp',
      mcp: { serverId: row.mcpServerId, tool, approved, change, picks: [...picks] },
      ...shared,
    }
  }
  if (row.page) return { kind: 'page', page: row.page, ...shared }
  return row.http
    ? { kind: 'http', http: role === 'owner' ? row.http : withoutEndings(row.http), ...shared }
    : { kind: 'form', form: { mails: row.mails }, ...shared }
}

/** A fixed value may be a key. */
function withoutFixed(input: ActionInput): ActionInput {
  return input.source === 'fixed' ? { ...input, value: null } : input
}

function withoutEndings(http: HttpSettings): HttpSettings {
  const headers = http.headers.map((header) =>
    header.isSecret && header.value !== null ? { ...header, value: '' } : header,
  )
  return { ...http, headers }
}
