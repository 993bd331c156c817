import { makeFaqAgent } from './make-agent.ts'
import { share } from './measure-articles.ts'
import type { Material } from './read-material.ts'

export interface FaqFigures {
  readonly threads: number
  readonly paraphrases: number
  readonly threadFirst: number
  readonly threadInFive: number
  readonly answered: number
  /** Answered, and the first quote is from the right thread. */
  readonly answeredFromThread: number
  /** Questions about articles that the FAQ's agent refuses. */
  readonly offTopicRefused: number
}

/** One agent with all threads (the question as a heading, its answers below): does a paraphrase find its thread? */
export function measureFaq(material: Material): FaqFigures {
  const agent = makeFaqAgent(material.threads)
  const tries = material.threads.flatMap(({ paraphrases }, thread) =>
    paraphrases.map((paraphrase) => {
      const search = agent.search(paraphrase)
      const found = [...new Set(search.hits.map((hit) => hit.entryId))]
      const reply = agent.answer(search)
      const quoted =
        reply.kind === 'answer' ? agent.passages[reply.quotes[0]?.passageId ?? -1]?.entryId : undefined
      return { rank: found.indexOf(thread), isAnswered: reply.kind === 'answer', isRight: quoted === thread }
    }),
  )
  return {
    threads: material.threads.length,
    paraphrases: tries.length,
    threadFirst: share(tries, (it) => it.rank === 0),
    threadInFive: share(tries, (it) => it.rank >= 0 && it.rank < 5),
    answered: share(tries, (it) => it.isAnswered),
    answeredFromThread: share(tries, (it) => it.isRight),
    offTopicRefused: share(
      material.offTopic,
      ({ question }) => agent.answer(agent.search(question)).kind === 'refusal',
    ),
  }
}
