import type { Work } from '../../../platform/work-process/index.ts'
import type { StarterPassage } from '../core/find-topics.ts'
import type { PromptIdea } from '../core/make-starter-prompts.ts'

export const findingIdeas: Work<StarterPassage, PromptIdea> = {
  module: new URL('./find-prompt-ideas.ts', import.meta.url),
}
