import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** Addresses of pictures that this page has already, by ID. */
const knownUrls = new Map<string, string>()

/** Keeps a picture that was chosen here, so that it isn't fetched again. Returns its address on this page. */
export function keepPicture(id: string, picture: Blob): string {
  const url = knownUrls.get(id) ?? URL.createObjectURL(picture)
  knownUrls.set(id, url)
  return url
}

/** The address of one of the visitor's pictures on this page. Null if it can't be fetched. */
export async function fetchPicture(
  publicId: string,
  identity: VisitorIdentity,
  id: string,
): Promise<string | null> {
  const known = knownUrls.get(id)
  if (known !== undefined) return known
  const path = `${publicApiPath('bots', publicId)}/pictures/${encodeURIComponent(id)}`
  const response = await fetch(path + previewQuery(identity.preview), {
    headers: visitorHeaders(identity),
  }).catch(() => null)
  return response?.ok ? keepPicture(id, await response.blob()) : null
}
