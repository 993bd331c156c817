import { z } from 'zod'
import { ReasoningFilter } from '../generate/reasoning-filter.ts'

const answerSchema = z.object({
  parts: z
    .array(
      z.object({
        n: z.coerce.number().int(),
        held: z.string().max(40).transform(verdictOf),
        words: z
          .string()
          .max(1000)
          .nullish()
          .transform((words) => words ?? ''),
        right: z.string().max(2000).nullish(),
      }),
    )
    .max(200),
})

/** Small models make up verdicts such as "partly": these count as no. */
function verdictOf(word: string): 'yes' | 'no' | 'none' {
  const verdict = word.trim().toLowerCase()
  return verdict === 'yes' || verdict === 'none' ? verdict : 'no'
}

/** In characters. */
const longestRight = 400
/** Shorter evidence would be found in any passage. */
const fewestWords = 4

export interface Verdict {
  /** The judged part of the reply, as the model wrote it. */
  readonly part: string
  /** `unproven`: it wasn't judged, or the evidence given for it is in no passage. */
  readonly held: 'yes' | 'no' | 'none' | 'unproven'
  /** The passage, from 0, with the deciding evidence; null if none was named. */
  readonly passage: number | null
  /** What the passages say instead; empty if they say nothing about it. */
  readonly right: string
}

interface Material {
  readonly passages: readonly { readonly title: string; readonly heading: string; readonly text: string }[]
  /** What the owner says about the team: how to reach it and who it is. */
  readonly team: string
  /** The owner's tone and other instructions, which prove no value. */
  readonly manner: string
}

/**
 * Reads a model's verdicts on the parts of a reply; null if its output can't be parsed. Nothing in it is trusted: the
 * evidence must be in a passage. A value that only the owner's tone or instructions have is in none.
 */
export function parseVerdicts(
  answer: string,
  parts: readonly string[],
  { passages, team, manner }: Material,
): Verdict[] | null {
  const thoughts = new ReasoningFilter()
  const said = thoughts.push(answer) + thoughts.flush()
  const json = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  const parsed = answerSchema.safeParse(parseJson(json))
  if (!parsed.success) return null
  const texts = passages.map(({ title, heading, text }) => fold(`${title} ${heading} ${text}`))
  const teamText = fold(team)
  const mannerText = fold(manner)
  const judged = new Map(parsed.data.parts.map((each) => [each.n, each]))
  if (!parts.some((_, at) => judged.has(at + 1))) return parts.length === 0 ? [] : null
  return parts.map((part, at): Verdict => {
    const { held, words, right } = judged.get(at + 1) ?? { held: 'yes' as const, words: '', right: '' }
    const folded = fold(words)
    const isIn = (text: string) => folded.length >= fewestWords && text.includes(folded)
    const place = texts.findIndex(isIn)
    const passage = place < 0 ? null : place
    if (held === 'yes' && passage === null && !isIn(teamText)) {
      const isInvented = isIn(mannerText) && /\p{N}/u.test(words)
      return { part, held: isInvented ? 'no' : 'unproven', passage, right: '' }
    }
    // A correction counts only if a passage supports it.
    const proven = held === 'no' && passage !== null ? (right ?? '').trim().slice(0, longestRight) : ''
    return { part, held, passage, right: isSayable(proven, part, texts) ? proven : '' }
  })
}

const MARKUP = /\n|<|\]\(|:\/\/|www\./

/** Whether a statement is plain, differs from the part that it corrects, and has no numbers of its own. */
function isSayable(right: string, part: string, texts: readonly string[]): boolean {
  const plain = right.replace(/\[\d+\]/g, '')
  if (MARKUP.test(right) || fold(plain) === fold(part.replace(/\[\d+\]/g, ''))) return false
  const figures = fold(plain).match(/\p{N}+/gu) ?? []
  return figures.every((figure) => texts.some((text) => text.includes(figure)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps letters and digits only: models copy text with other punctuation and spacing than the passage has. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
