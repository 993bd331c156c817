import { innermostHeading } from '../../text/innermost-heading.ts'
import { splitIntoSentences } from '../../text/split-into-sentences.ts'

interface NamedText {
  readonly passageId: number
  readonly heading: string
  readonly text: string
}

/** What a passage's text stands under or begins with. */
export interface PassageName {
  readonly passageId: number
  readonly name: string
  /** The passages of that name, this one among them: a long section has several. */
  readonly sameName: ReadonlySet<number>
}

/** In characters. */
const LONGEST_NAME = 300

/** Up to `most` passages with their heading or first sentence, from the whole knowledge; none that consist of that alone. */
export function sampleNames(passages: readonly NamedText[], most: number): PassageName[] {
  const named = passages.flatMap((passage) => {
    const name = nameOf(passage)
    return name === '' ? [] : [{ passageId: passage.passageId, name }]
  })
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
