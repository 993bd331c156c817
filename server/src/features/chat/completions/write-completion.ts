import type { Completion } from '@parleykit/contract/chat/completions/completions'
import { estimateTokens } from '../../retrieval/index.ts'
import { collectReply } from '../index.ts'
import type { AcceptedCompletion } from './accept-completion.ts'
import { completionId } from './core/completion-id.ts'
import { estimateUsage } from './core/estimate-usage.ts'
import { urlCitations } from './core/url-citations.ts'

/** Returns the whole answer in OpenAI's format. Throws if there is none. */
export async function writeCompletion(taken: AcceptedCompletion): Promise<Completion> {
  const { message: content, visitorToken: _, ...fields } = await collectReply(taken.events)
  const annotations = urlCitations(content, fields.sources)
  return {
    id: completionId(fields.responseId),
    object: 'chat.completion',
    created: taken.created,
    model: taken.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: estimateUsage(taken.promptTokens, estimateTokens(content)),
    parleykit: fields,
  }
}
