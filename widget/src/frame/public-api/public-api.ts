/** Path of a public operation on one agent, e.g. `/api/public/bots/{publicId}`. */
export function publicApiPath(operation: 'bots' | 'chat-stream' | 'chat-stop', publicId: string): string {
  return `/api/public/${operation}/${encodeURIComponent(publicId)}`
}

/** The query for requests as the agent's owner, who sees it in every status. */
export function previewQuery(preview: boolean): '' | '?preview=1' {
  return preview ? '?preview=1' : ''
}
