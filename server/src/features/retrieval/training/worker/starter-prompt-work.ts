import type { Work } from '../../../../platform/child-process/index.ts'
import type { StarterPromptCandidate } from '../core/choose-starter-prompts.ts'
import type { StarterPromptPassage } from './find-starter-prompts.ts'

export const starterPromptWork: Work<StarterPromptPassage, StarterPromptCandidate> = {
  module: new URL('./find-starter-prompts.ts', import.meta.url),
}
