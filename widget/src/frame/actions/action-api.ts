import type { ActionEvent, PageResult } from '@parleykit/contract/actions/action-runs'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { OpenAction } from '../chat/chat-state.ts'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { ConversationRef, VisitorIdentity } from '../visitor/visitor-identity.ts'

export type ActionStep =
  | { readonly values: Readonly<Record<string, string>> }
  | { readonly confirm: boolean }
  | { readonly result: PageResult }

interface Place {
  readonly publicId: string
  readonly identity: VisitorIdentity
}

/** Takes a step of an action. Returns what came of it, or a message for the visitor. */
export async function takeActionStep(
  { publicId, identity }: Place,
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

/** An action as it is now; null if the server can't tell. */
export function getAction({ publicId, identity }: Place, runId: string): Promise<ActionEvent | null> {
  return load<ActionEvent>(identity, `${publicApiPath('bots', publicId)}/actions/${runId}`)
}

/** The actions of a conversation that the visitor can go on with or waits for. */
export async function listOpenActions(conversation: ConversationRef): Promise<readonly OpenAction[]> {
  const { publicId, identity, conversationId } = conversation
  const path = `${publicApiPath('bots', publicId)}/conversations/${conversationId}/actions`
  return (await load<OpenAction[]>(identity, path)) ?? []
}

async function load<T>(identity: VisitorIdentity, path: string): Promise<T | null> {
  const headers = visitorHeaders(identity)
  const response = await fetch(path + previewQuery(identity.preview), { headers }).catch(() => null)
  return response?.ok ? ((await response.json().catch(() => null)) as T | null) : null
}
