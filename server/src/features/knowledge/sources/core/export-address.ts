/** A document that Google serves as a file, and how. */
export interface ExportedDocument {
  readonly url: string
  /** The ending to read it by. */
  readonly fileType: string
}

/**
 * The address by which Google exports a shared or published document: sheets as XLSX (one tab as CSV), texts as HTML.
 * Null if the address isn't such a link. `base` is where Google is.
 */
export function exportAddress(url: URL, base: string): ExportedDocument | null {
  if (url.origin !== new URL(base).origin) return null
  const [kind, , ...rest] = url.pathname.split('/').filter((part) => part !== '')
  const isSheet = kind === 'spreadsheets'
  if (!isSheet && kind !== 'document') return null
  const tab = new URLSearchParams(url.hash.slice(1)).get('gid') ?? url.searchParams.get('gid')
  const fileType = isSheet ? (tab === null ? 'xlsx' : 'csv') : 'html'
  const query = tab === null || !isSheet ? '' : `&gid=${encodeURIComponent(tab)}`
  const [first, id] = rest
  if (first === undefined) return null
  if (first === 'e' && id !== undefined) {
    const path = `${base}/${kind}/d/e/${encodeURIComponent(id)}`
    if (!isSheet) return { url: `${path}/pub?embedded=true`, fileType }
    return { url: `${path}/pub?output=${fileType}${query && `${query}&single=true`}`, fileType }
  }
  return { url: `${base}/${kind}/d/${encodeURIComponent(first)}/export?format=${fileType}${query}`, fileType }
}
