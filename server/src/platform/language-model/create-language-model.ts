import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { CircuitBreaker } from './circuit-breaker.ts'
import type { LanguageModel, ModelEvent, ModelRequest, PromptMessage } from './language-model.ts'
import { ModelError } from './model-error.ts'
import { TextCleaner } from './text-cleaner.ts'
import { longestPiece } from './text-piece.ts'
import { toModelError } from './to-model-error.ts'
import { type TimeLimits, withinLimits } from './within-limits.ts'

/** A provider's model behind time limits and a circuit breaker. */
export function createLanguageModel(provided: LanguageModelV4, limits: TimeLimits): LanguageModel {
  const breaker = new CircuitBreaker(() => performance.now())
  return {
    name: provided.modelId,
    isAvailable: () => breaker.isClosed,
    async *stream(request, signal) {
      if (!breaker.enter()) throw new ModelError('unreachable')
      let fault: ModelError | null = null
      try {
        yield* readEvents(provided, request, limits, signal)
      } catch (error) {
        fault = toModelError(error)
        throw fault
      } finally {
        // A caller that has heard enough leaves early: the server did its part. So it did with a question that it won't
        // answer: a visitor could shut the model to everybody with those.
        if (fault && !isOfTheQuestion(fault)) breaker.fail()
        else if (!signal.aborted) breaker.succeed()
      }
    },
  }
}

/** Whether another question might have gone well. */
function isOfTheQuestion({ reason }: ModelError): boolean {
  return reason === 'rejected' || reason === 'too_long' || reason === 'empty'
}

async function* readEvents(
  provided: LanguageModelV4,
  request: ModelRequest,
  limits: TimeLimits,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const open = async (abortSignal: AbortSignal) => {
    const { stream } = await provided.doStream({
      prompt: request.messages.map(toPrompt),
      tools: request.tools.map((tool) => ({ type: 'function', ...tool, inputSchema: noArguments })),
      maxOutputTokens: request.maxOutputTokens,
      abortSignal,
      // Only OpenAI's own provider reads this: nothing of a conversation is kept there.
      providerOptions: { openai: { store: false } },
    })
    return stream
  }
  let hasContent = false
  let length = 0
  const cleaner = new TextCleaner()
  try {
    for await (const part of withinLimits(open, limits, signal)) {
      for (const event of inPieces(toEvent(part, cleaner))) {
        if (event.type === 'end' && !hasContent) throw new ModelError('empty')
        if (event.type !== 'text' || event.text.trim() !== '') hasContent = true
        // A server may disregard the limit that it was given, and send all at once: what is within it is read.
        const room = request.maxOutputTokens * longestToken - length
        if (event.type === 'text' && event.text.length > room) {
          yield { type: 'text', text: event.text.slice(0, room).toWellFormed() }
          throw new ModelError('too_long')
        }
        if (event.type === 'text') length += event.text.length
        yield event
        if (event.type === 'end') return
      }
    }
  } catch (error) {
    const isSilence = error instanceof ModelError && error.reason === 'stalled'
    throw isSilence && !hasContent ? new ModelError('slow_to_start') : error
  }
  if (!signal.aborted) throw new ModelError(hasContent ? 'stalled' : 'empty')
}

/** In characters, on the average of a long text. */
const longestToken = 10
/** More than any model reads or writes at once; beyond it a server talks nonsense. */
const mostTokens = 100_000_000

const noArguments = { type: 'object', properties: {}, additionalProperties: false } as const

function toPrompt({ role, content }: PromptMessage): LanguageModelV4Prompt[number] {
  if (role !== 'system') return { role, content: [{ type: 'text', text: content }] }
  // What every prompt of an agent begins with; only Anthropic's provider has to be told.
  return { role, content, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
}

/** A text that a server sends as a whole comes in pieces like any other. */
function* inPieces(event: ModelEvent | undefined): Generator<ModelEvent> {
  if (event?.type !== 'text') {
    if (event) yield event
    return
  }
  const { text } = event
  for (let at = 0; at === 0 || at < text.length; ) {
    const end = at + longestPiece
    const isWithinLetter = /[\ud800-\udbff]/.test(text.charAt(end - 1))
    yield { type: 'text', text: text.slice(at, isWithinLetter ? end + 1 : end) }
    at = isWithinLetter ? end + 1 : end
  }
}

/** Undefined for what says nothing: metadata, reasoning, the pieces of a call. */
function toEvent(part: LanguageModelV4StreamPart, cleaner: TextCleaner): ModelEvent | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', text: cleaner.push(part.delta) }
    case 'tool-call':
      return { type: 'call', name: part.toolName }
    case 'error':
      throw toModelError(part.error)
    case 'finish': {
      const { unified } = part.finishReason
      if (unified === 'content-filter') throw new ModelError('rejected')
      if (unified === 'error' || unified === 'interrupted') throw new ModelError('stalled')
      const { inputTokens, outputTokens } = part.usage
      const usage = { inputTokens: toCount(inputTokens.total), outputTokens: toCount(outputTokens.total) }
      return { type: 'end', usage, isWhole: unified !== 'length' }
    }
    default:
      return undefined
  }
}

function toCount(tokens: number | undefined): number | null {
  return Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= mostTokens
    ? Number(tokens)
    : null
}
