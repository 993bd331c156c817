import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import {
  type Action,
  type ActionBody,
  actionInputBody,
  type PageSettings,
} from '@parleykit/contract/actions/actions'
import type { HttpSettings } from '@parleykit/contract/actions/http-settings'

/** An action as the editor holds it. Parts of the kind that isn't chosen are kept. */
export interface Draft extends Omit<Extract<ActionBody, { kind: 'http' }>, 'kind' | 'phrases'> {
  readonly kind: ActionBody['kind']
  readonly phrases: string
  readonly mails: boolean
  readonly page: PageSettings
  /** Endings of saved secrets by lower-case header name. */
  readonly endings: Readonly<Record<string, string>>
}

/** What the parts of the editor share. */
export interface DraftProps {
  readonly draft: Draft
  /** By the path of the field. */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<Draft>) => void
}

const emptyRequest: HttpSettings = {
  ...{
    method: 'GET',
    url: '',
    headers: [],
    bodyType: 'none',
    body: '',
    picks: [],
    honorsIdempotencyKey: false,
  },
}

const emptyPage: PageSettings = { function: '', picks: [] }

export const newInput: ActionInput = {
  ...{ name: '', label: '', type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
}

export const emptyDraft: Draft = {
  ...{ kind: 'http', name: '', purpose: '', phrases: '', inputs: [], audience: 'anyone', asksFirst: false },
  ...{ doneText: '', isOn: true, http: emptyRequest, mails: false, endings: {} },
  page: emptyPage,
}

/** The picked fields of a tool are kept where those of a request are. */
function requestOf(action: Action): HttpSettings {
  if (action.kind === 'http') return action.http
  return action.kind === 'mcp' ? { ...emptyRequest, picks: action.mcp.picks } : emptyRequest
}

export function toDraft(action: Action): Draft {
  const http = requestOf(action)
  const secrets = http.headers.filter(({ isSecret, value }) => isSecret && value !== null)
  return {
    ...action,
    http: {
      ...http,
      headers: http.headers.map((header) => (header.isSecret ? { ...header, value: '' } : header)),
    },
    phrases: action.phrases.join('\n'),
    mails: action.kind === 'form' && action.form.mails,
    page: action.kind === 'page' ? action.page : emptyPage,
    endings: Object.fromEntries(secrets.map(({ name, value }) => [name.toLowerCase(), value ?? ''])),
  }
}

/** What is sent, or what is wrong by the path of its field. */
export function readDraft(
  draft: Draft,
): { body: ActionBody } | { problems: Readonly<Record<string, string>> } {
  const { kind, http, mails, page, endings: _, phrases, ...shared } = draft
  const lines = phrases.split('\n').filter((line) => line.trim() !== '')
  const body = {
    ...shared,
    phrases: lines,
    ...{
      http: { kind, http },
      form: { kind, form: { mails } },
      mcp: { kind, mcp: { picks: http.picks } },
      page: { kind, page },
    }[kind],
  }
  const read = actionInputBody.safeParse(body)
  if (read.success) return { body: read.data }
  return {
    problems: Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}

/** A name for templates, made from a label. */
export function nameFrom(label: string): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
  return plain.replace(/^[_0-9]+|_+$/g, '').slice(0, 40)
}

/** What a cURL command tells. */
export type PastedRequest = Pick<HttpSettings, 'method' | 'url' | 'headers' | 'bodyType' | 'body'>

/** A draft with a pasted request, and an input for each name that it has in braces. What writes is confirmed first. */
export function withRequest(draft: Draft, request: PastedRequest): Partial<Draft> {
  const isNew = (name: string) => draft.inputs.every((input) => input.name !== name)
  const inputs = [...namesIn(request)]
    .filter(isNew)
    .map((name) => ({ ...newInput, name, label: labelFrom(name) }))
  return {
    http: { ...draft.http, ...request },
    inputs: [...draft.inputs, ...inputs],
    asksFirst: draft.asksFirst || request.method !== 'GET',
  }
}

/** The inputs that a request has in braces. */
export function namesIn({ url, body, headers }: Pick<HttpSettings, 'url' | 'body' | 'headers'>): Set<string> {
  const texts = [url, body, ...headers.map(({ value }) => value ?? '')]
  const placeholders = texts.flatMap((text) => [...text.matchAll(/\{\{ *([a-z][a-z0-9_]*) *\}\}/g)])
  return new Set(placeholders.map(([, name = '']) => name))
}

/** A label made from a name: "order_number" is "Order number". */
export function labelFrom(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
