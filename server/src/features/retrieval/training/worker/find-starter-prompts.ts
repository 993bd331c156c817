import { readWordList } from '../../../../platform/word-lists/index.ts'
import {
  findStarterPromptCandidates,
  type StarterPromptCandidate,
  verbatimCandidate,
} from '../core/choose-starter-prompts.ts'
import { KnowledgeTopics, type StarterPassage } from '../core/knowledge-topics.ts'

export interface StarterPromptPassage extends StarterPassage {
  readonly entryId: number
  /** Questions that a model wrote. */
  readonly questions?: readonly string[] | null
}

/** Number of model-written questions from which starter prompts are chosen. */
const mostQuestions = 48

/** Runs in the work process: finds what could be asked about these passages, best first. Keeps none of their texts. */
export function begin() {
  const topics = new KnowledgeTopics()
  const questions = new Map<string, number>()
  return {
    take(passages: readonly StarterPromptPassage[]): void {
      for (const passage of passages) {
        topics.add(passage)
        const first = passage.questions?.[0]
        if (first !== undefined && questions.size < mostQuestions) questions.set(first, passage.entryId)
      }
    },
    finish: (): StarterPromptCandidate[] => [
      ...findStarterPromptCandidates(topics, topics.language(readWordList)),
      ...[...questions].map(([question, entryId]) => ({ ...verbatimCandidate(question), entryId })),
    ],
  }
}
