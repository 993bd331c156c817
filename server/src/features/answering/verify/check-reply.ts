import type { ReplyVerification } from '@parleykit/contract/answering/answer-traces'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { AnswerTask, Delta } from '../base/answerer.ts'
import type { ComposedRequest } from '../base/composed-request.ts'
import type { Generation } from '../base/generation.ts'
import { CitationNormalizer } from '../core/generate/citation-normalizer.ts'
import { DictatedSentences } from '../core/generate/dictated-sentences.ts'
import { ReplyWriter } from '../core/generate/reply-writer.ts'
import { SourceNumbers } from '../core/generate/source-numbers.ts'
import { declineTool, personTool } from '../core/prompt/build-prompt.ts'
import { leaksPrompt } from '../core/prompt/detect-prompt-leak.ts'
import type { Verdict } from '../core/verify/parse-verdicts.ts'
import { unheldStatements } from '../core/verify/unheld-statements.ts'
import { partsOfReply } from '../core/verify/verify-prompt.ts'
import { type Verified, verifyReply } from './verify-reply.ts'

interface Task extends AnswerTask {
  readonly request: ComposedRequest
  readonly writing: Generation
  /** Whether the visitor has already read the reply. */
  readonly isShown: boolean
}

export interface CheckedReply {
  /** Whether the reply can't be shown and needs a replacement. */
  readonly isReplaced: boolean
  readonly verification: ReplyVerification | null
  /** The whole reply as shown. */
  readonly text: string
  /** Passages from 0, in the order of their numbers in the text. */
  readonly cited: readonly number[]
}

/** In characters, of a statement quoted in a correction. */
const longestNamed = 200

/**
 * Has a model's reply verified, if the owner wants that, and corrects unsupported statements: below the reply if the
 * visitor has read it, otherwise within it. A failed verification changes nothing.
 */
export async function* checkReply(
  platform: Platform,
  agent: AgentRow,
  task: Task,
): AsyncGenerator<Delta, CheckedReply> {
  const { writing, request, isShown, stop } = task
  const isWhole = writing.outcome === 'whole' || (writing.outcome === 'broken_off' && isShown)
  const model = task.models?.helper
  const mayVerify = agent.replyCheck !== 'never' && isWhole && !stop.aborted
  const judged = mayVerify && model ? await verifyReply(platform, agent, { ...task, model }) : null
  const verified = mayVerify ? withUnheld(judged, task) : null
  const verdicts = verified?.verdicts ?? []
  const untrue = verdicts.filter(({ held }) => held === 'no')
  const asWritten = { isReplaced: false, text: writing.text, cited: writing.cited }
  const verification = verified && { ...verified.verification }
  // Nobody is waiting for the held reply anymore.
  if (!isShown && stop.aborted) return { isReplaced: false, text: '', cited: [], verification }
  const isHeld = isShown || verdicts.every(({ held }) => held !== 'unproven')
  if (untrue.length === 0 && isHeld) {
    if (!isShown) yield show(task, writing.text)
    return { ...asWritten, verification }
  }
  if (isShown) {
    const numbers = new SourceNumbers(request.passages.length, writing.cited)
    const correction = correct(task, untrue, numbers)
    yield show(task, correction)
    const outcome = verification && { ...verification, outcome: 'corrected' as const }
    return { ...asWritten, text: writing.text + correction, cited: numbers.cited, verification: outcome }
  }
  const right = isHeld ? putRight(task, verdicts) : null
  if (right === null) {
    return {
      ...asWritten,
      isReplaced: true,
      verification: verification && { ...verification, outcome: 'replaced' },
    }
  }
  yield show(task, right.text)
  return {
    isReplaced: false,
    ...right,
    verification: verification && { ...verification, outcome: 'put_right' },
  }
}

