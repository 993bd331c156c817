import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import { actionResponseBytesMax } from '@parleykit/contract/actions/limits'
import { type PickedFields, passesChecks, pickFields } from './pick-fields.ts'
import type { InputValue } from './read-values.ts'

/** What a request to an API led to. */
export type CallOutcome =
  | { readonly kind: 'done'; readonly picked: PickedFields }
  /** The API refused the values or found nothing, or the action is set up wrongly: nothing happened. */
  | { readonly kind: 'refused' | 'not_found' | 'broken' | 'website_only'; readonly fault: string }
  /** It failed. `mayHaveRun`: nobody knows whether the API did it. */
  | { readonly kind: 'failed'; readonly mayHaveRun: boolean; readonly fault: string }

interface Response {
  readonly status: number
  readonly text: string
}

interface Expected {
  readonly picks: readonly ActionPick[]
  /** The values of the request, for fields that must equal one. */
  readonly values: Readonly<Record<string, InputValue>>
}

/** Reads a response. Faults are sentences for the owner, without anything of the response. */
export function classifyResponse({ status, text }: Response, { picks, values }: Expected): CallOutcome {
  if (status === 404) return { kind: 'not_found', fault: 'The API answered 404: not found.' }
  if (status >= 300 && status < 400) {
    const fault = `The API redirects (${status}). Enter the final address.`
    // 307 and 308 ask for the same request at another address. The others may follow what was done.
    return status >= 307 ? { kind: 'broken', fault } : { kind: 'failed', mayHaveRun: true, fault }
  }
  if (status === 401 || status === 403)
    return { kind: 'broken', fault: `The API answered ${status}: check the secret headers.` }
  if (status === 408 || status === 409 || status === 425 || status === 429)
    return {
      kind: 'failed',
      mayHaveRun: status === 408,
      fault: `The API answered ${status}: try again later.`,
    }
  if (status >= 400 && status < 500)
    return { kind: 'refused', fault: `The API refused the request (${status}).` }
  if (status >= 500) return { kind: 'failed', mayHaveRun: true, fault: `The API failed (${status}).` }
  const nothing = { facts: [], rows: [], moreRows: 0, found: 0 }
  if (picks.length === 0) return { kind: 'done', picked: nothing }
  // The request worked, whatever can be read of its response.
  const unreadable = (fault: string): CallOutcome => ({ kind: 'failed', mayHaveRun: true, fault })
  if (Buffer.byteLength(text) >= actionResponseBytesMax)
    return unreadable(`The response is larger than ${actionResponseBytesMax / 1024} KB.`)
  let response: unknown
  try {
    response = JSON.parse(text)
  } catch {
    return unreadable('The response isn’t JSON.')
  }
  if (!passesChecks(response, picks, values))
    return {
      kind: 'not_found',
      fault: 'A field of the response isn’t equal to its input, so nothing is shown.',
    }
  const picked = pickFields(response, picks)
  if (picked.found === 0 && picks.some(({ show }) => show !== 'check'))
    return unreadable('The response has none of the picked fields any more.')
  return { kind: 'done', picked }
}
