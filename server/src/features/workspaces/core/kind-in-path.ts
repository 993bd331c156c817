/** The kinds of things whose workspace a path may decide, as its segments name them. */
const kinds = ['agents', 'bots', 'conversations', 'messages'] as const
export type Kind = (typeof kinds)[number]

/** The kind of thing that a route's path has the id of, such as `agents` in `/api/agents/:id/knowledge`, or null. */
export function kindInPath(path: string): Kind | null {
  const segment = path.match(/^\/api\/(\w+)\/:id(?:\/|$)/)?.[1]
  return kinds.find((kind) => kind === segment) ?? null
}
