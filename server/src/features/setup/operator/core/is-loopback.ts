import type { Config } from '../../../../config/config.ts'

/** Whether a host name, in lower case, means the machine itself. */
export function isLoopbackName(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name.startsWith('127.')
}

/** Whether a server is for its own machine only: no proxy in front of it, and no other address. */
export function servesLoopback({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  const isPublic = publicUrl !== null && !isLoopbackName(new URL(publicUrl).hostname)
  return isLoopbackName(host) && !isPublic && trustProxy === null
}
