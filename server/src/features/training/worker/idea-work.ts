import type { Work } from '../../../platform/work-process/index.ts'
import type { PromptIdea } from '../core/make-starter-prompts.ts'
import type { IdeaPassage } from './find-prompt-ideas.ts'

export const findingIdeas: Work<IdeaPassage, PromptIdea> = {
  module: new URL('./find-prompt-ideas.ts', import.meta.url),
}
