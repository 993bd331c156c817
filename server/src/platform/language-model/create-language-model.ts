import type {
  LanguageModelV4,
  LanguageModelV4FilePart,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import { CircuitBreaker } from './circuit-breaker.ts'
import type { LanguageModel, ModelEvent, ModelRequest, ModelTraits, PromptMessage } from './language-model.ts'
import { ModelError } from './model-error.ts'
import { TextCleaner } from './text-cleaner.ts'
import { toModelError } from './to-model-error.ts'
import { type TimeLimits, withinLimits } from './within-limits.ts'

/** A provider's model with time limits and a circuit breaker. */
export function createLanguageModel(
  provided: LanguageModelV4,
  { ollamaContext, ...traits }: ModelTraits,
  limits: TimeLimits,
): LanguageModel {
  const breaker = new CircuitBreaker(() => performance.now())
  return {
    name: provided.modelId,
    ...traits,
    isAvailable: () => breaker.isClosed,
    async *stream(request, signal) {
      if (!breaker.enter()) throw new ModelError('unreachable')
      let fault: ModelError | null = null
      try {
        yield* readEvents(provided, { ...request, ollamaContext }, limits, signal)
      } catch (error) {
        fault = toModelError(error)
        throw fault
      } finally {
        // A caller that leaves early is no fault of the server. Nor is a refused question: with those, a visitor could
        // disable the model for everyone.
        if (fault && !isOfTheQuestion(fault)) breaker.fail()
        else if (!signal.aborted) breaker.succeed()
      }
    },
  }
}

/** Whether another question might have succeeded. */
function isOfTheQuestion({ reason }: ModelError): boolean {
  return reason === 'rejected' || reason === 'too_long' || reason === 'empty'
}

async function* readEvents(
  provided: LanguageModelV4,
  request: ModelRequest & Pick<ModelTraits, 'ollamaContext'>,
  limits: TimeLimits,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const open = async (abortSignal: AbortSignal) => {
    const { stream } = await provided.doStream({
      prompt: request.messages.map(toPrompt),
      tools: request.tools.map((tool) => ({ type: 'function', inputSchema: noArguments, ...tool })),
      maxOutputTokens: request.maxOutputTokens,
      ...(request.temperature !== undefined && { temperature: request.temperature }),
      abortSignal,
      // Each provider reads its own part. Nothing of a conversation is stored at OpenAI.
      providerOptions: {
        openai: { store: false },
        azure: { store: false },
        ...(request.ollamaContext !== null && {
          ollama: { options: ollamaOptions({ ...request, context: request.ollamaContext }) },
        }),
      },
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
        // A server may ignore its limit and send everything at once. The part within the limit is read.
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

/** Its package sends these where Ollama doesn't read them. */
function ollamaOptions({
  context,
  temperature,
  maxOutputTokens,
}: Pick<ModelRequest, 'temperature' | 'maxOutputTokens'> & { readonly context: number }) {
  return {
    ...{ num_ctx: context, num_predict: maxOutputTokens },
    ...(temperature !== undefined && { temperature }),
  }
}

/** In characters. A longer text is read in several steps, as if the model had sent it so. */
const longestPiece = 400
/** In characters, of a call's arguments. */
const longestInput = 10_000
/** In characters, averaged over a long text. */
const longestToken = 10
/** More than any model reads or writes at once. A larger number is invalid. */
const mostTokens = 100_000_000

const noArguments = { type: 'object', properties: {}, additionalProperties: false } as const

function toPrompt({ role, content, pictures = [] }: PromptMessage): LanguageModelV4Prompt[number] {
  const shown = pictures.map(
    (data): LanguageModelV4FilePart => ({
      type: 'file',
      mediaType: 'image/webp',
      data: { type: 'data', data },
    }),
  )
  if (role === 'user') return { role, content: [{ type: 'text', text: content }, ...shown] }
  if (role !== 'system') return { role, content: [{ type: 'text', text: content }] }
  // The common prefix of an agent's prompts. Only Anthropic's provider needs to be told.
  return { role, content, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
}

/** Splits a text that a server sends as a whole into pieces like any other. */
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

/** Undefined for parts without text or calls: metadata, reasoning, pieces of a call. */
function toEvent(part: LanguageModelV4StreamPart, cleaner: TextCleaner): ModelEvent | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', text: cleaner.push(part.delta) }
    case 'tool-call':
      return { type: 'call', name: part.toolName, input: part.input.slice(0, longestInput) }
    case 'error':
      throw toModelError(part.error)
    case 'finish': {
      const { unified, raw } = part.finishReason
      if (unified === 'content-filter') throw new ModelError('rejected')
      if (unified === 'error' || raw === 'error') throw new ModelError('server_error')
      // The stream ended without its last part, which says why it ends.
      if (unified === 'interrupted' || (unified === 'other' && raw === undefined))
        throw new ModelError('unreadable')
      const { inputTokens, outputTokens } = part.usage
      const usage = { inputTokens: toCount(inputTokens.total), outputTokens: toCount(outputTokens.total) }
      return { type: 'end', usage, isWhole: unified !== 'length' }
    }
    default:
      return undefined
  }
}

/** Null for what no reply takes: servers that don't count report 0, which would be free of every budget. */
function toCount(tokens: number | undefined): number | null {
  return Number.isInteger(tokens) && Number(tokens) > 0 && Number(tokens) <= mostTokens
    ? Number(tokens)
    : null
}
