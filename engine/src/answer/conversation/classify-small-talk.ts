import type { SmallTalkKind, SmallTalkPack } from '../../languages/language-pack.ts'
import { PACKS } from '../../languages/packs.ts'

/** Texts that the agent says about itself. */
export interface AgentVoice {
  readonly name: string
  readonly tagline?: string | null
  readonly description?: string | null
}

export interface SmallTalk {
  readonly kind: SmallTalkKind
  readonly reply: string
}

const LONGEST_SMALL_TALK = 120
const LONGEST_ABOUT = 200
/** If a message contains several of these, the earliest in this list is answered. */
const PRECEDENCE: readonly SmallTalkKind[] = [
  'who-are-you',
  'what-can-you-do',
  'how-are-you',
  'thanks',
  'goodbye',
  'greeting',
  'fine',
]

const PATTERNS = PACKS.flatMap(({ smallTalk }) => smallTalk ?? []).map((language) => ({
  language,
  kinds: PRECEDENCE.map((kind) => ({ kind, whole: new RegExp(`^(?:${language.phrases[kind]})$`, 'u') })),
}))

/**
 * A short fixed reply to a message that is nothing but small talk, in the language of the message. `undefined` for any
 * message with more in it ("hello, what does shipping cost?").
 */
export function classifySmallTalk(message: string, agent: AgentVoice): SmallTalk | undefined {
  if (message.length > LONGEST_SMALL_TALK) return undefined
  const clauses = splitClauses(message, agent.name)
  if (clauses.length === 0) return undefined
  const found = clauses.map(recognise)
  const recognised = found.filter((clause) => clause !== undefined)
  if (recognised.length < found.length) return undefined
  const said = recognised.sort((a, b) => PRECEDENCE.indexOf(a.kind) - PRECEDENCE.indexOf(b.kind))[0]
  return said && { kind: said.kind, reply: inVoice(said.language.replies[said.kind], agent) }
}

function splitClauses(message: string, name: string): string[] {
  const lower = message.toLowerCase().replaceAll('’', "'")
  const spoken = name.trim() === '' ? lower : lower.replaceAll(name.trim().toLowerCase(), ' ')
  return spoken
    .split(/[^\p{L}\p{M}\p{N}'\s-]+/u)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => /\p{L}/u.test(clause))
}

function recognise(clause: string): { kind: SmallTalkKind; language: SmallTalkPack } | undefined {
  for (const { language, kinds } of PATTERNS) {
    const fit = kinds.find(({ whole }) => whole.test(clause))
    if (fit) return { kind: fit.kind, language }
  }
  return undefined
}

function inVoice(template: string, agent: AgentVoice): string {
  const about = (agent.tagline?.trim() || agent.description?.trim() || '').slice(0, LONGEST_ABOUT)
  const sentence = about === '' || /[.!?。！？]$/.test(about) ? about : `${about}.`
  const filled = template.replace('{name}', () => agent.name).replace('{about}', () => sentence)
  return filled
    .replace(/ {2,}/g, ' ')
    .replace(/^(.*?)\.\. /, '$1. ')
    .trim()
}
