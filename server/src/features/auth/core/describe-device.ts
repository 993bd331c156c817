import Bowser from 'bowser'

/** The client that a User-Agent names, such as "Firefox on Windows" or "curl". Null if unknown. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  if (names.length > 0) return names.join(' on ').slice(0, 80)
  return /^([A-Za-z][\w-]{0,39})\//.exec(userAgent)?.[1] ?? null
}
