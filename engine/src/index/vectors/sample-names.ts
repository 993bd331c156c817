import { innermostHeading } from '../../text/innermost-heading.ts'
import { splitIntoSentences } from '../../text/split-into-sentences.ts'

interface NamedText {
  readonly passageId: number
  readonly heading: string
  readonly text: string
}

/** The heading or first sentence of a passage's text. */
export interface PassageName {
  readonly passageId: number
  readonly name: string
  /** The passages of that name, including this one: a long section has several. */
  readonly sameName: ReadonlySet<number>
}

/** In characters. */
const LONGEST_NAME = 300

/** A passage by its name alone. Passages that consist of nothing else are left out. */
export type NamedPassage = Pick<PassageName, 'passageId' | 'name'>

/** The passages with their heading or first sentence, but without their texts. */
export function namesOf(passages: readonly NamedText[]): NamedPassage[] {
  return passages.flatMap((passage) => {
    const name = nameOf(passage)
    return name === '' ? [] : [{ passageId: passage.passageId, name }]
  })
}

/** Up to `most` of the names, from the whole knowledge. */
export function sampleNames(named: readonly NamedPassage[], most: number): PassageName[] {
  const every = Math.max(1, Math.ceil(named.length / most))
  const byName = Map.groupBy(named, ({ name }) => name)
  return named
    .filter((_, at) => at % every === 0)
    .map((each) => {
      const same = byName.get(each.name) ?? [each]
      return { ...each, sameName: new Set(same.map(({ passageId }) => passageId)) }
    })
}

function nameOf({ heading, text }: NamedText): string {
  const above = innermostHeading(heading)
  if (above !== '') return above === text.trim() ? '' : above
  const [first, second] = splitIntoSentences(text)
  return first && second ? first.text.slice(0, LONGEST_NAME) : ''
}
