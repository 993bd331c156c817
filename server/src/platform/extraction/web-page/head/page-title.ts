/** Separators between a page's own title and its site's name. */
const separator = /(?<!\s)(?:\s+[|–—·•»«:]+\s+|\s+[-~/]\s+|\s*[|»]\s*)/

/** Names used for pages without a title. */
const empty =
  /^(home|homepage|home page|welcome|untitled|untitled document|index|startseite|accueil|inicio)$/i

interface Named {
  /** The title element. */
  readonly title: string
  /** The page's main heading, or null. */
  readonly heading: string | null
  readonly siteName: string | null
  /** Without `www.`. */
  readonly host: string
  /** OpenGraph's title, or null. */
  readonly shared: string | null
}

/**
 * The page's own title: the title element without the site's name, or else the main heading. A part is removed only if
 * it is known to be the site's name: from the page's metadata, its address, or its absence from heading and sharing
 * title.
 */
export function pageTitle({ title, heading, siteName, host, shared }: Named): string {
  const isSite = (part: string) => {
    const folded = fold(part)
    return (
      folded === fold(siteName ?? '') || folded === fold(host) || folded === fold(host.split('.')[0] ?? '')
    )
  }
  const parts = title.split(separator).filter((part) => part !== '')
  const known = [heading, shared].find(
    (name) => name !== null && !isSite(name) && parts.some((part) => fold(part) === fold(name)),
  )
  if (known) return known
  const own = parts.filter((part) => !isSite(part))
  if (own.length === parts.length && title !== '' && !empty.test(title)) return title
  const rest = withoutEnds(title, parts, isSite)
  if (rest !== '' && !empty.test(rest)) return rest
  return heading ?? shared ?? title
}

/** The title from the first to the last part that isn't the site's name, with its original separators. */
function withoutEnds(title: string, parts: readonly string[], isSite: (part: string) => boolean): string {
  const first = parts.findIndex((part) => !isSite(part))
  const last = parts.findLastIndex((part) => !isSite(part))
  const [start, end] = [parts[first], parts[last]]
  if (start === undefined || end === undefined) return ''
  return title.slice(title.indexOf(start), title.lastIndexOf(end) + end.length)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
