import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import type { InputValue } from './read-values.ts'

/** A request that was made from an action's templates. Secrets are not in it. */
export interface RenderedRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** Null for none. */
  readonly body: string | null
}

/** Why a request can't be made from its templates, as a sentence for the owner. */
export class TemplateFault extends Error {
  override readonly name = 'TemplateFault'
}

type Values = Readonly<Record<string, InputValue>>

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
}

/**
 * Fills an action's templates. Values can't leave their place: they are encoded in the address, and a JSON body is
 * parsed before its strings are filled. An input that wasn't filled in takes its query parameter, its header or its
 * property of the body with it.
 * @throws TemplateFault
 */
export function renderRequest(
  { method, url, headers, body, bodyType }: HttpSettings,
  values: Values,
): RenderedRequest {
  const hasBody = method !== 'GET' && bodyType !== 'none'
  const visible = headers.flatMap(({ name, value, isSecret }) =>
    isSecret || isLeftEmpty(value ?? '', values) ? [] : { name, value: renderHeader(value ?? '', values) },
  )
  return {
    method,
    url: renderUrl(url, values),
    headers:
      hasBody && contentTypeOf(visible) === ''
        ? [...visible, { name: 'content-type', value: contentTypes[bodyType] }]
        : visible,
    body: hasBody
      ? renderBody({ type: bodyType, contentType: contentTypeOf(visible), template: body }, values)
      : null,
  }
}

function renderHeader(template: string, values: Values): string {
  const value = render(template, values).replace(/\p{Cc}+/gu, ' ')
  if (!/^[\x20-\x7e\xa0-\xff]*$/.test(value))
    throw new TemplateFault('A value has letters that a header can’t hold.')
  return value
}

function contentTypeOf(headers: readonly { readonly name: string; readonly value: string }[]): string {
  const declared = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? ''
  return declared.toLowerCase().split(';')[0] ?? ''
}

/** Checks an action's templates against its inputs before it is saved. Returns the request's origin. */
export function checkTemplates(settings: HttpSettings, inputNames: readonly string[]): string {
  const sample = Object.fromEntries(inputNames.map((name) => [name, 'b']))
  return new URL(renderRequest(settings, sample).url).origin
}

function renderUrl(whole: string, values: Values): string {
  const template = withoutEmptyParameters(whole, values)
  const url = parseUrl(render(template, values, encodeURIComponent))
  const sample = parseUrl(
    render(
      template,
      mapValues(values, () => 'a'),
      encodeURIComponent,
    ),
  )
  if (url.origin !== sample.origin)
    throw new TemplateFault('The host of the address can’t depend on an input.')
  // "..", encoded or not, slashes and nothing would lead to another path.
  const parts = url.pathname.split('/')
  const expected = sample.pathname.split('/')
  const hasSlash = (path: string) => /%2f|%5c/i.test(path)
  const isEmptied = parts.some((part, index) => part === '' && expected[index] !== '')
  const isLonger = hasSlash(url.pathname) && !hasSlash(sample.pathname)
  if (parts.length !== expected.length || isEmptied || isLonger)
    throw new TemplateFault('A value would change the path of the address.')
  if (url.href.length > addressMax) throw new TemplateFault('A value is too long for the address.')
  return url.href
}

/** Characters of an address that the guarded fetch takes. */
const addressMax = 4096

function withoutEmptyParameters(template: string, values: Values): string {
  const [address = '', ...fragment] = template.split('#')
  const [path = '', ...rest] = address.split('?')
  const parameters = rest.length === 0 ? [] : rest.join('?').split('&')
  const kept = parameters.filter((pair) => !isLeftEmpty(pair.slice(pair.indexOf('=') + 1), values))
  return [kept.length > 0 ? `${path}?${kept.join('&')}` : path, ...fragment].join('#')
}

function parseUrl(text: string): URL {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new TemplateFault('The address must begin with https:// and a host.')
  if (url.username !== '' || url.password !== '')
    throw new TemplateFault('Put user names and passwords in a secret header instead of the address.')
  return url
}

interface Body {
  readonly type: 'json' | 'form' | 'text'
  /** As the action's headers declare it; empty if they don't. */
  readonly contentType: string
  readonly template: string
}

/** How a value is written into a text body of a type, so that it can't leave its place; undefined for plain text. */
export function textEncoding(contentType: string): ((value: string) => string) | undefined {
  if (contentType.includes('xml'))
    return (value) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  if (contentType.includes('x-www-form-urlencoded')) return encodeURIComponent
  return contentType.includes('json') ? (value) => JSON.stringify(value).slice(1, -1) : undefined
}

function renderBody({ type, contentType, template }: Body, values: Values): string {
  if (type === 'text') return render(template, values, textEncoding(contentType))
  let filled: unknown
  try {
    filled = fillStrings(JSON.parse(template), values)
  } catch (error) {
    if (error instanceof TemplateFault) throw error
    throw new TemplateFault('The body is not valid JSON. Put every {{ input }} in quotation marks.')
  }
  if (type === 'json') return JSON.stringify(filled)
  if (typeof filled !== 'object' || filled === null || Array.isArray(filled))
    throw new TemplateFault('A form body is a JSON object of names and values.')
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(filled)) fields.append(name, String(value))
  return fields.toString()
}

const onlyAnInput = /^\{\{ *([a-z][a-z0-9_]*) *\}\}$/

/** Whether a text is only an input that wasn't filled in. */
function isLeftEmpty(text: unknown, values: Values): boolean {
  const name = typeof text === 'string' ? onlyAnInput.exec(text)?.[1] : undefined
  return name !== undefined && Object.hasOwn(values, name) && values[name] === ''
}

/** Fills the strings of a JSON document. A string that is only an input gets its value as it is, so numbers stay numbers. */
function fillStrings(part: unknown, values: Values): unknown {
  if (typeof part === 'string') {
    const name = onlyAnInput.exec(part)?.[1]
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : render(part, values)
  }
  const isFilled = (each: unknown) => !isLeftEmpty(each, values)
  if (Array.isArray(part)) return part.filter(isFilled).map((each) => fillStrings(each, values))
  if (typeof part !== 'object' || part === null) return part
  const filled = Object.entries(part).filter(([, value]) => isFilled(value))
  return Object.fromEntries(filled.map(([key, value]) => [key, fillStrings(value, values)]))
}

const placeholder = /\{\{ *([a-z][a-z0-9_]*) *\}\}/g

/** Puts the values of inputs in the place of their names. There is nothing else in a template. */
function render(template: string, values: Values, encode: (value: string) => string = String): string {
  const rest = template.replace(placeholder, '')
  if (/\{\{|\{%/.test(rest))
    throw new TemplateFault('Only names of inputs can be in double braces, as in {{ order }}.')
  return template.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new TemplateFault(`There is no input with the name “${name}”.`)
    return encode(String(value))
  })
}

/** The inputs that a template has in braces. */
export function namesIn(template: string): Set<string> {
  return new Set([...template.matchAll(placeholder)].map(([, name = '']) => name))
}

function mapValues(values: Values, change: (value: InputValue) => InputValue): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
