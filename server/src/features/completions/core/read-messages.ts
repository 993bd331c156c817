import { type CompletionMessage, completionTexts } from '@parleykit/contract/completions'
import { chatMessageMax } from '@parleykit/contract/limits'
import { isVisible } from '@parleykit/contract/visible-text'

/** A turn that the caller tells of; nobody has seen it said. */
interface ToldTurn {
  readonly senderType: 'visitor' | 'agent'
  readonly content: string
}

export type ReadMessages =
  | {
      readonly question: string
      /** Where the question stands. */
      readonly param: string
      /** Oldest first, each cut to what a message may have. */
      readonly told: readonly ToldTurn[]
      /** The first thing that the user said, which a conversation is known by. */
      readonly first: string
    }
  | { readonly problem: string; readonly param: string }

/**
 * What a caller of OpenAI's form asks, and at most `toldMax` turns before it. Whatever system, developer, tool and
 * function messages say isn't read; what isn't text is a problem.
 */
export function readMessages(messages: readonly CompletionMessage[], toldMax: number): ReadMessages {
  const turns: (ToldTurn & { readonly param: string })[] = []
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
  const told = turns
    .slice(0, -1)
    .filter(({ content }) => isVisible(content))
    .slice(-toldMax)
    .map(({ senderType, content }) => ({
      senderType,
      content: content.slice(0, chatMessageMax).toWellFormed(),
    }))
  return { question: last.content, param: last.param, told, first: first.content }
}

/** An assistant's turn may hold a refusal, which says nothing to go on with. */
const textTypes = new Set(['text', 'refusal'])

function notText(type: string): string {
  return `Agents only read text. Remove the part of type "${type.slice(0, 40)}"`
}
