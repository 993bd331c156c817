import { findHeadings, findNames, findWrittenQuestions, type StarterPassage } from './find-topics.ts'
import { askAbout } from './prompt-wording.ts'

export interface StarterPrompt {
  /** A few words for the card. */
  readonly title: string
  /** What a click sends. */
  readonly content: string
}

export interface StarterPromptInput {
  readonly passages: readonly StarterPassage[]
  /** ISO 639-1 code of the knowledge's main language: `index.languages[0]`. */
  readonly language: string
  readonly limit: number
  /** Whether the agent itself answers this question: a prompt that it would refuse is left out. */
  readonly canAnswer: (question: string) => Promise<boolean>
}

const LONGEST_TITLE = 60
const LONGEST_CONTENT = 160
const SHORTEST_TOPIC = 2
/** Checks of `canAnswer` per wanted prompt: bounds the work on large knowledge. */
const TRIES_PER_PROMPT = 12

/**
 * Up to `limit` starter prompts out of the knowledge itself: its questions as they stand, then its headings, then the
 * names that it mentions most. Only what the agent answers is offered, and nothing twice. May be empty.
 */
export async function makeStarterPrompts({
  passages,
  language,
  limit,
  canAnswer,
}: StarterPromptInput): Promise<StarterPrompt[]> {
  const { questions, topics } = findHeadings(passages)
  const about = (topic: string): StarterPrompt => ({ title: topic, content: askAbout(topic, language) })
  const asIs = (question: string): StarterPrompt => ({ title: shorten(question), content: question })
  const ideas = [
    ...spread(questions).map(asIs),
    ...spread(topics.filter(isTopic)).map(about),
    ...spread(findWrittenQuestions(passages)).map(asIs),
    ...findNames(passages).filter(isTopic).map(about),
  ].filter((idea) => idea.content.length <= LONGEST_CONTENT)
  const chosen = new Map<string, StarterPrompt>()
  for (const idea of ideas.slice(0, limit * TRIES_PER_PROMPT)) {
    if (chosen.size >= limit) break
    const key = idea.content.toLowerCase()
    if (!chosen.has(key) && (await canAnswer(idea.content))) chosen.set(key, idea)
  }
  return [...chosen.values()]
}

function isTopic(text: string): boolean {
  return text.length >= SHORTEST_TOPIC && text.length <= LONGEST_TITLE && /\p{L}{2}/u.test(text)
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
