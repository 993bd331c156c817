import type { CardViewer } from './fetch-link-preview.ts'
import { LinkCard } from './link-card.tsx'

export interface LinkCardsProps {
  urls: readonly string[]
  viewer: CardViewer
}

/** Cards for the links of an answer. */
export function LinkCards({ urls, viewer }: LinkCardsProps) {
  return (
    <div className="link-cards">
      {urls.map((url) => (
        <LinkCard key={url} url={url} viewer={viewer} />
      ))}
    </div>
  )
}
