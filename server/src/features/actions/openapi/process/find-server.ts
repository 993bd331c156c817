import { isNode, listOf, type Node } from './reader.ts'

/** Where the API is, and where its document was found. */
export interface Place {
  /** What the owner entered; empty or the document's own for what the document says. */
  readonly server: string
  /** For relative addresses; null if the document was pasted. */
  readonly documentUrl: string | null
}

/**
 * The address of an API without a slash at its end: the one that the owner entered instead of the document's, or one of
 * the lists of servers, of which the document's is the last. Null if there is no address.
 */
export function findServer(lists: readonly unknown[], { server, documentUrl }: Place): string | null {
  const find = (servers: readonly unknown[]) => {
    const addresses = servers.filter(isNode).flatMap((each) => addressOf(each, documentUrl) ?? [])
    return addresses.find((address) => address.startsWith('https:')) ?? addresses[0] ?? null
  }
  const entered = server === '' ? null : find([{ url: server }])
  const isOther = server !== '' && entered !== find(listOf(lists.at(-1)))
  return isOther ? entered : find(lists.flatMap(listOf))
}

/** An address whose variables have their defaults. */
function addressOf(server: Node, documentUrl: string | null): string | null {
  const variables = isNode(server.variables) ? server.variables : {}
  const filled = String(server.url).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined
    return isNode(variable) && variable.default !== undefined ? String(variable.default) : whole
  })
  const url = URL.parse(filled, documentUrl ?? undefined)
  if (!url || !['http:', 'https:'].includes(url.protocol) || /[{}]|%7B/i.test(url.origin + url.pathname))
    return null
  return `${url.origin}${url.pathname}`.replace(/\/$/, '')
}
