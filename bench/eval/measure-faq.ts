import { makeAgent } from './make-agent.ts'
import { share } from './measure-articles.ts'
import type { Material } from './read-material.ts'

export interface FaqFigures {
  readonly threads: number
  readonly paraphrases: number
  readonly threadFirst: number
  readonly threadInFive: number
  readonly answered: number
}

/** One agent with all threads (the question as a heading, its answers below): does a paraphrase find its thread? */
export function measureFaq(material: Material): FaqFigures {
  const agent = makeAgent(
    material.threads.map(({ question, answers }) => ({
      title: '',
      text: `# ${question}\n\n${answers.join('\n\n')}`,
    })),
  )
  const tries = material.threads.flatMap(({ paraphrases }, thread) =>
    paraphrases.map((paraphrase) => {
      const search = agent.search(paraphrase)
      const found = [...new Set(search.hits.map((hit) => hit.entryId))]
      return { rank: found.indexOf(thread), isAnswered: agent.answer(search).kind === 'answer' }
    }),
  )
  return {
    threads: material.threads.length,
    paraphrases: tries.length,
    threadFirst: share(tries, (it) => it.rank === 0),
    threadInFive: share(tries, (it) => it.rank >= 0 && it.rank < 5),
    answered: share(tries, (it) => it.isAnswered),
  }
}
