/** Browsers and Node both have it, and this package is for both. */
// biome-ignore lint/style/useNamingConvention: the platform calls it so
declare const URL: {
  parse(text: string): { readonly host: string; readonly username: string; readonly password: string } | null
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
/** A wildcard needs two labels at least: `*.com` would allow a large part of the web. */
const usual = new RegExp(`^(?:\\*\\.(?=[^.]+\\.[^.]))?${label}(?:\\.${label})*(?::\\d{1,5})?$`)
const lengthMax = 253

/**
 * A website's domain as it is stored and compared with what browsers send: of an address only its host and unusual port,
 * in ASCII (`https://www.shop.example/path` → `www.shop.example`, `münchen.de` → `xn--mnchen-3ya.de`). Null for what is
 * none.
 */
export function toAllowedDomain(text: string): string | null {
  const [, scheme = 'https://', below = '', address = ''] =
    /^(https?:\/\/)?(\*\.)?(.*)$/i.exec(text.trim()) ?? []
  // Of another scheme, which would be read as a host without its port.
  if (/^[^/]*:(?!\d)/.test(address)) return null
  const url = URL.parse(scheme + address)
  if (url === null || url.username !== '' || url.password !== '') return null
  const domain = below + url.host
  return usual.test(domain) && domain.length <= lengthMax ? domain : null
}
