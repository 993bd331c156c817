import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import {
  type LanguageModel,
  ModelError,
  type ModelTool,
  type PromptMessage,
  type TokenUsage,
} from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { Generation, ToolCall } from '../base/generation.ts'
import { ReplyWriter, type WriterTask } from '../core/generate/reply-writer.ts'
import { declineTool, personTool } from '../core/prompt/build-prompt.ts'

interface Task extends WriterTask {
  readonly model: LanguageModel
  readonly messages: readonly PromptMessage[]
  /** The tools that it may call before it answers. */
  readonly tools: readonly ModelTool[]
}

export const maxOutputTokens = 2000

/** Streams the model's text and returns how it ended. Never throws for a fault of the model. */
export async function* writeWithModel(
  platform: Platform,
  agent: AgentRow,
  { model, ...task }: Task,
  signal: AbortSignal,
): AsyncGenerator<string, Generation> {
  const writer = new ReplyWriter(task)
  let usage: TokenUsage = { inputTokens: null, outputTokens: null }
  let received = ''
  let call: ToolCall | null = null
  const ended = (outcome: Generation['outcome'], fault: ModelFault | null = null): Generation => {
    const { text, written, cited, dictatedCount } = writer
    return { outcome, call, text, written, cited, dictatedCount, fault, usage, received }
  }
  const failed = (fault: ModelFault) => ended(writer.isEmpty ? 'nothing' : 'broken_off', fault)
  const request = {
    messages: task.messages,
    tools: [declineTool, personTool, ...task.tools],
    maxOutputTokens: agent.replyTokensMax ?? maxOutputTokens,
    ...(agent.temperature !== null && { temperature: agent.temperature }),
  }
  let isCut = false
  let called: string | null = null
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'end') {
        usage = event.usage
        isCut = !event.isWhole
      } else if (event.type === 'text') {
        received += event.text
        const shown = writer.push(event.text)
        if (shown !== '') yield shown
      } else if (event.name === declineTool.name || event.name === personTool.name) called = event.name
      else if (task.tools.some(({ name }) => name === event.name)) {
        call = { name: event.name, input: event.input || '{}' }
      } else throw new ModelError('unreadable')
      if (called !== null || call !== null || writer.isDone) break
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const { reason, status } = error
    platform.log.warn({ reason, status, model: model.name }, 'a language model failed')
    return failed(reason)
  }
  const rest = writer.finish()
  if (rest !== '') yield rest
  if (writer.hasLeaked) return failed('repeated_instructions')
  if (signal.aborted) return ended('stopped')
  if (call !== null) return ended('tool_wanted')
  const { isEmpty } = writer
  called ??= writer.called
  if (called === personTool.name) return ended('person_wanted')
  if (isEmpty && called !== null) return ended('declined')
  if (isEmpty) return ended('nothing', writer.dictatedCount > 0 ? null : 'empty')
  return isCut || writer.isEndless ? ended('broken_off', 'too_long') : ended('whole')
}
