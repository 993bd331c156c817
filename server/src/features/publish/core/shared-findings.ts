import type { InstallFinding } from '@parleykit/contract/publish/install-check'

/** Findings that apply to both scripts and frames. */

export function wrongServer(found: string, right: string): InstallFinding {
  const message = `The code points to ${found}, but the agent is at ${right}. Copy the code again.`
  return { kind: 'wrong_server', level: 'wrong', message, fix: null }
}

export function mixedContent(server: string): InstallFinding {
  const message = `The page uses https but ${server} uses http, so browsers block it. Your server administrator needs to set up https (PUBLIC_URL).`
  return { kind: 'mixed_content', level: 'wrong', message, fix: null }
}
