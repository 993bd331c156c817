/** Where an agent's public page is, and what shows it inside another page. */

export function publicPageUrl(origin: string, publicId: string): string {
  return `${origin}/bot/${encodeURIComponent(publicId)}`
}

/** The playground: the public page in its frame form, marked as a test of the owner. */
export function playgroundPath(publicId: string): string {
  return `/bot/${encodeURIComponent(publicId)}?embed=1&preview=1`
}

/** HTML that puts the public page into any site, as wide as its place and 600 px high. */
export function iframeSnippet(
  origin: string,
  agent: { readonly publicId: string; readonly name: string },
): string {
  const title = agent.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const source = `${publicPageUrl(origin, agent.publicId)}?embed=1`
  return `<iframe src="${source}" title="${title}" width="100%" height="600" style="border:0"></iframe>`
}
