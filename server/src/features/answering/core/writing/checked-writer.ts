import type { SentenceDropped, WritingCheck } from '@parleykit/contract/receipts'
import {
  type CheckContext,
  type CheckedText,
  checkPiece,
  type SupportVerdict,
} from '../checking/check-piece.ts'
import { declineTool } from '../prompt/build-prompt.ts'
import { leaksPrompt } from '../prompt/find-leak.ts'
import { CitationForms } from './citation-forms.ts'
import { citedIn, SourceNumbers, withoutHalfMark, withoutMarks } from './cite-sources.ts'
import { ClauseCheck } from './clause-check.ts'
import { codeWithin, isFence, isFenceAlone, leavesFenceOpen } from './code-block.ts'
import { joinPieces } from './join-pieces.ts'
import { ListNumbers } from './list-numbers.ts'
import { type Piece, PieceBuffer } from './piece-buffer.ts'
import { ThoughtFilter } from './thought-filter.ts'
import { VerbatimMeter } from './verbatim-meter.ts'

export interface WriterTask extends CheckContext {
  readonly canary: string
  /** Whether lines of a list or table were asked for: they may be long, and word for word. */
  readonly wantsLines: boolean
}

/** In characters. */
const LONGEST_REPLY = 1500
const LONGEST_LIST = 4000
/** A model that says so much that can't be kept, or the same so often, says nothing more. */
const MOST_DROPPED = 25
const MOST_REPEATED = 4
const DROPPED_KEPT = 10
const LEAK_WINDOW = 400

/**
 * From pieces of a model's text to what a visitor sees: whole sentences, lines and clauses that the passages support, with
 * numbers of sources. Nothing of a leak passes, nothing twice, and never more than a reply holds.
 */
