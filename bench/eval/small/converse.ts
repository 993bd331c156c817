import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { classifySmallTalk } from '@parleykit/engine/answer/conversation/classify-small-talk'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { questionLanguage } from '@parleykit/engine/answer/conversation/question-language'
import type { EvalAgent } from '../make-agent.ts'

export interface AgentReply {
  /** Undefined where the agent refused. */
  readonly text: string | undefined
  /** From 0 to 1; 1 for small talk, which nothing is searched for. */
  readonly confidence: number
}

/** Puts a conversation's questions to an agent, one after the other, as `answerQuestion` does. */
export function converse(agent: EvalAgent, name: string, questions: readonly string[]): AgentReply[] {
  const earlier: { senderType: 'visitor' | 'agent'; content: string }[] = []
  return questions.map((question) => {
    const before = earlierQuestions(earlier)
    const smallTalk = classifySmallTalk(question, { name })
    const search = agent.search(question, followUpContext(question, before))
    const answer = agent.answer(search)
    const text = smallTalk?.reply ?? (answer.kind === 'answer' ? answer.text : undefined)
    const language = questionLanguage(question, before, search.question.languages)
    earlier.push(
      { senderType: 'visitor', content: question },
      { senderType: 'agent', content: text ?? visitorTexts(language).irrelevantPrompt },
    )
    return { text, confidence: smallTalk ? 1 : answer.confidence }
  })
}
