import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { checkTemplates, namesIn, TemplateFault, textEncoding } from './render-request.ts'

/**
 * Checks a request and what is asked with it before it is saved. Returns its origin. The secrets of an action are sent
 * with the request for choices, so both go to one host. A request that changes something has been done when its response
 * is compared.
 * @throws TemplateFault
 */
export function checkRequest(http: HttpSettings, inputs: readonly ActionInput[]): string {
  const names = inputs.map(({ name }) => name)
  const origin = checkTemplates(http, names)
  const typed = inputs.filter(({ choicesFrom }) => !choicesFrom).map(({ name }) => name)
  for (const { choicesFrom } of inputs) {
    if (!choicesFrom) continue
    const headers = choicesFrom.headers.map((header) => ({ ...header, isSecret: false }))
    const asked = { ...http, method: 'GET' as const, url: choicesFrom.url, headers }
    if (checkTemplates(asked, typed) !== origin)
      throw new TemplateFault('Choices must come from the same host as the request.')
  }
  checkTextBody(http, inputs)
  const compared = http.picks.flatMap(({ show, input }) => (show === 'check' && input ? [input] : []))
  const unknown = compared.find((name) => !names.includes(name))
  if (unknown) throw new TemplateFault(`There is no input with the name “${unknown}”.`)
  if (http.method !== 'GET' && compared.length > 0)
    throw new TemplateFault('Only responses of GET requests can be compared with an input.')
  return origin
}

/**
 * In plain text, a typed value could pretend to be what is proved about the visitor. In a type whose values can't be
 * encoded, such as YAML, it could be anything.
 */
function checkTextBody(
  { method, bodyType, body, headers }: HttpSettings,
  inputs: readonly ActionInput[],
): void {
  if (method === 'GET' || bodyType !== 'text') return
  const declared = headers.find(
    ({ name, isSecret }) => !isSecret && name.toLowerCase() === 'content-type',
  )?.value
  const type = (declared ?? 'text/plain').toLowerCase().split(';')[0]?.trim() ?? ''
  if (namesIn(type).size === 0 && textEncoding(type)) return
  const used = namesIn(body)
  const isUsed = (isProved: boolean) =>
    inputs.some(
      ({ name, source }) => used.has(name) && source !== 'fixed' && (source === 'identity') === isProved,
    )
  if (isUsed(false) && (type !== 'text/plain' || isUsed(true)))
    throw new TemplateFault(
      'Typed values could leave their place in this body. Use JSON, or declare XML in the Content-Type header.',
    )
}
