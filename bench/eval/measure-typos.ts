import { seededRandom } from '../../e2e/support/seeded-random.ts'
import { type EvalAgent, makeAgent } from './make-agent.ts'
import { ask, share } from './measure-articles.ts'
import { misspellWord, TYPOS, type Typo } from './misspell-word.ts'
import type { Material } from './read-material.ts'

export interface TypoFigures {
  readonly seed: number
  /** Answerable questions that have a word to misspell. */
  readonly questions: number
  readonly answeredRight: number
  readonly answeredRightMisspelt: number
  /** As `answeredRightMisspelt`, by kind of typo. */
  readonly byTypo: Readonly<Record<Typo, number>>
  /** A line for each question that the typo cost its answer. */
  readonly failures: readonly string[]
}

/** What a typing error in a question's rarest word costs; the kinds of typos take turns. */
export function measureTypos(material: Material, seed: number): TypoFigures {
  const random = seededRandom(seed)
  const agents = new Map(
    [...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]),
  )
  const tries = material.questions
    .filter((question) => !question.is_impossible)
    .flatMap(({ article, question, answers }, number) => {
      const agent = agents.get(article)
      const word = agent && rarestWord(agent, question)
      if (!agent || word === undefined) return []
      const typo = TYPOS[number % TYPOS.length] ?? 'substitution'
      const misspelt = question.replace(word, misspellWord(word, typo, random))
      const isRight = ask(agent, question, answers).isRight
      return { typo, question, misspelt, isRight, isRightMisspelt: ask(agent, misspelt, answers).isRight }
    })
  const rightOf = (typo: Typo) =>
    share(
      tries.filter((it) => it.typo === typo),
      (it) => it.isRightMisspelt,
    )
  return {
    seed,
    questions: tries.length,
    answeredRight: share(tries, (it) => it.isRight),
    answeredRightMisspelt: share(tries, (it) => it.isRightMisspelt),
    byTypo: {
      substitution: rightOf('substitution'),
      deletion: rightOf('deletion'),
      insertion: rightOf('insertion'),
      transposition: rightOf('transposition'),
    },
    failures: tries
      .filter((it) => it.isRight && !it.isRightMisspelt)
      .map((it) => `${it.question} → ${it.misspelt}`),
  }
}

const WORD = /^\p{L}{4,}$/u

/** Of the words that the knowledge has, the one in the fewest passages; the longest of several. */
function rarestWord(agent: EvalAgent, question: string): string | undefined {
  const words = agent
    .search(question)
    .question.terms.filter((term) => WORD.test(term.word) && term.passageCount > 0)
  return words.sort((a, b) => a.passageCount - b.passageCount || b.word.length - a.word.length)[0]?.word
}
