/** A host that is opened although its addresses are private; `port` null for all of its ports. */
export interface PrivateHost {
  readonly hostname: string
  readonly port: number | null
}

/** Reads a list such as `intranet.example, 127.0.0.1:8080, [::1]:8080`; null where an entry is no host. */
export function parsePrivateHosts(list: string): PrivateHost[] | null {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const hosts = entries.flatMap((entry) => parseHost(entry) ?? [])
  return hosts.length === entries.length ? hosts : null
}

function parseHost(entry: string): PrivateHost | null {
  if (/[/?#@\\]/.test(entry) || !URL.canParse(`http://${entry}`)) return null
  const port = /:(\d{1,5})$/.exec(entry)?.[1]
  return { hostname: bareHost(new URL(`http://${entry}`).hostname), port: port ? Number(port) : null }
}

/** A host as it is compared and connected to: without the brackets of IPv6 and the dot at the end. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether the list opens a host (as in `bareHost`) on a port. */
export function opensHost(hosts: readonly PrivateHost[], hostname: string, port: number): boolean {
  return hosts.some((host) => host.hostname === hostname && (host.port === null || host.port === port))
}
