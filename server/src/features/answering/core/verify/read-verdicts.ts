import { z } from 'zod'

const answerSchema = z.object({
  parts: z
    .array(
      z.object({
        n: z.coerce.number().int(),
        held: z.enum(['yes', 'no', 'none']),
        words: z.string().max(1000).default(''),
        right: z.string().max(2000).nullish(),
      }),
    )
    .max(200),
})

/** In characters. */
const longestRight = 400

export interface Verdict {
  /** The part of the reply that is judged, as the model wrote it. */
  readonly part: string
  /** `unproven`: the words that are said to hold it are in no passage. */
  readonly held: 'yes' | 'no' | 'none' | 'unproven'
  /** The passage, from 0, whose words decide; null where none was named. */
  readonly passage: number | null
  /** What the passages say instead; empty where they say nothing. */
  readonly right: string
}

interface Material {
  readonly passages: readonly { readonly title: string; readonly heading: string; readonly text: string }[]
  /** How visitors reach the team. */
  readonly contact: string
}

/** What a model has decided on the parts of a reply; null where that can't be read. Nothing of it is trusted: words that decide must be in a passage. */
export function readVerdicts(
  answer: string,
  parts: readonly string[],
  { passages, contact }: Material,
): Verdict[] | null {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  const parsed = answerSchema.safeParse(parseJson(json))
  if (!parsed.success) return null
  const texts = passages.map(({ title, heading, text }) => fold(`${title} ${heading} ${text}`))
  const told = fold(contact)
  const verdicts = parsed.data.parts.flatMap(({ n, held, words, right }): Verdict[] => {
    const part = parts[n - 1]
    if (part === undefined) return []
    const folded = fold(words)
    const place = folded === '' ? -1 : texts.findIndex((text) => text.includes(folded))
    const passage = place < 0 ? null : place
    if (held === 'yes' && passage === null && (folded === '' || !told.includes(folded)))
      return [{ part, held: 'unproven', passage, right: '' }]
    // What is said to be right counts only with words of a passage behind it.
    const isProven = held === 'no' && passage !== null && !right?.includes('\n')
    return [{ part, held, passage, right: isProven ? (right ?? '').trim().slice(0, longestRight) : '' }]
  })
  return verdicts.length > 0 || parts.length === 0 ? verdicts : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Letters and figures alone: a model copies words with other marks and spaces than the passage has. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
