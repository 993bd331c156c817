import type { ModelFault, WritingCheck } from '@parleykit/contract/receipts'
import {
  type LanguageModel,
  ModelError,
  type PromptMessage,
  type TokenUsage,
} from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { declineTool } from '../core/prompt/build-prompt.ts'
import { CheckedWriter, type WriterTask } from '../core/writing/checked-writer.ts'

/** What became of a request to a model. */
export interface Writing {
  /** `failed` may follow whole sentences; after `unsupported` nothing was left of what it wrote. */
  readonly outcome: 'whole' | 'declined' | 'stopped' | 'failed' | 'unsupported'
  readonly text: string
  /** All that the model sent, thoughts and what was held back among it. */
  readonly received: string
  /** Numbers of passages from 0, in the order of the numbers in the text. */
  readonly cited: readonly number[]
  readonly fault: ModelFault | null
  readonly usage: TokenUsage
  readonly check: WritingCheck
}

interface Task extends WriterTask {
  readonly messages: readonly PromptMessage[]
}

export const maxOutputTokens = 2000

/** Lets the model write; passes on what is supported and returns how it ended. Never throws for a fault of the model. */
export async function* writeWithModel(
  platform: Platform,
  model: LanguageModel,
  task: Task,
  signal: AbortSignal,
): AsyncGenerator<string, Writing> {
  const writer = new CheckedWriter(task)
  let usage: TokenUsage = { inputTokens: null, outputTokens: null }
  let received = ''
  const ended = (outcome: Writing['outcome'], fault: ModelFault | null = null): Writing => ({
    outcome,
    text: writer.text,
    cited: writer.cited,
    fault,
    usage,
    check: writer.check,
    received,
  })
  const request = { messages: task.messages, tools: [declineTool], maxOutputTokens: maxOutputTokens }
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'end') {
        usage = event.usage
        const rest = event.isWhole ? writer.finish() : ''
        if (rest !== '') yield rest
      } else if (event.type === 'text') {
        received += event.text
        const pieces = writer.push(event.text)
        if (pieces !== '') yield pieces
      } else if (event.name !== declineTool.name) {
        throw new ModelError('unreadable')
      } else {
        const rest = writer.finish()
        if (rest !== '') yield rest
        if (writer.text === '') return ended('declined')
        break
      }
      if (writer.hasLeaked) return ended('failed', 'repeated_instructions')
      if (writer.isDone) {
        const rest = writer.stop()
        if (rest !== '') yield rest
        break
      }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const { reason, status } = error
    platform.log.warn({ reason, status, model: model.name }, 'a language model failed')
    return ended('failed', reason)
  }
  if (signal.aborted) return ended('stopped')
  if (writer.hasDeclined) return ended('declined')
  if (writer.text.trim() !== '') return ended('whole')
  return writer.hasWritten ? ended('unsupported') : ended('failed', 'empty')
}
