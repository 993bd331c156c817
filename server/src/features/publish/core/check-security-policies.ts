import type { InstallFinding } from '@parleykit/contract/publish/install-check'
import { missingDirective, type Wanted } from './content-security-policy.ts'
import type { InstallFacts } from './install-facts.ts'

type WantedHere = Pick<Wanted, 'kind' | 'url'> & Partial<Pick<Wanted, 'nonce'>>

/** One finding for each directive that the page's policies lack to allow the script or frame. */
export function checkSecurityPolicies(facts: InstallFacts, wanted: WantedHere): InstallFinding[] {
  const { page, policies, isRendered } = facts
  const asked = { page, isInserted: isRendered, nonce: null, ...wanted }
  const lines = policies.flatMap((policy) => missingDirective(policy, asked) ?? [])
  const what = wanted.kind === 'script' ? "the bubble's script" : 'the chat iframe'
  return [...new Set(lines)].map((line) => ({
    kind: wanted.kind === 'script' ? 'script_blocked' : 'frame_blocked',
    level: 'wrong',
    message: line.startsWith('nonce')
      ? `The website's Content-Security-Policy blocks ${what}: it only allows scripts with a nonce. Add the page's nonce to the script tag.`
      : `The website's Content-Security-Policy blocks ${what}. Change the directive to:`,
    fix: line,
  }))
}