export class CheckedWriter {
  readonly #task: WriterTask
  readonly #thoughts = new ThoughtFilter()
  readonly #forms = new CitationForms()
  readonly #pieces = new PieceBuffer()
  readonly #numbers: SourceNumbers
  readonly #listNumbers = new ListNumbers()
  readonly #verbatim: VerbatimMeter
  readonly #clauses: ClauseCheck
  readonly #seen = new Set<string>()
  readonly #dropped: SentenceDropped[] = []
  readonly #alsoFrom = new Set<number>()
  /** What waits for a piece that it leads in to. */
  #waiting: { piece: Piece; isVerdict: boolean }[] = []
  #newest: { readonly key: string; readonly verdict: SupportVerdict } = {
    key: '',
    verdict: { kind: 'leads-in' },
  }
  #supported = 0
  #droppedCount = 0
  #repeated = 0
  #wasRow = false
  text = ''
  hasLeaked = false
  /** Whether it wrote the call of the tool instead of calling it. */
  hasDeclined = false
  /** Whether it wrote anything, sent or not. */
  hasWritten = false

  constructor(task: WriterTask) {
    this.#task = task
    this.#numbers = new SourceNumbers(task.evidence.size)
    this.#verbatim = new VerbatimMeter(task.evidence, task.wantsLines)
    this.#clauses = new ClauseCheck(task)
  }

  /** Passages that are cited, from 0, in the order of their numbers in the text; else those whose words were used. */
  get cited(): readonly number[] {
    return this.#numbers.cited.length > 0 ? this.#numbers.cited : [...this.#alsoFrom]
  }

  get check(): WritingCheck {
    return {
      supported: this.#supported,
      droppedCount: this.#droppedCount,
      dropped: this.#dropped,
      leftEarly: this.#clauses.leftUnsupported,
    }
  }

  /** Whether nothing that follows will be used. */
  get isDone(): boolean {
    const most = this.#task.wantsLines ? LONGEST_LIST : LONGEST_REPLY
    return (
      this.hasLeaked ||
      this.hasDeclined ||
      this.text.length >= most ||
      this.#droppedCount >= MOST_DROPPED ||
      this.#repeated >= MOST_REPEATED ||
      this.#verbatim.isFull
    )
  }

  push(text: string): string {
    return (
      this.#release(this.#pieces.push(this.#forms.push(this.#thoughts.push(text)))) + this.#releaseEarly()
    )
  }

  /** A sentence that is supported as it is needn't wait for what follows. */
  #releaseEarly(): string {
    const whole = this.isDone ? undefined : this.#pieces.whole()
    if (!whole) return ''
    const { text } = whole.piece
    const checked = {
      text: withoutMarks(text),
      cited: citedIn(text, this.#task.evidence.size),
      leadsIn: false,
    }
    if (this.#check(checked).kind !== 'supported') return ''
    whole.take()
    return this.#take(whole.piece)
  }

  finish(): string {
    const rest = [
      ...this.#pieces.push(this.#forms.push(this.#thoughts.flush()) + this.#forms.flush()),
      ...this.#pieces.flush(),
    ].map((piece) => ({ ...piece, text: withoutHalfMark(piece.text).trimEnd() }))
    return this.#release(rest) + this.#append(this.#clauses.close())
  }

  /** Where nothing that follows is used: a sentence that has begun is shown as broken off. */
  stop(): string {
    return this.hasLeaked ? '' : this.#append(this.#clauses.close())
  }

  #release(pieces: readonly Piece[]): string {
    let released = ''
    for (const piece of pieces) {
      if (this.isDone) break
      released += this.#take(piece)
    }
    return released
  }

  /** What of a piece, and of what waited for it, is sent. */
  #take(given: Piece): string {
    this.hasWritten = true
    if (leaksPrompt(`${this.text.slice(-LEAK_WINDOW)} ${given.text}`, this.#task.canary)) {
      this.hasLeaked = true
      return ''
    }
    if (given.text.includes(declineTool.name)) {
      if (this.text === '') this.hasDeclined = true
      return this.#drop(given, 'call_as_text')
    }
    if (given.kind === 'clause') return this.#append(this.#clauses.take(given, this.#waiting.length === 0))
    const { piece, begun, wasOpen } = this.#clauses.end(given)
    const bare = codeWithin(piece.text) ?? withoutMarks(piece.text)
    if (bare.trim() === '') return this.#appendMarks(piece)
    if (isFenceAlone(bare) && !leavesFenceOpen(this.text)) return ''
    const key = (begun + bare)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    if (key !== '' && this.#seen.has(key)) {
      this.#repeated++
      return this.#dropEnd(piece, 'repeated', wasOpen)
    }
    this.#seen.add(key)
    const cited = citedIn(piece.text, this.#task.evidence.size)
    const isRow = piece.text.startsWith('|')
    const leadsIn = /[:：][*_]*$/.test(bare) || /^#{1,6}\s/.test(bare) || (isRow && !this.#wasRow)
    this.#wasRow = isRow
    const said = begun === '' ? this.#listNumbers.without(bare) : begun + bare
    const verdict = this.#check({ text: said, cited, leadsIn })
    if (verdict.kind === 'leads-in' && !wasOpen) {
      this.#waiting.push({ piece, isVerdict: !leadsIn })
      return ''
    }
    if (verdict.kind !== 'supported') {
      return this.#dropEnd(piece, verdict.kind === 'unsupported' ? verdict.reason : 'no_citation', wasOpen)
    }
    if (!this.#verbatim.admits(piece, bare, verdict.by))
      return this.#dropEnd(piece, 'too_much_verbatim', wasOpen)
    this.#supported++
    if (cited.length === 0) for (const passage of verdict.by) this.#alsoFrom.add(passage)
    const before = this.#waiting.map((waiting) => waiting.piece)
    this.#waiting = []
    return this.#append([...before, piece])
  }

  /** A sentence that may leave early is looked at more than once. */
  #check(checked: CheckedText): SupportVerdict {
    const key = JSON.stringify(checked)
    if (this.#newest.key !== key) this.#newest = { key, verdict: checkPiece(checked, this.#task) }
    return this.#newest.verdict
  }

  #append(pieces: readonly Piece[]): string {
    let released = ''
    for (const piece of pieces) {
      released += joinPieces(this.text + released, { ...piece, text: this.#numbers.rewrite(piece.text) })
    }
    this.text += released
    return released
  }

  /** Marks alone belong to what was sent before. */
  #appendMarks(piece: Piece): string {
    if (this.text === '') return ''
    const marks = this.#numbers.rewrite(piece.text).trim()
    const lastLine = this.text.slice(this.text.lastIndexOf('\n') + 1)
    // Nothing may stand behind a fence.
    const gap = isFence(lastLine) ? '\n\n' : ' '
    const released = marks === '' ? '' : gap + marks
    this.text += released
    return released
  }

  /** The end of a sentence, whose beginning may have left. */
  #dropEnd(piece: Piece, reason: SentenceDropped['reason'], wasOpen: boolean): string {
    return this.#drop(piece, reason) + this.#append(wasOpen ? this.#clauses.breakOff() : [])
  }

  #drop({ text }: Piece, reason: SentenceDropped['reason']): string {
    this.#droppedCount++
    // "Yes." without what it was said of could be taken for a yes to something else.
    this.#waiting = this.#waiting.filter(({ isVerdict }) => !isVerdict)
    if (this.#dropped.length < DROPPED_KEPT)
      this.#dropped.push({ unheld: this.#task.evidence.unheldIn(withoutMarks(text)), reason })
    return ''
  }
}
