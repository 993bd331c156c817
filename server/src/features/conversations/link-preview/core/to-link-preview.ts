import type { LinkPreview } from '@parleykit/contract/conversations/link-preview/link-preview'

interface Stored {
  readonly title: string | null
  readonly description: string | null
  readonly siteName: string | null
  readonly imageKey: string | null
}

/** The preview as it is sent, under the requested address. */
export function toLinkPreview({ title, description, siteName, imageKey }: Stored, url: string): LinkPreview {
  return { title, description, siteName, url, image: imageKey && `/link-images/${imageKey}.webp` }
}
