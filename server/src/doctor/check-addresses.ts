import type { Config } from '../config/config.ts'
import { type Finding, faulty, fine, noted } from './finding.ts'

const own = ['localhost', '127.0.0.1', '[::1]', '::1']

/** Whether the address that visitors use fits to how the server listens, and to what is sold. */
export function checkAddresses(config: Config): Finding[] {
  const { billing, host, publicUrl, trustProxy } = config
  const about = 'PUBLIC_URL'
  const isHere = own.includes(host)
  const url = publicUrl === null ? null : new URL(publicUrl)
  const found: Finding[] = []
  if (!url)
    found.push(
      isHere
        ? fine(about, 'Not set: this server is for this machine alone.')
        : noted(
            about,
            `Not set, and ${host} lets others in.`,
            'Set it to the https address that visitors use: sign-in cookies become Secure with it.',
          ),
    )
  else if (url.pathname !== '/' || url.search !== '')
    found.push(faulty(about, 'It has a path.', 'Give it as https://chat.example.com, without one.'))
  else if (url.protocol === 'http:' && !own.includes(url.hostname))
    found.push(
      noted(
        about,
        'It is http: passwords and answers travel in the clear.',
        'Put a proxy with https in front.',
      ),
    )
  else found.push(fine(about, 'Set, and sensible.'))
  if (url?.protocol === 'https:' && trustProxy === null)
    found.push(
      noted(
        'TRUST_PROXY',
        'Not set, though PUBLIC_URL is https: all visitors count as one.',
        'Set it to the address that the proxy comes from.',
      ),
    )
  if (billing.provider === 'sandbox' && url && !own.includes(url.hostname))
    found.push(
      noted(
        'BILLING',
        'The sandbox charges no card: anybody can take a paid plan.',
        'Set BILLING=off, or BILLING=stripe.',
      ),
    )
  return found
}
