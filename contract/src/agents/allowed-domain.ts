/** Declared here because this package runs in both browsers and Node, which both have it. */
// biome-ignore lint/style/useNamingConvention: the platform calls it so
declare const URL: {
  parse(text: string): { readonly host: string; readonly username: string; readonly password: string } | null
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
/** A wildcard needs at least two labels: `*.com` would allow a large part of the web. */
const usual = new RegExp(`^(?:\\*\\.(?=[^.]+\\.[^.]))?${label}(?:\\.${label})*(?::\\d{1,5})?$`)
const lengthMax = 253

/**
 * A website's domain in the form that is stored and compared with what browsers send: only the host and a non-default
 * port of a URL, in ASCII (`https://www.shop.example/path` → `www.shop.example`, `münchen.de` → `xn--mnchen-3ya.de`).
 * Null if `text` isn't a domain.
 */
export function toAllowedDomain(text: string): string | null {
  const [, scheme = 'https://', below = '', address = ''] =
    /^(https?:\/\/)?(\*\.)?(.*)$/i.exec(text.trim()) ?? []
  // URLs of other schemes would be read as a host without its port.
  if (/^[^/]*:(?!\d)/.test(address)) return null
  const url = URL.parse(scheme + address)
  if (url === null || url.username !== '' || url.password !== '') return null
  const domain = below + url.host
  return usual.test(domain) && domain.length <= lengthMax ? domain : null
}
