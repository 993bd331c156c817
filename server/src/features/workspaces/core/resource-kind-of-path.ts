/** The kinds of resources that determine the workspace, as named in paths. */
const kinds = ['agents', 'bots', 'conversations', 'messages'] as const
export type ResourceKind = (typeof kinds)[number]

/** The kind of resource whose ID a route's path contains, such as `agents` in `/api/agents/:id/knowledge`, or null. */
export function resourceKindOfPath(path: string): ResourceKind | null {
  const segment = path.match(/^\/api\/(\w+)\/:id(?:\/|$)/)?.[1]
  return kinds.find((kind) => kind === segment) ?? null
}
