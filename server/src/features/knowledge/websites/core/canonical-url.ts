/** Tracking parameters, which don't affect the page. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|twclid|ttclid|li_fat_id|yclid|ysclid|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|__hstc|__hssc|__hsfp|hsctatracking|mkt_tok|vero_id|oly_enc_id|oly_anon_id|s_cid|wickedid|srsltid)$/i
/** Parameters that hold a visitor's session. */
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sessid|cfid|cftoken)$/i
/** Ambiguous names count as a session if their value is long and random. */
const RANDOM_SESSION = /^(?:sid|session|s|zenid|osccsid)=(?=[^&]*\d)[a-z0-9]{20,}$/i

/**
 * The canonical URL of a page: absolute, http or https, without fragment, credentials, session and tracking parameters.
 * The scheme may be missing if there is no `base`. Null if `address` isn't the URL of a page.
 */
export function canonicalUrl(address: string, base?: string | URL): string | null {
  const url = parse(address.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return null
  url.hash = ''
  url.username = ''
  url.password = ''
  url.pathname = url.pathname.replace(/;jsessionid=[^/;]*/i, '')
  url.search = withoutNoise(url.search)
  return url.href
}

function parse(address: string, base: string | URL | undefined): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
  if (base === undefined && !hasScheme) return URL.parse(`https://${address}`)
  return URL.parse(address, base === undefined ? undefined : String(base))
}

/** Doesn't re-encode what stays: some sites answer only to the URL as they wrote it. */
function withoutNoise(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isNoise(pair))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

function isNoise(pair: string): boolean {
  const [name = ''] = pair.split('=', 1)
  return TRACKING.test(name) || SESSION.test(name) || RANDOM_SESSION.test(pair)
}
