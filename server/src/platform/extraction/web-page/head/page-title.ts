/** Between a page's own title and its site's name. */
const separator = /(?<!\s)(?:\s+[|–—·•»«:]+\s+|\s+[-~/]\s+|\s*[|»]\s*)/

/** What a page is called where nobody has named it. */
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
 * The page's own title: the title element less the parts that name the site, or else the main heading. A part goes only
 * when it is known to be the site's name: by what the page says, its address, or what heading and sharing leave out.
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

/** The title from its first to its last part that isn't the site's name, with the separators as they were. */
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
