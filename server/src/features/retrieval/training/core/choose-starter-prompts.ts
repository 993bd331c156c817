import type { StarterPrompt } from '@parleykit/contract/agents/agents'
import { isWholeQuestion } from '@parleykit/engine/answer/suggestions/questions-of-topic'
import { questionAbout } from '@parleykit/engine/text/annotations/topic-question'
import { lowerCapitals } from '@parleykit/engine/text/lower-capitals'
import type { KnowledgeTopics } from './knowledge-topics.ts'

interface Choice {
  readonly ideas: readonly StarterPromptCandidate[]
  readonly limit: number
  /** Whether the agent answers this question with text about a topic. Prompts that it would refuse are left out. */
  readonly canAnswer: (question: string, topic: string) => Promise<boolean>
}

/** `entryId`: the entry of a question that a model wrote. The question is deleted with it. */
type PromptOfEntry = StarterPrompt & { readonly entryId?: number }

/** A card's title, the question that it asks, and the heading or question in the knowledge that it is made from. */
export interface StarterPromptCandidate extends PromptOfEntry {
  readonly topic: string
}

/** Prompts per training. */
export const starterPromptsPerTraining = 8
const LONGEST_TITLE = 60
/** Bounds the number of questions tried on large knowledge. */
const MOST_IDEAS = 96

/**
 * Finds questions about the knowledge in the knowledge itself: first its own questions, then a question about each
 * plain heading. `language` is the ISO 639-1 code of its main language.
 */
export function findStarterPromptCandidates(
  known: KnowledgeTopics,
  language: string,
): StarterPromptCandidate[] {
  const { questions, topics } = known.headings()
  const about = topics.map(withoutMark).flatMap((topic) => {
    const content = BOILERPLATE.test(topic) ? null : questionAbout(topic, language)
    return content ? [{ title: lowerCapitals(topic, [language]), content, topic }] : []
  })
  const ideas = [
    ...spread(questions.map(withoutMark).filter(isWholeQuestion)).map(verbatimCandidate),
    ...spread(known.writtenQuestions().map(withoutMark).filter(isWholeQuestion)).map(verbatimCandidate),
    ...spread(about),
  ]
  return ideas.slice(0, MOST_IDEAS)
}

/** A question to ask verbatim. */
export function verbatimCandidate(question: string): StarterPromptCandidate {
  return { title: shorten(question), content: question, topic: question }
}

/** Chooses up to `limit` starter prompts that the agent answers, without duplicates. May be empty. */
export async function chooseStarterPrompts({ ideas, limit, canAnswer }: Choice): Promise<PromptOfEntry[]> {
  const chosen = new Map<string, PromptOfEntry>()
  for (const { topic, ...prompt } of ideas) {
    if (chosen.size >= limit) break
    const key = prompt.title.toLowerCase()
    if (!chosen.has(key) && (await canAnswer(prompt.content, topic))) chosen.set(key, prompt)
  }
  return [...chosen.values()]
}

/** Removes a leading "Q:", "1.2" or "Chapter 3:" from a heading or a question. */
function withoutMark(text: string): string {
  return text
    .replace(
      /^(?:(?:q|question|f|frage|p|chapter|section|kapitel)?\s{0,3}[\d.]{0,12}\s{0,3}[:.)]|\d{1,9}(?:\.\d{1,9}){0,9})\s+/i,
      '',
    )
    .trim()
}

/** Sections that most documents have and nobody asks about. */
const BOILERPLATE =
  /^(?:introduction|overview|summary|conclusion|contents|table of contents|references|notes|see also|further reading|external links|appendix|faqs?|einleitung|überblick|zusammenfassung|inhalt|literatur|weblinks|sommaire|références|índice|referencias)$/i

/** Samples the whole list evenly first, so that a long document isn't represented by its first pages. */
function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(items.length / 8))
  return [...items.filter((_, at) => at % step === 0), ...items.filter((_, at) => at % step !== 0)]
}

function shorten(question: string): string {
  if (question.length <= LONGEST_TITLE) return question
  const cut = question.slice(0, LONGEST_TITLE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).trimEnd()}…`
}
