import { profileImagePixels } from '@parleykit/contract/limits'
import type { Picture } from '../../platform/images/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'

/** Sharp on screens with two pixels for one. */
const shape = { width: profileImagePixels * 2, height: profileImagePixels * 2, fit: 'cover' } as const

/** The WebP that an agent shows of a picture; an DomainError where it is none. */
export function reencodeProfileImage(
  { images }: Platform,
  owner: Pick<Owner, 'id'>,
  picture: Picture,
): Promise<Buffer> {
  return images.reencode(picture, shape, owner.id)
}
