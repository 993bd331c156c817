import { isVisible } from '@parleykit/contract/base/visible-text'
import { type CompletionMessage, completionTexts } from '@parleykit/contract/chat/completions/completions'
import { chatMessageMax } from '@parleykit/contract/chat/limits'

/** An earlier message as the caller reports it, unverified. */
interface HistoryMessage {
  readonly senderType: 'visitor' | 'agent'
  readonly content: string
}

export type ParsedMessages =
  | {
      readonly question: string
      /** Path of the question in the request. */
      readonly param: string
      /** Oldest first, each cut to the maximum length of a message. */
      readonly history: readonly HistoryMessage[]
      /** The user's first message, which identifies the conversation. */
      readonly first: string
    }
  | { readonly problem: string; readonly param: string }

/**
 * Reads the question from messages in OpenAI's format, and at most `toldMax` messages before it. Ignores system,
 * developer, tool and function messages. Returns a problem for content that isn't text.
 */
export function parseMessages(messages: readonly CompletionMessage[], toldMax: number): ParsedMessages {
  const turns: (HistoryMessage & { readonly param: string })[] = []
  for (const [at, { role, content }] of messages.entries()) {
    if (role !== 'user' && role !== 'assistant') continue
    const param = `messages[${at}].content`
    const foreign =
      typeof content === 'string' ? undefined : content?.find(({ type }) => !textTypes.has(type))
    if (foreign) return { problem: notText(foreign.type), param }
    const text =
      typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n')
    turns.push({ senderType: role === 'user' ? 'visitor' : 'agent', content: text, param })
  }
  const last = turns.at(-1)
  if (last?.senderType !== 'visitor') return { problem: completionTexts.questionLast, param: 'messages' }
  const first = turns.find(({ senderType }) => senderType === 'visitor') ?? last
  const history = turns
    .slice(0, -1)
    .filter(({ content }) => isVisible(content))
    .slice(-toldMax)
    .map(({ senderType, content }) => ({
      senderType,
      content: content.slice(0, chatMessageMax).toWellFormed(),
    }))
  return { question: last.content, param: last.param, history, first: first.content }
}

/** An assistant's message may contain a refusal, which has no text to use. */
const textTypes = new Set(['text', 'refusal'])

function notText(type: string): string {
  return `Agents only read text. Remove the part of type "${type.slice(0, 40)}"`
}
