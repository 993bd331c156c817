import type { InstallFinding } from '@parleykit/contract/publish/install-check'
import { isAllowedHost } from '@parleykit/contract/publish/is-allowed-host'
import { checkInstalledKey } from './check-installed-key.ts'
import { checkScriptTag } from './check-script-tag.ts'
import { checkSecurityPolicies } from './check-security-policies.ts'
import type { CheckedAgent, InstallFacts } from './install-facts.ts'
import { mixedContent, wrongServer } from './shared-findings.ts'

/** A page with fewer characters counts as empty until its scripts fill it. */
const emptyMax = 200

/** Judges whether an agent is on a page and what keeps it from working there, most serious findings first. */
export function checkInstallFacts(facts: InstallFacts): { works: boolean; findings: InstallFinding[] } {
  const { tags } = facts.parts
  const mine = tags.find(({ agent }) => agent === facts.agent.publicId) ?? tags[0]
  const found = mine ? checkScriptTag(mine, facts) : (judgeFrames(facts) ?? [judgeNothing(facts)])
  const isThere = found.some(({ kind }) => kind === 'bubble_found' || kind === 'frame_found')
  const findings = isThere ? [...found, ...judgePlace(facts), ...judgeAgent(facts)] : found
  const order = { wrong: 0, note: 1, good: 2 }
  return {
    works: isThere && findings.every(({ level }) => level !== 'wrong'),
    findings: findings.toSorted((a, b) => order[a.level] - order[b.level]),
  }
}

/** Null if the page has no agent's iframe. */
function judgeFrames(facts: InstallFacts): InstallFinding[] | null {
  const { agent, addresses, page } = facts
  const frames = facts.parts.frames.map(({ src, sandbox }) => ({ frame: new URL(src), sandbox }))
  if (!frames[0]) return null
  const idOf = (url: URL) => url.pathname.split('/').at(-1)
  const mine = frames.find(({ frame }) => idOf(frame) === agent.publicId)
  if (!mine) {
    const message = `The page has an iframe for a different agent, ${idOf(frames[0].frame)}.`
    return [{ kind: 'wrong_agent', level: 'wrong', message, fix: null }]
  }
  const { frame, sandbox } = mine
  if (frame.origin !== addresses.server) return [wrongServer(frame.origin, addresses.server)]
  const found = { kind: 'frame_found', level: 'good', message: 'The iframe is in place.', fix: null } as const
  const isMixed = page.protocol === 'https:' && frame.protocol === 'http:'
  return [
    found,
    ...(isMixed ? [mixedContent(addresses.server)] : []),
    ...judgeSandbox(sandbox, agent),
    ...checkInstalledKey(keyOf(frame), `#key=${agent.apiKey}`, facts),
    ...checkSecurityPolicies(facts, { kind: 'frame', url: frame }),
  ]
}

/** The key after the # of the address, where the code of an agent that requires one has it. */
const keyOf = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('key')

function judgeNothing({ parts, isRendered }: InstallFacts): InstallFinding {
  if (!isRendered && (parts.mentionsWidget || parts.hasTagManager)) {
    const message =
      "The code isn't in the page's HTML, but a script may add it. This server has no browser to check that."
    return { kind: 'inserted_by_script', level: 'note', message, fix: null }
  }
  if (!isRendered && parts.hasScripts && parts.textLength < emptyMax) {
    const message =
      'The page is built with JavaScript, and this server has no browser to run it. Open the page yourself and look for the bubble.'
    return { kind: 'needs_javascript', level: 'note', message, fix: null }
  }
  const message = isRendered
    ? "The code isn't on this page, even after its scripts have run."
    : "The code isn't on this page."
  return { kind: 'snippet_missing', level: 'wrong', message, fix: null }
}

/** Problems that don't depend on how the page includes the agent. */
function judgePlace({ page, agent, parts }: InstallFacts): InstallFinding[] {
  const findings: InstallFinding[] = []
  if (!isAllowedHost(page, agent.allowedDomains)) {
    findings.push({
      kind: 'domain_not_allowed',
      level: 'wrong',
      message: `The agent doesn't allow ${page.host}. Add this to its allowed domains in Settings:`,
      fix: page.host,
    })
  }
  const names = namesOfWidgets(parts.scriptHosts)
  const mine = parts.tags.find((tag) => tag.agent === agent.publicId)
  const corner = mine?.position === 'left' ? 'left' : 'right'
  const isTaken = parts.fixedCorners.includes(corner) || (corner === 'right' && names.length > 0)
  if (mine && isTaken) {
    const who = names.length > 0 ? names.join(' and ') : 'Another element of the page'
    findings.push({
      kind: 'corner_taken',
      level: 'note',
      message: `${who} may be in the same corner. Move the bubble to the other corner, or higher up.`,
      fix: corner === 'right' ? 'data-position="left"' : 'data-position="right"',
    })
  }
  return findings
}

function judgeAgent({ agent: { status } }: InstallFacts): InstallFinding[] {
  if (status === 'inactive') {
    const message = "The agent is inactive, so visitors don't see it. Activate it in Settings."
    return [{ kind: 'agent_inactive', level: 'wrong', message, fix: null }]
  }
  if (status === 'maintenance') {
    const message = 'The agent is in maintenance: visitors see that it is paused.'
    return [{ kind: 'agent_paused', level: 'note', message, fix: null }]
  }
  return []
}

const needed = 'allow-scripts allow-same-origin allow-popups'

/** Judges whether an iframe's sandbox (WHATWG, "sandboxing flag set") lets the chat work. `null` is no sandbox. */
function judgeSandbox(
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

/** Other vendors' chat bubbles by the hosts of their scripts. By default, all take the lower right corner. */
const knownWidgets: Readonly<Record<string, string>> = {
  'widget.intercom.io': 'Intercom',
  'js.intercomcdn.com': 'Intercom',
  'embed.tawk.to': 'tawk.to',
  'client.crisp.chat': 'Crisp',
  'static.zdassets.com': 'Zendesk',
  'js.usemessages.com': 'HubSpot',
  'js.driftt.com': 'Drift',
  'code.tidio.co': 'Tidio',
  'cdn.livechatinc.com': 'LiveChat',
  'wchat.freshchat.com': 'Freshchat',
  'code.jivosite.com': 'Jivo',
  'code.jivo.ru': 'Jivo',
  'www.smartsuppchat.com': 'Smartsupp',
  'static.olark.com': 'Olark',
  'call.chatra.io': 'Chatra',
  'config.gorgias.chat': 'Gorgias',
  'www.chatbase.co': 'Chatbase',
  'cdn.botpress.cloud': 'Botpress',
  'cdn.voiceflow.com': 'Voiceflow',
}

/** Names of the chat bubbles that a page's scripts load, each once. */
function namesOfWidgets(scriptHosts: readonly string[]): string[] {
  return [...new Set(scriptHosts.flatMap((host) => knownWidgets[host] ?? []))]
}
