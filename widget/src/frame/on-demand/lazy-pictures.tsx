import { type ComponentType, lazy } from 'react'
import type { MessagePicturesProps } from '../pictures/message-pictures.tsx'
import type { PictureFieldProps } from '../pictures/picture-field.tsx'

/** Fetched if the agent takes pictures; the chat works without it. */
export const LazyPictureField = lazy<ComponentType<PictureFieldProps>>(() =>
  import('../pictures/picture-field.tsx').then(
    ({ PictureField }) => ({ default: PictureField }),
    () => ({ default: () => null }),
  ),
)

/** Fetched with the first message that has pictures. */
export const LazyMessagePictures = lazy<ComponentType<MessagePicturesProps>>(() =>
  import('../pictures/message-pictures.tsx').then(
    ({ MessagePictures }) => ({ default: MessagePictures }),
    () => ({ default: () => null }),
  ),
)
