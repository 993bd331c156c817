import type { CompletionUsage } from '@parleykit/contract/chat/completions/completions'

/** Estimated tokens of the prompt and the answer. */
export function estimateUsage(promptTokens: number, completionTokens: number): CompletionUsage {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
