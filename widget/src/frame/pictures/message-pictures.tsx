import { useEffect, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { pictureTexts } from './picture-texts.ts'
import { fetchPicture } from './picture-urls.ts'
import './pictures.css'

export interface MessagePicturesProps {
  publicId: string
  identity: VisitorIdentity
  ids: readonly string[]
}

/** The pictures that a visitor has sent with a message. */
export function MessagePictures({ publicId, identity, ids }: MessagePicturesProps) {
  return (
    <div className="message-pictures">
      {ids.map((id, index) => (
        <SentPicture key={id} publicId={publicId} identity={identity} id={id} place={index + 1} />
      ))}
    </div>
  )
}

interface SentPictureProps extends Omit<MessagePicturesProps, 'ids'> {
  id: string
  place: number
}

/** A picture, in its place before it is loaded. It opens in a tab of its own. */
function SentPicture({ publicId, identity, id, place }: SentPictureProps) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    void fetchPicture(publicId, identity, id).then((found) => {
      if (isShown) setUrl(found)
    })
    return () => {
      isShown = false
    }
  }, [publicId, identity, id])
  return (
    <div className="message-picture">
      {url && (
        <a href={url} target="_blank" rel="noopener">
          <img src={url} alt={pictureTexts.picture(place)} />
        </a>
      )}
    </div>
  )
}
