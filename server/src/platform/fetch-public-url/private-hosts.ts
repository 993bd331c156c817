/** A host that is allowed although its addresses are private. `port` is null for all ports. */
export interface PrivateHost {
  readonly hostname: string
  readonly port: number | null
}

/** Parses a list such as `intranet.example, 127.0.0.1:8080, [::1]:8080`; null if an entry is not a host. */
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

/** A host in the form for comparison and connection: without IPv6 brackets and trailing dot. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether the list allows a host (as in `bareHost`) on a port. */
export function opensHost(hosts: readonly PrivateHost[], hostname: string, port: number): boolean {
  return hosts.some((host) => host.hostname === hostname && (host.port === null || host.port === port))
}
