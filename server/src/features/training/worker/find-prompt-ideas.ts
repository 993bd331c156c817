import { languageOf, type StarterPassage } from '../core/find-topics.ts'
import { findPromptIdeas, type PromptIdea } from '../core/make-starter-prompts.ts'

/** Runs in the work process: what could be asked about these passages, the best first. */
export function work(passages: readonly StarterPassage[]): PromptIdea[] {
  return findPromptIdeas(passages, languageOf(passages))
}
