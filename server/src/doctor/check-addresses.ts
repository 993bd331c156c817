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
        ? fine(about, 'Not set: this server is only reachable from this machine.')
        : noted(
            about,
            `Not set, although ${host} accepts connections from other machines.`,
            'Set it to the https URL that visitors use, which also makes sign-in cookies Secure.',
          ),
    )
  else if (url.pathname !== '/' || url.search !== '')
    found.push(
      faulty(about, 'It includes a path.', 'Set it without a path, such as https://chat.example.com.'),
    )
  else if (url.protocol === 'http:' && !own.includes(url.hostname))
    found.push(
      noted(
        about,
        'It uses http: passwords and answers are sent unencrypted.',
        'Put an https proxy in front of the server.',
      ),
    )
  else found.push(fine(about, 'Set correctly.'))
  if (url?.protocol === 'https:' && trustProxy === null)
    found.push(
      noted(
        'TRUST_PROXY',
        'Not set, although PUBLIC_URL is https: all visitors count as one.',
        "Set it to the proxy's IP address.",
      ),
    )
  if (billing.provider === 'sandbox' && url && !own.includes(url.hostname))
    found.push(
      noted(
        'BILLING',
        'The sandbox charges no card: anyone can get a paid plan for free.',
        'Set BILLING=off, or BILLING=stripe.',
      ),
    )
  return found
}
