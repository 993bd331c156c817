import { profileImagePixels } from '@parleykit/contract/agents/limits'
import type { Picture } from '../../platform/images/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'

/** Twice the displayed size, for high-density screens. */
const shape = { width: profileImagePixels * 2, height: profileImagePixels * 2, fit: 'cover' } as const

/** Encodes a picture as the WebP that an agent shows. Throws a DomainError if it isn't a picture. */
export function reencodeProfileImage(
  { images }: Platform,
  { owner, picture }: { readonly owner: Pick<Owner, 'id'>; readonly picture: Picture },
): Promise<Buffer> {
  return images.reencode(picture, shape, owner.id)
}
