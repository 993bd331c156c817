/** The options in the public page's address. */
export interface PageAddress {
  /** Null when the path names no agent. */
  readonly publicId: string | null
  /** `embed=1`: the page is shown inside another one. */
  readonly embed: boolean
  /** `panel=1`: the page around it has its own header with a button for a new chat. */
  readonly panel: boolean
  /** `preview=1`: the owner's playground. */
  readonly preview: boolean
  /** `look=1`: a preview of the owner's unsaved settings, which can't be used. */
  readonly look: boolean
}

/** Reads `/bot/{publicId}` or `/agent/{publicId}` and its query. */
export function readPageAddress(location: { pathname: string; search: string }): PageAddress {
  const query = new URLSearchParams(location.search)
  return {
    publicId: decodePathPart(/\/(?:bot|agent)\/([^/]+)/.exec(location.pathname)?.[1]),
    embed: query.get('embed') === '1',
    panel: query.get('panel') === '1',
    preview: query.get('preview') === '1',
    look: query.get('look') === '1',
  }
}

function decodePathPart(part: string | undefined): string | null {
  if (part === undefined) return null
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
