/** The media type and charset of a Content-Type header, in lower case; both null if there is none. */
export function readContentType(header: string | null): { mediaType: string | null; charset: string | null } {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll(/["']/g, '')
    .trim()
  return {
    mediaType: /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim() : null,
    charset: charset || null,
  }
}

/** Whether a media type is among those requested (see PublicRequest). */
export function isAccepted(mediaType: string, accept: readonly string[]): boolean {
  return accept.some(
    (wanted) =>
      wanted === '*/*' || wanted === mediaType || (wanted.endsWith('/') && mediaType.startsWith(wanted)),
  )
}

/** The type of a body without a Content-Type, judged by its first bytes. */
export function guessMediaType(body: Buffer): string {
  const start = body
    .subarray(0, 512)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf)?\s*/, '')
    .toLowerCase()
  if (start.startsWith('<?xml') || start.startsWith('<urlset')) return 'application/xml'
  if (start.startsWith('%pdf-')) return 'application/pdf'
  if (start.startsWith('<')) return 'text/html'
  return body.includes(0) ? 'application/octet-stream' : 'text/plain'
}
