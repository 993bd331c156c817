import type { LinkPreview } from '@parleykit/contract/conversations/link-preview/link-preview'
import { linkPreviewTexts } from '@parleykit/contract/conversations/link-preview/texts'
import { apiKeyHeader } from '../public-api/api-key.ts'
import { publicApiPath } from '../public-api/public-api.ts'

/** The viewer who requests a card. */
export interface CardViewer {
  readonly publicId: string
  readonly visitorId: string
  /** The owner in the playground. */
  readonly preview: boolean
}

const previews = new Map<string, Promise<LinkPreview>>()

/** Fetches a link preview once. Rejects with the reason if that fails. */
export function fetchLinkPreview(viewer: CardViewer, url: string): Promise<LinkPreview> {
  const known = previews.get(url)
  if (known) return known
  const asked = request(viewer, url)
  previews.set(url, asked)
  return asked
}

async function request({ publicId, preview }: CardViewer, url: string): Promise<LinkPreview> {
  const query = new URLSearchParams({ url: url.replace(/[[\]]/g, ''), ...(preview && { preview: '1' }) })
  const response = await fetch(`${publicApiPath('bots', publicId)}/link-preview?${query}`, {
    headers: apiKeyHeader(),
  })
  const body: LinkPreview & { error?: string } = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(body.error || linkPreviewTexts.failed)
  return body
}

/** Records for the owner that a card was opened; the visitor isn't told of failures. */
export function recordOpenedLink({ publicId, visitorId, preview }: CardViewer, url: string): void {
  if (preview) return
  void fetch(`${publicApiPath('bots', publicId)}/opened-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...apiKeyHeader() },
    body: JSON.stringify({ url: url.replace(/[[\]]/g, ''), visitorId }),
    keepalive: true,
  }).catch(() => {})
}
