import type { LinkPreview } from '@parleykit/contract/conversations/link-preview/link-preview'
import { linkPreviewTexts } from '@parleykit/contract/conversations/link-preview/texts'
import { outboundLink, safeLink } from '@parleykit/markdown/safe-link'
import { Link } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { type CardViewer, fetchLinkPreview, recordOpenedLink } from './fetch-link-preview.ts'
import './link-card.css'

interface LinkCardProps {
  /** The card's target. */
  url: string
  viewer: CardViewer
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { kind: 'loaded'; preview: LinkPreview }

/** A preview of a linked page; only its domain if there is no preview. */
export function LinkCard({ url, viewer }: LinkCardProps) {
  const state = useLinkPreview(url, viewer)
  const href = safeLink(url)
  if (href === null) return null
  if (state.kind === 'loading') return <Skeleton />
  const open = (event: MouseEvent) => {
    // The middle button opens a link too; the right one opens a menu.
    if (event.button < 2) recordOpenedLink(viewer, url)
  }
  const rich = state.kind === 'loaded' && hasSomething(state.preview)
  return (
    <a
      className={rich ? 'link-card' : 'link-card simple'}
      href={href}
      {...outboundLink}
      onClick={open}
      onAuxClick={open}
    >
      {rich ? (
        <RichCard preview={state.preview} domain={domainOf(url)} />
      ) : (
        <SimpleCard domain={domainOf(url)} />
      )}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

function RichCard({ preview, domain }: { preview: LinkPreview; domain: string }) {
  const [hasImage, setHasImage] = useState(preview.image !== null)
  return (
    <>
      {hasImage && preview.image !== null && (
        <img className="link-card-image" src={preview.image} alt="" onError={() => setHasImage(false)} />
      )}
      <span className="link-card-text">
        <strong dir="auto">{preview.title ?? domain}</strong>
        {preview.description && (
          <span className="link-card-description" dir="auto">
            {preview.description}
          </span>
        )}
        <span className="link-card-domain">{domain}</span>
      </span>
    </>
  )
}

function SimpleCard({ domain }: { domain: string }) {
  return (
    <>
      <Link size={16} aria-hidden />
      <span className="link-card-text">
        <strong>{domain}</strong>
        <span className="link-card-domain">{linkPreviewTexts.visitLink}</span>
      </span>
    </>
  )
}

function Skeleton() {
  return (
    <div className="link-card loading" aria-hidden>
      <span className="link-card-image" />
      <span className="link-card-text">
        <i />
        <i />
        <i />
      </span>
    </div>
  )
}

function useLinkPreview(url: string, viewer: CardViewer): State {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const { publicId, visitorId, preview } = viewer
  useEffect(() => {
    let isCurrent = true
    fetchLinkPreview({ publicId, visitorId, preview }, url).then(
      (found) => isCurrent && setState({ kind: 'loaded', preview: found }),
      () => isCurrent && setState({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [url, publicId, visitorId, preview])
  return state
}

function hasSomething({ title, description, image }: LinkPreview): boolean {
  return Boolean(title || description || image)
}

function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
