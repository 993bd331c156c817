import type { ActionBody } from '@parleykit/contract/actions/actions'

/** An action as its table keeps it, but for the parts of its kind that need the server: the request and its secrets. */
export function columnsOf(input: ActionBody) {
  const { kind, name, purpose, phrases, inputs, audience, asksFirst, doneText, isOn } = input
  return {
    ...{ kind, name, purpose, phrases, inputs, audience, asksFirst, doneText, isOn },
    // Nobody is there to run a function of the page once a person has approved it.
    approval: input.kind === 'page' ? null : (input.approval ?? null),
    page: input.kind === 'page' ? input.page : null,
    mails: input.kind === 'form' && input.form.mails,
  }
}

/** An action without the values of its secret headers. */
export function withoutSecrets(action: ActionBody): ActionBody {
  if (action.kind !== 'http') return { ...action }
  const headers = action.http.headers.map((header) => (header.isSecret ? { ...header, value: null } : header))
  return { ...action, http: { ...action.http, headers } }
}
