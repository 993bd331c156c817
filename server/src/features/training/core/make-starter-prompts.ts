import type { StarterPrompt } from '@parleykit/contract/agents'
import { lowerCapitals } from '@parleykit/engine/text/lower-capitals'
import type { KnowledgeTopics } from './find-topics.ts'
import { askFor } from './prompt-wording.ts'

interface Choice {
  readonly ideas: readonly PromptIdea[]
  readonly limit: number
  /** Whether the agent itself answers this question: a prompt that it would refuse is left out. */
  readonly canAnswer: (question: string) => Promise<boolean>
}

/** Something to ask about, with the ways to ask it, the best first. */
export interface PromptIdea {
  readonly title: string
  readonly contents: readonly string[]
}

/** Of one training. */
export const starterPromptsMade = 8
const LONGEST_TITLE = 60
const LONGEST_CONTENT = 160
const SHORTEST_TOPIC = 2
const SHORTEST_QUESTION = 10
/** Bounds the questions that are tried on large knowledge. */
const MOST_IDEAS = 96

/**
 * What could be asked about the knowledge, out of itself: its questions as they stand, then its other headings, then the
 * names that it mentions most. `language` is the ISO 639-1 code of its main language.
 */
export function findPromptIdeas(known: KnowledgeTopics, language: string): PromptIdea[] {
  const { questions, topics } = known.headings()
  const named = (topic: string): PromptIdea => ({ title: topic, contents: askFor(topic, language) })
  const ideas = [
    ...spread(questions.map(withoutMark)).map(ideaOf),
    ...spread(known.writtenQuestions().map(withoutMark).filter(standsAlone)).map(ideaOf),
    ...spread(topics.map(withoutMark).filter(isTopic)).map((topic) =>
      named(lowerCapitals(topic, [language])),
    ),
    ...known.names().filter(isTopic).map(named),
  ]
  return ideas.slice(0, MOST_IDEAS)
}

/** A question to be asked as it stands. */
export function ideaOf(question: string): PromptIdea {
  return { title: shorten(question), contents: [question] }
}

/** Up to `limit` starter prompts: only what the agent answers is offered, and nothing twice. May be empty. */
export async function choosePrompts({ ideas, limit, canAnswer }: Choice): Promise<StarterPrompt[]> {
  const chosen = new Map<string, StarterPrompt>()
  for (const { title, contents } of ideas) {
    if (chosen.size >= limit) break
    const key = title.toLowerCase()
    const content = chosen.has(key) ? undefined : await firstAnswerable(contents, canAnswer)
    if (content !== undefined) chosen.set(key, { title, content })
  }
  return [...chosen.values()]
}

async function firstAnswerable(
  contents: readonly string[],
  canAnswer: Choice['canAnswer'],
): Promise<string | undefined> {
  for (const content of contents) {
    if (content.length <= LONGEST_CONTENT && (await canAnswer(content))) return content
  }
  return undefined
}

/** Without the "Q:", "1.2" or "Chapter 3:" that stands before a heading or a question. */
function withoutMark(text: string): string {
  return text
    .replace(
      /^(?:(?:q|question|f|frage|p|chapter|section|kapitel)?\s{0,3}[\d.]{0,12}\s{0,3}[:.)]|\d{1,9}(?:\.\d{1,9}){0,9})\s+/i,
      '',
    )
    .trim()
}

/** Parts that most documents have, and that nobody asks about. */
const FURNITURE =
  /^(?:introduction|overview|summary|conclusion|contents|table of contents|references|notes|see also|further reading|external links|appendix|faqs?|einleitung|überblick|zusammenfassung|inhalt|literatur|weblinks|sommaire|références|índice|referencias)$/i

function isTopic(text: string): boolean {
  const fits = text.length >= SHORTEST_TOPIC && text.length <= LONGEST_TITLE
  return fits && /\p{L}{2}/u.test(text) && !FURNITURE.test(text)
}

/** No quoted speech, no end of a longer sentence. */
function standsAlone(question: string): boolean {
  return /^[¿\p{Lu}\p{Lo}]/u.test(question) && question.length >= SHORTEST_QUESTION
}

/** Evenly from the whole list first, so that a long document isn't represented by its first pages alone. */
function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(items.length / 8))
  return [...items.filter((_, at) => at % step === 0), ...items.filter((_, at) => at % step !== 0)]
}

function shorten(question: string): string {
  if (question.length <= LONGEST_TITLE) return question
  const cut = question.slice(0, LONGEST_TITLE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).trimEnd()}…`
}
