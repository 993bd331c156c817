import { isNode, listOf, type Node } from './reader.ts'

/** Where the API is, and where its document was found. */
export interface Place {
  /** What the owner entered; empty for what the document says. */
  readonly server: string
  /** For relative addresses; null if the document was pasted. */
  readonly documentUrl: string | null
}

/**
 * The address of an API without a slash at its end, from the first list of servers that has one. What the owner
 * entered stands for the last list, which is the document's. Null if there is no address.
 */
export function findServer(lists: readonly unknown[], { server, documentUrl }: Place): string | null {
  const own = lists.slice(0, -1).flatMap(listOf)
  const servers = own.length > 0 || server === '' ? [...own, ...listOf(lists.at(-1))] : [{ url: server }]
  const addresses = servers.filter(isNode).flatMap((each) => addressOf(each, documentUrl) ?? [])
  return addresses.find((address) => address.startsWith('https:')) ?? addresses[0] ?? null
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
