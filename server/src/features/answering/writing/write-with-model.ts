import type { ModelFault } from '@parleykit/contract/receipts'
import {
  type LanguageModel,
  ModelFault as ModelError,
  type TokenUsage,
} from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { declineTool, type PromptMessage } from '../core/prompt/build-prompt.ts'
import { leaksPrompt } from '../core/prompt/find-leak.ts'
import { SourceNumbers, withoutHalfMark } from '../core/writing/cite-sources.ts'
import { SentenceBuffer } from '../core/writing/sentence-buffer.ts'
import { ThoughtFilter } from '../core/writing/thought-filter.ts'

/** What became of a request to a model. */
export interface Writing {
  /** `failed` may follow whole sentences; the other three need nothing more. */
  readonly outcome: 'whole' | 'declined' | 'stopped' | 'failed'
  readonly text: string
  /** All that the model sent, thoughts and what was held back among it. */
  readonly received: string
  /** Numbers of passages from 0, in the order of the numbers in the text. */
  readonly cited: readonly number[]
  readonly fault: ModelFault | null
  readonly usage: TokenUsage
}

interface Task {
  readonly messages: readonly PromptMessage[]
  readonly canary: string
  readonly passageCount: number
}

export const MAX_OUTPUT_TOKENS = 2000

/** Lets the model write; passes whole sentences on and returns how it ended. Never throws for a fault of the model. */
export async function* writeWithModel(
  platform: Platform,
  model: LanguageModel,
  task: Task,
  signal: AbortSignal,
): AsyncGenerator<string, Writing> {
  const writer = new SentenceWriter(task)
  let usage: TokenUsage = { inputTokens: null, outputTokens: null }
  const ended = (outcome: Writing['outcome'], fault: ModelFault | null = null): Writing => ({
    outcome,
    text: writer.text,
    received: writer.received,
    cited: writer.cited,
    fault,
    usage,
  })
  const request = { messages: task.messages, tools: [declineTool], maxOutputTokens: MAX_OUTPUT_TOKENS }
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'end') {
        usage = event.usage
        const rest = event.isWhole ? writer.finish() : ''
        if (rest !== '') yield rest
      } else if (event.type === 'text') {
        const sentences = writer.push(event.text)
        if (sentences !== '') yield sentences
      } else if (event.name !== declineTool.name) {
        throw new ModelError('unreadable')
      } else if (writer.text === '') {
        return ended('declined')
      }
      if (writer.hasLeaked) return ended('failed', 'repeated_instructions')
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const { reason, status } = error
    platform.log.warn({ reason, status, model: model.name }, 'a language model failed')
    return ended('failed', reason)
  }
  if (signal.aborted) return ended('stopped')
  return writer.text.trim() === '' ? ended('failed', 'empty') : ended('whole')
}

/** From pieces of a model's text to whole sentences with numbers of sources; nothing of a leak passes. */
class SentenceWriter {
  readonly #canary: string
  readonly #thoughts = new ThoughtFilter()
  readonly #sentences = new SentenceBuffer()
  readonly #numbers: SourceNumbers
  text = ''
  received = ''
  hasLeaked = false

  constructor({ canary, passageCount }: Task) {
    this.#canary = canary
    this.#numbers = new SourceNumbers(passageCount)
  }

  get cited(): readonly number[] {
    return this.#numbers.cited
  }

  push(piece: string): string {
    this.received += piece
    return this.#release(this.#sentences.push(this.#thoughts.push(piece)))
  }

  finish(): string {
    return this.#release(withoutHalfMark(this.#sentences.flush()).trimEnd())
  }

  #release(sentences: string): string {
    if (sentences === '' || this.hasLeaked) return ''
    if (leaksPrompt(this.text + sentences, this.#canary)) {
      this.hasLeaked = true
      return ''
    }
    const rewritten = this.#numbers.rewrite(sentences)
    const released = this.text === '' ? rewritten.trimStart() : rewritten
    this.text += released
    return released
  }
}
