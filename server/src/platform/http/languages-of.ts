import Negotiator from 'negotiator'

/** The languages of an Accept-Language header, most preferred first, without excluded ones (RFC 9110, 12.5.4). */
export function languagesOf(header: string | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
}
