/** The host of the website that shows the frame; null where it is none, or the browser keeps it to itself. */
export function websiteAround(): string | null {
  if (window.parent === window) return null
  const around = window.location.ancestorOrigins?.[0] ?? document.referrer
  const { host } = URL.canParse(around) ? new URL(around) : { host: '' }
  return host === '' || host === window.location.host ? null : host
}
