import { FetchFault, type PublicFetch } from '../../../../platform/fetch-public-url/index.ts'

/** Maximum bytes read of a robots.txt (RFC 9309 requires at least 500 KiB). */
const readBytesMax = 512 * 1024
const bytesMax = 4 * 1024 * 1024

/** The text of an origin's robots.txt, null if it has none or denies access, or the reason why it can't be fetched. */
export type RobotsText = { readonly text: string | null } | { readonly fault: FetchFault | number }

interface RobotsRequest {
  readonly signal: AbortSignal
  readonly firstByteMs?: number
  readonly totalMs?: number
}

/** Fetches robots.txt, regardless of its content type. A `fault` is a status or a connection error. */
export async function fetchRobots(
  fetchPublicUrl: PublicFetch,
  origin: string,
  request: RobotsRequest,
): Promise<RobotsText> {
  try {
    const { status, body } = await fetchPublicUrl({
      url: `${origin}/robots.txt`,
      accept: ['*/*'],
      bytesMax,
      ...request,
    })
    if (status >= 500 || status === 429) return { fault: status }
    if (status < 200 || status >= 300) return { text: null }
    const isCut = body.byteLength > readBytesMax
    const text = body.subarray(0, readBytesMax).toString('utf8')
    return { text: isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text }
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return { fault: error }
  }
}
