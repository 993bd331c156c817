import type { InstallFinding } from '@parleykit/contract/publish/install-check'
import type { CheckedAgent } from './install-facts.ts'

const needed = 'allow-scripts allow-same-origin allow-popups'

/** Judges whether an iframe's sandbox (WHATWG, "sandboxing flag set") lets the chat work. `null` is no sandbox. */
export function judgeSandbox(
  sandbox: string | null,
  { allowedDomains }: Pick<CheckedAgent, 'allowedDomains'>,
): InstallFinding[] {
  if (sandbox === null) return []
  const allowed = new Set(sandbox.toLowerCase().split(/[\t\n\f\r ]/))
  const find = (level: 'wrong' | 'note', message: string): InstallFinding[] => [
    { kind: 'frame_sandboxed', level, message, fix: `sandbox="${needed}"` },
  ]
  if (!allowed.has('allow-scripts')) {
    return find(
      'wrong',
      "The iframe's sandbox attribute blocks scripts, which the chat needs. Use this instead:",
    )
  }
  if (allowed.has('allow-same-origin')) return []
  if (allowedDomains.length > 0) {
    const message =
      "The iframe's sandbox attribute hides the website's domain, but the agent only answers on its allowed domains. Use this instead:"
    return find('wrong', message)
  }
  const message =
    "The iframe's sandbox attribute blocks storage, so visitors lose their conversation on reload. To keep it, use:"
  return find('note', message)
}
