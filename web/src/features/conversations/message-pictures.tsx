import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { getPicture } from '@parleykit/contract/conversations/pictures'
import { Text } from '@radix-ui/themes'
import { routeUrl } from '../../api/api.ts'

interface MessagePicturesProps extends Pick<ConversationMessage, 'pictures'> {
  readonly conversationId: number
}

/** The pictures that a visitor has sent with a message, and what a model saw in them. */
export function MessagePictures({ conversationId, pictures }: MessagePicturesProps) {
  if (pictures.length === 0) return null
  // One call describes all of a message.
  const description = pictures[0]?.description
  return (
    <div className="message-pictures">
      {pictures.map(({ id }, index) => {
        const url = routeUrl(getPicture.path, { id: conversationId, pictureId: id })
        return (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={`Sent by the visitor, ${index + 1}`}
              loading="lazy"
              width={120}
              height={120}
            />
          </a>
        )
      })}
      {description && (
        <Text as="p" size="1" color="gray" dir="auto" className="picture-description">
          Seen by the model: {description}
        </Text>
      )}
    </div>
  )
}
