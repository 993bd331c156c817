/** The host of the website around the frame; null if there is none or the browser hides it. */
export function hostWebsite(): string | null {
  if (window.parent === window) return null
  const around = window.location.ancestorOrigins?.[0] ?? document.referrer
  const { host } = URL.canParse(around) ? new URL(around) : { host: '' }
  return host === '' || host === window.location.host ? null : host
}
