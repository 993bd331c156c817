import type { CompletionUsage } from '@parleykit/contract/completions'

/** Tokens of what was asked and of the answer, both estimated. */
export function countUsage(promptTokens: number, completionTokens: number): CompletionUsage {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
