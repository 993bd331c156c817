import type {
  AgentFields,
  CompletionChunk,
  OpenAiError,
} from '@parleykit/contract/chat/completions/completions'
import { openAiErrorOf } from '../../../platform/http/index.ts'
import { estimateTokens } from '../../retrieval/index.ts'
import { toTurnError } from '../index.ts'
import type { AcceptedCompletion } from './accept-completion.ts'
import { completionId } from './core/completion-id.ts'
import { estimateUsage } from './core/estimate-usage.ts'
import { urlCitations } from './core/url-citations.ts'

type Choice = CompletionChunk['choices'][number]

/** Streams the answer in OpenAI's format. Ends with an error if the answer fails. */
export async function* writeChunks(
  taken: AcceptedCompletion,
  includesUsage: boolean,
): AsyncGenerator<CompletionChunk | OpenAiError> {
  const fields: AgentFields = { conversationId: 0, responseId: '', sources: [] }
  let content = ''
  const chunk = (choices: Choice[], more: Partial<CompletionChunk> = {}): CompletionChunk => ({
    id: completionId(fields.responseId),
    object: 'chat.completion.chunk',
    created: taken.created,
    model: taken.model,
    choices,
    ...(includesUsage && { usage: null }),
    ...more,
  })
  const piece = (delta: Choice['delta'], isLast = false): Choice[] => [
    { index: 0, delta, logprobs: null, finish_reason: isLast ? 'stop' : null },
  ]
  for await (const event of taken.events) {
    const failure = toTurnError(event)
    if (failure) {
      yield openAiErrorOf(failure)
      return
    }
    if (event.conversationId !== undefined && event.responseId !== undefined) {
      fields.conversationId = event.conversationId
      fields.responseId = event.responseId
      yield chunk(piece({ role: 'assistant', content: '' }))
    }
    if (event.function_call) fields.function_call = event.function_call
    if (event.suggestions) fields.suggestions = event.suggestions
    if (event.sources) fields.sources = event.sources
    const hint = event.action?.hint
    const text = event.delta ?? event.message ?? (hint ? `\n\n${hint}` : '')
    content += text
    if (text !== '') yield chunk(piece({ content: text }))
  }
  const annotations = urlCitations(content, fields.sources)
  const last = piece(annotations.length > 0 ? { annotations } : {}, true)
  yield chunk(last, { parleykit: fields })
  if (includesUsage) yield chunk([], { usage: estimateUsage(taken.promptTokens, estimateTokens(content)) })
}
