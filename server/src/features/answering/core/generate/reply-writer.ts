import { declineTool, personTool } from '../prompt/build-prompt.ts'
import { findLeakStart, leaksPrompt } from '../prompt/detect-prompt-leak.ts'
import { CitationNormalizer, MARK, withoutMarks } from './citation-normalizer.ts'
import { DictatedSentences } from './dictated-sentences.ts'
import { ReasoningFilter } from './reasoning-filter.ts'
import { SourceNumbers } from './source-numbers.ts'

export interface WriterTask {
  readonly passages: readonly { readonly title: string; readonly heading: string; readonly text: string }[]
  readonly canary: string
  /** The question and the visitor's messages before it. */
  readonly said: readonly string[]
  /** The text before a call, which the visitor has read. The reply goes on after it. */
  readonly begun?: {
    readonly text: string
    readonly written: string
    readonly cited: readonly number[]
  } | null
}

/** In characters: far longer than any useful reply. */
const LONGEST_REPLY = 20_000
const LEAK_WINDOW = 400
/** No real reply repeats a sentence this often in a row. */
const MOST_REPEATED = 3
/** A word that may still become the name of the tool, the canary or a mark of the prompt. */
const LAST_WORD = /[<\w/]{1,60}$/

/** A mark, a fence or a bracket that may begin a written tool call, before the tool's name has arrived. */
const CALL_BEGUN = /^\s{0,20}(?:<[\w|/]|```|[{[])/
const LONGEST_CALL = 200

const tools = [declineTool, personTool]

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * Turns chunks of a model's text into the text that a visitor sees. It removes thoughts, tool calls written as text,
 * repeated instructions and sentences that the visitor dictated. Passage numbers become source numbers.
 */
export class ReplyWriter {
  readonly #canary: string
  readonly #thoughts = new ReasoningFilter()
  readonly #forms = new CitationNormalizer()
  readonly #numbers: SourceNumbers
  readonly #dictated: DictatedSentences
  #held = ''
  /** White space held back until more text follows. */
  #gap = ''
  /** The beginning of the held sentence that was already shown. */
  #begun = ''
  /** The text as shown. */
  text = ''
  /** The same text with the model's own passage numbers. */
  written = ''
  dictatedCount = 0
  readonly #begunLength: number
  #newest = ''
  #repeated = 0
  hasLeaked = false
  /** The tool whose call the model wrote as text instead of calling it. */
  called: string | null = null

  constructor({ passages, canary, said, begun }: WriterTask) {
    this.#canary = canary
    this.#numbers = new SourceNumbers(passages.length, begun?.cited)
    this.#begunLength = begun?.text.length ?? 0
    if (begun) {
      this.text = begun.text
      this.written = `${begun.written}\n\n`
      this.#gap = '\n\n'
    }
    this.#dictated = new DictatedSentences(said, passages)
  }

  /** Cited passages, from 0, in the order of their numbers in the text. */
  get cited(): readonly number[] {
    return this.#numbers.cited
  }

  /** Whether it shows no text, apart from what the visitor had read before. */
  get isEmpty(): boolean {
    return this.text.slice(this.#begunLength).trim() === ''
  }

  /** Whether the reply is too long, or repeats the same sentence again and again. */
  get isEndless(): boolean {
    return this.text.length >= LONGEST_REPLY || this.#repeated >= MOST_REPEATED
  }

  /** Whether no further text will be shown. */
  get isDone(): boolean {
    return this.hasLeaked || this.called !== null || this.isEndless
  }

  push(text: string): string {
    this.#held += this.#forms.push(this.#thoughts.push(text))
    return this.#release(false)
  }

  finish(): string {
    this.#held += this.#forms.push(this.#thoughts.flush()) + this.#forms.flush()
    return this.#release(true)
  }

  #release(isEnd: boolean): string {
    if (this.text === '' && CALL_BEGUN.test(this.#held)) {
      const tool = tools.find(({ name }) => this.#held.includes(name))
      if (tool) this.called = tool.name
      if (tool || (!isEnd && this.#held.length < LONGEST_CALL)) return ''
    }
    const parts = partsOf(this.#begun + this.#held)
    const last = isEnd ? '' : (parts.pop() ?? '')
    let alreadyShown = this.#begun.length
    let shown = ''
    for (const sentence of parts) {
      this.#begun = sentence.slice(0, alreadyShown)
      shown += this.#show(sentence.slice(alreadyShown))
      alreadyShown = Math.max(0, alreadyShown - sentence.length)
      this.#countRepeated(sentence.trim())
    }
    this.#begun = this.isDone ? '' : last.slice(0, alreadyShown)
    this.#held = this.isDone ? '' : last.slice(alreadyShown)
    if (this.#held === '') return shown
    const words = this.#held.replace(LAST_WORD, '')
    const leak = findLeakStart(words)
    const mustWait =
      this.#begun === '' && (leak < words.length || this.#dictated.mayBegin(withoutMarks(words)))
    const beginning = this.#held.slice(0, mustWait ? 0 : leak)
    shown += this.#show(beginning)
    this.#begun += beginning
    this.#held = this.#held.slice(beginning.length)
    return shown
  }

  #countRepeated(sentence: string): void {
    if (sentence === '') return
    this.#repeated = sentence === this.#newest ? this.#repeated + 1 : 0
    this.#newest = sentence
  }

  #show(piece: string): string {
    if (this.isDone || piece === '') return ''
    if (leaksPrompt(`${this.written.slice(-LEAK_WINDOW)}${piece}`, this.#canary)) {
      this.hasLeaked = true
      return ''
    }
    const tool = tools.find(({ name }) => piece.includes(name))
    if (tool) {
      const call = piece.indexOf(tool.name)
      const before = piece.slice(0, call).search(/[.!?…。！？][^.!?…。！？]*$/u)
      const shown = before < 0 ? '' : this.#show(piece.slice(0, before + 1))
      this.called = tool.name
      return shown
    }
    if (this.#begun === '' && this.#dictated.has(withoutMarks(piece))) {
      this.dictatedCount++
      return ''
    }
    this.written += piece.replace(
      MARK,
      (_, gap: string, list: string) => `${gap}[${list.replaceAll(',', '][')}]`,
    )
    const text = this.#numbers.rewrite(this.#gap + piece)
    const end = text.trimEnd().length
    this.#gap = this.text === '' && end === 0 ? '' : text.slice(end)
    const shown = this.text === '' ? text.slice(0, end).trimStart() : text.slice(0, end)
    this.text += shown
    return shown
  }
}

/** Lines and sentences. The last one may be incomplete, and is empty if the text ends with a complete one. */
function partsOf(text: string): string[] {
  const parts = Array.from(sentences.segment(text), ({ segment }) => segment)
  return /[.!?…。！？]\s$|\n$/u.test(text) ? [...parts, ''] : parts
}
