/**
 * What a URL leads to, as far as it can be told from the URL: a page; a document to read as a file; a list whose later
 * pages only lead to other pages; or nothing useful to visitors (files, forms, views, searches, endless spaces).
 * `doubtful` is usually such a space too, such as a calendar, unless the site itself names it as a page.
 */
export type AddressKind = 'page' | 'document' | 'list' | 'doubtful' | 'nothing'

const documents = /\.(?:pdf|docx?|pptx)$/i
const files =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|map|json|xml|rss|atom|ics|csv|xlsx?|ods|odt|odp|ppt|zip|gz|tgz|rar|7z|tar|bz2|dmg|exe|msi|apk|deb|rpm|iso|mp[34]|m4[av]|ogg|ogv|oga|wav|flac|webm|avi|mov|mkv|wmv|woff2?|ttf|otf|eot|vcf|epub|psd|ai|eps)$/i
/** Pages for actions rather than information. */
const doing =
  /^(?:wp-admin|wp-login\.php|wp-json|xmlrpc\.php|cgi-bin|cdn-cgi|log-?(?:in|out)|sign-?(?:in|out|up)|cart|checkout|basket|wishlist|warenkorb|kasse|merkzettel|panier|carrito|carrello|winkelwagen|amp|trackback|search|suche)$/i
/** The same, but only at the end of a path: products and topics may have these names too. */
const doingAtEnd = /^(?:register|feed|rss|atom|print|embed)$/i
/** Print versions as in Drupal. */
const printed = /^\/print\/(?:node\/)?\d+\/?$/i
const doingParameter =
  /^(?:add[-_]to[-_].*|remove[-_]item|replytocom|share|action|do|redirect(?:_to|_uri)?|return(?:url|_to)?|next|back|print|printable|amp|preview|token|nonce|_wpnonce|sort|sort_?by|order|order_?by|dir|direction|per_?page|limit|filter.*|min_?price|max_?price|price|s|q|search|query|keywords?|lightbox|ical|outlook-ical|eventdisplay)$/i
const dateParameter =
  /^(?:date|day|month|year|week|start_?date|end_?date|tribe-bar-date|cal|calendar|yr|ym)$/i
const listParameter = /^(?:page|pg|paged|pagenum|seite|pagina|offset|start)$/i
/** Parameters that choose a view, unless their value is the name of a page, as in Joomla's `view=article`. */
const viewParameter = /^(?:view|display|layout|show)$/i
const viewOnly =
  /^(?:\d*|all|less|more|grid|lists?|table|tiles?|cards?|gallery|map|compact|full|mobile|desktop|print|year|month|week|day|agenda|calendar|raw|pdf|rss|feed)$/i
const otherForm = /^(?:print|pdf|amp|rss|feed|atom|json|xml|ical|raw)$/i
const calendars =
  /^(?:calendar|cal|events?|kalender|termine|agenda|veranstaltungen|schedule|booking|day|week|month|today|list)$/i
const dateOnly = /^(?:\d{1,4}|\d{4}-\d{1,2}(?:-\d{1,2})?|\d{6,8})$/

const deepest = 15
const parametersMax = 5
const longest = 500

/** Judges an absolute URL by its path and parameters only. */
export function classifyAddress(url: URL): AddressKind {
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const last = segments.at(-1) ?? ''
  if (url.href.length > longest || segments.length > deepest || repeats(segments)) return 'nothing'
  if (documents.test(last)) return 'document'
  if (files.test(last) || doingAtEnd.test(last) || printed.test(url.pathname)) return 'nothing'
  if (doing.test(last)) return 'nothing'
  const parameters = [...url.searchParams]
  if (parameters.length > parametersMax || parameters.some(isNothing)) return 'nothing'
  if (segments.some((segment) => doing.test(segment))) return 'doubtful'
  const dates = trailingDates(segments)
  const before = segments[segments.length - dates - 1] ?? ''
  if (dates > 0 && calendars.test(before)) return 'doubtful'
  if (parameters.some(isListed)) return 'list'
  if (/^(?:page|seite|pagina)$/i.test(segments.at(-2) ?? '') && /^\d{1,5}$/.test(last)) return 'list'
  return dates > 0 && isYear(segments.at(-dates)) && dates > 1 ? 'list' : 'page'
}

/** Whether a URL is that of a sign-in form. */
export function isSignIn(address: string): boolean {
  const { pathname } = new URL(address)
  return /\/(?:wp-login\.php|(?:users?\/|account\/|auth\/)?(?:log-?in|sign-?in))(?:\.\w{2,5})?\/?$/i.test(
    pathname,
  )
}

function isNothing([name, value]: [string, string]): boolean {
  if (doingParameter.test(name)) return true
  if (dateParameter.test(name)) return /\d/.test(value)
  if (viewParameter.test(name)) return viewOnly.test(value)
  return /^(?:format|output|type|mode|tmpl|template)$/i.test(name) && otherForm.test(value)
}

/** Whether a parameter is a list's page number. A word names a page instead, as in `index.php?page=about`. */
function isListed([name, value]: [string, string]): boolean {
  return listParameter.test(name) && !/\p{L}/u.test(value)
}

/** The number of segments at the end of a path that are parts of a date. */
function trailingDates(segments: readonly string[]): number {
  const from = segments.findLastIndex((segment) => !dateOnly.test(segment))
  return segments.length - from - 1
}

function isYear(segment: string | undefined): boolean {
  return /^(?:19|20)\d\d/.test(segment ?? '')
}

/** Broken relative links build endless paths: a/b/a/b, or the same segment again and again. */
function repeats(segments: readonly string[]): boolean {
  const pairs = segments.slice(1).map((segment, at) => `${segments[at]}/${segment}`)
  if (pairs.some((pair, at) => pairs.indexOf(pair) < at - 1)) return true
  const counts = new Map<string, number>()
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  return [...counts.values()].some((count) => count >= 3)
}
