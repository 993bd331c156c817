import type { InstallFinding } from '@parleykit/contract/install-check'
import { productName } from '@parleykit/contract/limits'

/** Findings that a script and a frame have in common. */

export function wrongServer(found: string, right: string): InstallFinding {
  const message = `The code leads to ${found}, but the agent is at ${right}. Copy the code again.`
  return { kind: 'wrong_server', level: 'wrong', message, fix: null }
}

export function mixedContent(server: string): InstallFinding {
  const message = `The page is at https, and ${server} at http: browsers load nothing from there. Whoever runs ${productName} has to give it an https address (PUBLIC_URL).`
  return { kind: 'mixed_content', level: 'wrong', message, fix: null }
}
