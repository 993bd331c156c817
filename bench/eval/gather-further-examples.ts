import { answerabilityFeatures } from '@parleykit/engine/answer/evidence/answerability-features'
import type { SentenceFeatures } from '@parleykit/engine/answer/evidence/find-candidates'
import { chooseSentences } from '@parleykit/engine/answer/excerpts/choose-sentences'
import { joinQuotes } from '@parleykit/engine/answer/excerpts/join-quotes'
import { rankCandidates } from '@parleykit/engine/answer/excerpts/rank-candidates'
import { gatherEvidence } from './gather-evidence.ts'
import type { AnswerabilityExample, SentenceExample } from './gather-examples.ts'
import { holdsAnswer } from './holds-answer.ts'
import { readLanguages } from './languages/read-languages.ts'
import { type EvalAgent, makeAgent } from './make-agent.ts'
import { SITUATION_AGENTS } from './small/agents/situation-agents.ts'
import { ENGLISH_AGENTS } from './small/english-agents.ts'
import { FURTHER_AGENTS } from './small/further-agents.ts'
import { judgeReply } from './small/judge-reply.ts'

type Scorers = ReadonlyMap<string, (features: SentenceFeatures) => number>
type Judge = (reply: string) => boolean

/** Which sentence holds the answer, in the articles in other languages; the language is the source. */
export function languageSentenceExamples(): SentenceExample[] {
  return readLanguages().flatMap(({ language, texts }) =>
    texts.flatMap(({ text, questions }) => {
      const agent = makeAgent([{ title: '', text }])
      return questions.flatMap(({ question, answer }) => {
        const { candidates } = gatherEvidence(agent, question)
        const right = candidates.map((candidate) => holdsAnswer(candidate.sentence.text, answer))
        const options = candidates.map((candidate) => Object.values(candidate.features))
        return right.includes(true) ? [{ source: language, options, right }] : []
      })
    }),
  )
}

/** What is asked about an article in another language, about its language's other article, and in general. */
export function languageAnswerabilityExamples(scorers: Scorers): AnswerabilityExample[] {
  return readLanguages().flatMap(({ language, texts, offTopic }) =>
    texts.flatMap((own) => {
      const put = examiner(makeAgent([{ title: '', text: own.text }]), language, 'language', scorers)
      const others = texts.filter((text) => text !== own).flatMap(({ questions }) => questions)
      return [
        ...own.questions.flatMap(({ question, answer }) =>
          put(question, (reply) => holdsAnswer(reply, answer)),
        ),
        ...[...others.map(({ question }) => question), ...offTopic].flatMap((question) => put(question)),
      ]
    }),
  )
}

/** What is asked of small agents that may be tuned on; follow-ups are left out. */
export function smallAnswerabilityExamples(scorers: Scorers): AnswerabilityExample[] {
  const agents = [...ENGLISH_AGENTS, ...FURTHER_AGENTS, ...SITUATION_AGENTS.filter(({ heldOut }) => !heldOut)]
  return agents.flatMap(({ name, entries, conversations }) => {
    const put = examiner(makeAgent(entries), name, 'small', scorers)
    return conversations.flatMap((conversation) => {
      const [turn] = [conversation].flat()
      if (!turn) return []
      return put(turn.question, turn.refused ? undefined : (reply) => judgeReply(turn, reply) === undefined)
    })
  })
}

function examiner(agent: EvalAgent, name: string, size: AnswerabilityExample['size'], scorers: Scorers) {
  return (question: string, isRight?: Judge): AnswerabilityExample[] => {
    const { search, candidates } = gatherEvidence(agent, question)
    const ranked = rankCandidates(candidates, scorers.get(name))
    const best = ranked[0]
    if (!best) return []
    const reply = joinQuotes(chooseSentences(search.question, ranked))
    const features = answerabilityFeatures(search.question, search.hits, best)
    const kind = !isRight ? 'off-topic' : isRight(reply) ? 'right' : 'wrong'
    return [{ agent: name, source: name, size, kind, features: [1, ...Object.values(features)] }]
  }
}
