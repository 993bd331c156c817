import { readWordList } from '../../../platform/word-lists/index.ts'
import { KnowledgeTopics, type StarterPassage } from '../core/find-topics.ts'
import { findPromptIdeas, type PromptIdea } from '../core/make-starter-prompts.ts'

/** Runs in the work process: what could be asked about these passages, the best first. Keeps none of their texts. */
export function begin() {
  const topics = new KnowledgeTopics()
  return {
    take(passages: readonly StarterPassage[]): void {
      for (const passage of passages) topics.add(passage)
    },
    finish: (): PromptIdea[] => findPromptIdeas(topics, topics.language(readWordList)),
  }
}
