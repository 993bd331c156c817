/** Path of a public operation on one agent, e.g. `/api/public/bots/{publicId}`. */
export function publicApiPath(operation: 'bots' | 'chat-stream' | 'chat-stop', publicId: string): string {
  return `/api/public/${operation}/${encodeURIComponent(publicId)}`
}
