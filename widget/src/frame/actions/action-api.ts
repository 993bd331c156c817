import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export type ActionStep = { readonly values: Readonly<Record<string, string>> } | { readonly confirm: boolean }

/** Takes a step of an action. Returns what came of it, or a message for the visitor. */
export async function takeActionStep(
  { publicId, identity }: { readonly publicId: string; readonly identity: VisitorIdentity },
  runId: string,
  step: ActionStep,
): Promise<ActionEvent | string> {
  const response = await fetch(`${publicApiPath('bots', publicId)}/actions/${runId}`, {
    method: 'POST',
    headers: { ...visitorHeaders(identity), 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...step, preview: identity.preview }),
  }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (response?.ok) return body as ActionEvent
  const words = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  const isSaid = response !== null && response.status < 500 && typeof words === 'string'
  return isSaid ? words : chatTexts.troubleConnecting
}
