/**
 * In characters. Longer texts are read in several steps as if the model had sent them so, and joined texts don't exceed
 * this.
 */
export const longestPiece = 400

/** A model stream event with a piece of its text and nothing else. */
export interface TextPiece {
  readonly text: string
  /** Equal for pieces that continue the same text. */
  readonly goesInto: string
  /** The event's data with another text. */
  readonly withText: (text: string) => string
}

type Data = Record<string, unknown>

/** Parses event data of chat completions, OpenAI's responses and Anthropic's messages; null for all others. */
export function textPiece(data: string): TextPiece | null {
  const event = parsed(data)
  if (!event || event.error) return null
  if (Array.isArray(event.choices)) return ofChatCompletion(event, event.choices)
  if (event.type === 'response.output_text.delta') return ofResponse(event)
  if (event.type === 'content_block_delta') return ofMessage(event)
  return null
}

function ofChatCompletion(event: Data, choices: readonly unknown[]): TextPiece | null {
  const [choice, ...others] = choices
  if (others.length > 0 || event.usage || !isObject(choice) || choice.finish_reason) return null
  const { delta } = choice
  if (!isObject(delta)) return null
  const { content, role: _role, ...rest } = delta
  if (typeof content !== 'string' || Object.values(rest).some((value) => value !== null)) return null
  return {
    text: content,
    goesInto: `${event.id} ${choice.index}`,
    withText: (text) =>
      JSON.stringify({ ...event, choices: [{ ...choice, delta: { ...delta, content: text } }] }),
  }
}

function ofResponse(event: Data): TextPiece | null {
  if (typeof event.delta !== 'string') return null
  return {
    text: event.delta,
    goesInto: `${event.item_id} ${event.output_index} ${event.content_index}`,
    withText: (text) => JSON.stringify({ ...event, delta: text }),
  }
}

function ofMessage(event: Data): TextPiece | null {
  const { delta } = event
  if (!isObject(delta) || delta.type !== 'text_delta' || typeof delta.text !== 'string') return null
  return {
    text: delta.text,
    goesInto: `${event.index}`,
    withText: (text) => JSON.stringify({ ...event, delta: { ...delta, text } }),
  }
}

function parsed(data: string): Data | null {
  if (!data.startsWith('{')) return null
  try {
    const event: unknown = JSON.parse(data)
    return isObject(event) ? event : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