/** Adds the statements with values that no result of an action holds, whatever a model made of them. */
function withUnheld(judged: Verified | null, { writing, request, language, ...task }: Task): Verified | null {
  const { team, passages } = request
  const unheld = new Set(
    unheldStatements(writing.written, { team, passages, language, said: saidInTurn(task) }),
  )
  if (unheld.size === 0) return judged
  const parts = partsOfReply(writing.written)
  const none = parts.map((part): Verdict => ({ part, held: 'none', passage: null, right: '' }))
  const verdicts = judged?.verdicts.length ? judged.verdicts : none
  const isNew = ({ part, held }: Verdict) => unheld.has(part) && held !== 'no'
  const found = verdicts.filter(isNew)
  const { untrue, ...verification } = judged?.verification ?? { ...byValues, parts: parts.length }
  return {
    verdicts: verdicts.map((verdict) =>
      isNew(verdict) ? { ...verdict, held: 'no', passage: null, right: '' } : verdict,
    ),
    verification: { ...verification, untrue: [...untrue, ...found.map(toUntrue)] },
  }
}

/** Nobody was asked: the values alone were compared. */
const byValues = {
  ...{ outcome: 'held', model: 'comparison of values', untrue: [], unproven: 0, milliseconds: 0 },
  ...{ inputTokens: null, outputTokens: null, cost: null },
} satisfies Partial<ReplyVerification>

function toUntrue({ part }: Verdict): ReplyVerification['untrue'][number] {
  return { text: part.slice(0, longestNamed).toWellFormed(), passageId: null }
}

function saidInTurn({ question, earlier }: Pick<Task, 'question' | 'earlier'>): string[] {
  return [question, ...earlier.map(({ content }) => content)]
}

function show({ watch }: Task, text: string): Delta {
  watch.noteFirstToken()
  return { type: 'delta', text }
}

/** The text below a reply: correct statements with their sources, and the statements for which nothing is known. */
function correct(task: Task, untrue: readonly Verdict[], numbers: SourceNumbers): string {
  const { correction, notConfirmed } = visitorTexts(task.language)
  const isKnown = ({ right }: Verdict) => right !== '' && maySay(task, right)
  const statements = untrue.filter(isKnown).map(({ right }) => {
    const forms = new CitationNormalizer()
    return numbers.rewrite(forms.push(right) + forms.flush()).trim()
  })
  const unknown = untrue.filter((verdict) => !isKnown(verdict)).map(({ part }) => named(part))
  if (unknown.length > 0) statements.push(notConfirmed(unknown.join('; ')))
  return `\n\n**${correction}** ${[...new Set(statements)].join(' ')}`
}

/** Whether a statement is neither from the prompt nor dictated by the visitor. */
function maySay({ request, ...task }: Task, right: string): boolean {
  const said = saidInTurn(task)
  const isCall = [declineTool, personTool].some(({ name }) => right.includes(name))
  return (
    !isCall &&
    !leaksPrompt(right, request.canary) &&
    !new DictatedSentences(said, request.passages).has(right.replace(/\[\d+\]/g, ''))
  )
}

/** A statement on one line, without Markdown, the marker of a list item and citations. */
function named(part: string): string {
  const plain = part
    .replace(Bullet, '')
    .replace(/(?<![ \t])[ \t]*\[\d+\]|[*_`#|>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?[.。:：]$/, '')
  return plain.length <= longestNamed ? plain : `${plain.slice(0, longestNamed).trimEnd()}…`
}

/** The marker of a list item. */
const Bullet = /^(?:[-*+•]|\d{1,3}[.)])\s+/

/** The reply with corrections in place of the untrue statements; null if a correction isn't known. */
function putRight(task: Task, verdicts: readonly Verdict[]): Pick<CheckedReply, 'text' | 'cited'> | null {
  const { writing, request } = task
  let text = ''
  let rest = writing.written
  for (const { part, held, right } of verdicts) {
    const at = rest.indexOf(part)
    if (at < 0) return null
    const isUntrue = held === 'no'
    if (isUntrue && (right === '' || part.startsWith('|') || !maySay(task, right))) return null
    const bullet = Bullet.test(right) ? '' : (Bullet.exec(part)?.[0] ?? '')
    text += rest.slice(0, at) + (isUntrue ? bullet + right : part)
    rest = rest.slice(at + part.length)
  }
  const writer = new ReplyWriter({ ...request, said: [] })
  writer.push(text + rest)
  writer.finish()
  return writer.hasLeaked || writer.text.trim() === '' ? null : { text: writer.text, cited: writer.cited }
}
