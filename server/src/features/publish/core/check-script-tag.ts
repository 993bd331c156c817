import type { InstallFinding } from '@parleykit/contract/publish/install-check'
import { isBelowPath } from '@parleykit/contract/publish/is-below-path'
import type { WidgetTag } from '../page-parts/install-markup-work.ts'
import { checkInstalledKey } from './check-installed-key.ts'
import { checkSecurityPolicies } from './check-security-policies.ts'
import type { InstallFacts } from './install-facts.ts'
import { mixedContent, wrongServer } from './shared-findings.ts'

/** Script types that browsers run as classic scripts (WHATWG, "JavaScript MIME type"). */
const scriptType =
  /^(?:|text\/(?:javascript|ecmascript|jscript)|application\/(?:x-)?(?:javascript|ecmascript))$/i

/** Judges whether the bubble's script tag is correct. */
export function checkScriptTag(tag: WidgetTag, facts: InstallFacts): InstallFinding[] {
  const { agent, addresses } = facts
  if (tag.agent === null) {
    const message =
      'The script is there, but its data-agent attribute is missing. Some editors remove such attributes. Paste the whole tag into the HTML, including this:'
    return [{ kind: 'agent_missing', level: 'wrong', message, fix: `data-agent="${agent.publicId}"` }]
  }
  if (tag.agent !== agent.publicId) {
    const message = `The page has the bubble of a different agent, ${tag.agent.slice(0, 64)}. This one's is:`
    return [{ kind: 'wrong_agent', level: 'wrong', message, fix: `data-agent="${agent.publicId}"` }]
  }
  const script = new URL(tag.src)
  const server = URL.parse(tag.server ?? tag.src)?.origin ?? ''
  if (server !== addresses.server) return [wrongServer(server || String(tag.server), addresses.server)]
  const found = {
    kind: 'bubble_found',
    level: 'good',
    message: 'The bubble code is in place.',
    fix: null,
  } as const
  return [
    found,
    ...judgeType(tag),
    ...checkInstalledKey(tag.apiKey, `data-api-key="${agent.apiKey}"`, facts),
    ...judgePath(tag, facts),
    ...judgeAddress(script, facts),
    ...checkSecurityPolicies(facts, { kind: 'script', url: script, nonce: tag.nonce }),
    ...checkSecurityPolicies(facts, { kind: 'frame', url: new URL(`${server}/bot/${agent.publicId}`) }),
  ]
}

function judgeType({ type }: WidgetTag): InstallFinding[] {
  const said = type?.trim() ?? ''
  if (scriptType.test(said)) return []
  const message =
    said.toLowerCase() === 'module'
      ? 'The script tag has type="module", which doesn\'t work for the bubble. Remove the type attribute.'
      : `The script tag is of type ${said.slice(0, 60)}, so browsers don't run it. A consent tool may run it later.`
  return [
    { kind: 'held_back', level: said.toLowerCase() === 'module' ? 'wrong' : 'note', message, fix: null },
  ]
}

function judgePath({ path }: WidgetTag, { page }: InstallFacts): InstallFinding[] {
  if (path === null || isBelowPath(page.pathname, path)) return []
  const message = `The bubble doesn't show on this page: it's set up for ${path.slice(0, 200)} only.`
  return [{ kind: 'other_path', level: 'note', message, fix: null }]
}

/** Judges the script's address: the agent that it names, and whether browsers load it. */
function judgeAddress(script: URL, { agent, page, addresses }: InstallFacts): InstallFinding[] {
  const findings: InstallFinding[] = []
  const brought = script.searchParams.get('agent')
  if (brought !== null && brought !== agent.publicId) {
    const message = `The script's URL is for a different agent, ${brought.slice(0, 64)}. It should end with:`
    findings.push({ kind: 'wrong_agent', level: 'wrong', message, fix: `?agent=${agent.publicId}` })
  }
  const isMixed = [script.origin, addresses.server].some((origin) => origin.startsWith('http:'))
  if (page.protocol === 'https:' && isMixed) findings.push(mixedContent(addresses.server))
  return findings
}
