import { pictureBytesMax } from '@parleykit/contract/chat/limits'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { pictureTexts } from './picture-texts.ts'

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file can't be sent; null if it can be tried. */
export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.includes(type)) return pictureTexts.wrongType
  return size > pictureBytesMax ? pictureTexts.tooLarge : null
}

/** Uploads a picture and returns its ID. Throws an error with a message for the visitor. */
export async function uploadPicture(
  publicId: string,
  identity: VisitorIdentity,
  file: File,
  signal: AbortSignal,
): Promise<string> {
  const body = new FormData()
  body.set('picture', file)
  const path = `${publicApiPath('bots', publicId)}/pictures${previewQuery(identity.preview)}`
  const response = await fetch(path, { method: 'POST', headers: visitorHeaders(identity), body, signal })
  const answer: { readonly id?: string; readonly message?: string } = await response.json().catch(() => ({}))
  if (response.ok && answer.id) return answer.id
  throw new Error(answer.message ?? pictureTexts.failed)
}
