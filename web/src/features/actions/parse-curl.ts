import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { parse } from 'shell-quote'
import parseOptions from 'yargs-parser/browser'

const secretNames = /^(authorization|cookie|x-api-key|.*(token|secret|key).*)$/i

const options = {
  string: ['request', 'header', 'data', 'json', 'user', 'url'],
  array: ['header', 'data'],
  boolean: ['get', 'silent', 'location', 'compressed', 'insecure'],
  alias: {
    request: ['X'],
    header: ['H'],
    data: ['d', 'data-raw', 'data-binary', 'data-ascii', 'data-urlencode'],
    user: ['u'],
    get: ['G'],
    silent: ['s'],
    location: ['L'],
    insecure: ['k'],
  },
  configuration: { 'greedy-arrays': false, 'camel-case-expansion': false, 'dot-notation': false },
}

/** Reads a cURL command as providers' documentation has it. Null if it isn't one. */
export function parseCurl(
  command: string,
): Pick<HttpSettings, 'method' | 'url' | 'headers' | 'bodyType' | 'body'> | null {
  const [program, ...rest] = wordsOf(command)
  if (program !== 'curl') return null
  const read = parseOptions(rest, options)
  const url = String(read.url ?? read._[0] ?? '')
  if (!/^https?:\/\//.test(url)) return null
  const headers = listOf(read.header).map(toHeader)
  const user = read.user === undefined ? [] : [secret('Authorization', `Basic ${btoa(String(read.user))}`)]
  const data = read.json === undefined ? listOf(read.data).join('&') : String(read.json)
  const asked = String(read.request ?? '').toUpperCase()
  const method = methods.find((each) => each === asked) ?? (data && !read.get ? 'POST' : 'GET')
  const place = read.get && data ? `${url}${url.includes('?') ? '&' : '?'}${data}` : url
  return {
    ...{ method, url: place },
    headers: [
      ...headers.filter(({ name }) => name !== '' && !/^(content-length|host)$/i.test(name)),
      ...user,
    ],
    ...bodyOf(method === 'GET' ? '' : data),
  }
}

/** The words of a command. An address is often left without quotation marks, so & and ? are parts of words. */
function wordsOf(command: string): string[] {
  const words: string[] = []
  let joins = false
  for (const word of parse(command.replace(/\\\r?\n/g, ' '), (name) => `$${name}`)) {
    if (typeof word !== 'string' && 'comment' in word) break
    const isAnd = typeof word !== 'string' && word.op === '&'
    const text = typeof word === 'string' ? word : 'pattern' in word ? word.pattern : word.op
    if (words.length > 0 && (isAnd || joins)) words.push(`${words.pop()}${text}`)
    else words.push(text)
    joins = isAnd
  }
  return words
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function listOf(value: unknown): string[] {
  return value === undefined ? [] : [value].flat().map(String)
}

function toHeader(line: string) {
  const at = line.indexOf(':')
  const name = line.slice(0, at).trim()
  const value = line.slice(at + 1).trim()
  return secretNames.test(name) ? secret(name, value) : { name, value, isSecret: false }
}

function secret(name: string, value: string) {
  return { name, value, isSecret: true }
}

function bodyOf(data: string): Pick<HttpSettings, 'bodyType' | 'body'> {
  if (data === '') return { bodyType: 'none', body: '' }
  try {
    return { bodyType: 'json', body: JSON.stringify(JSON.parse(data), null, 2) }
  } catch {
    if (!/^[^=&\s]+=/.test(data)) return { bodyType: 'text', body: data }
    const fields = Object.fromEntries(new URLSearchParams(data))
    return { bodyType: 'form', body: JSON.stringify(fields, null, 2) }
  }
}
