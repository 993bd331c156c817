import { readOwnAgents } from '../everyday/read-own-agents.ts'
import { measureLanguages } from '../languages/measure-languages.ts'
import { makeAgent } from '../make-agent.ts'
import { ask, share } from '../measure-articles.ts'
import { measureFaq } from '../measure-faq.ts'
import { measureTypos } from '../measure-typos.ts'
import { type Material, readMaterial } from '../read-material.ts'
import { SITUATION_AGENTS } from '../small/agents/situation-agents.ts'
import { measureSmallAgents } from '../small/measure-small-agents.ts'
import { measureSuggestions, type SuggestionFigures } from '../suggestions/measure-suggestions.ts'

/** Percentages by set and what is counted, on questions that nothing was tuned by. */
export async function measureUnseen({ withTypos }: { withTypos: boolean }): Promise<Record<string, number>> {
  const everyday = await measureSuggestions(readOwnAgents('unseen'))
  const heldOut = measureSmallAgents(SITUATION_AGENTS.filter((agent) => agent.heldOut))
  const languages = measureLanguages()
  const material = readMaterial()
  return {
    ...everydayShares(
      'everyday en',
      everyday.filter(({ language }) => language === 'en'),
    ),
    ...everydayShares(
      'everyday other',
      everyday.filter(({ language }) => language !== 'en'),
    ),
    'small right': percent(heldOut.answeredRight),
    'small refused': percent((2 * heldOut.nearTopicRefused + heldOut.offTopicRefused) / 3),
    'languages right': percent(languages.answeredRight),
    'languages refused': percent(languages.offTopicRefused),
    ...(material && materialShares(material, withTypos)),
  }
}

function everydayShares(set: string, figures: readonly SuggestionFigures[]): Record<string, number> {
  const sum = (count: (figure: SuggestionFigures) => number) =>
    figures.reduce((total, figure) => total + count(figure), 0)
  const known = sum((figure) => figure.known)
  return {
    [`${set} right`]: percent(sum(({ right }) => right) / known),
    [`${set} not wrong`]: percent(1 - sum(({ wrong }) => wrong) / known),
    [`${set} led`]: percent(sum((it) => it.right + it.refusalsWithLead + it.answersWithLead) / known),
    [`${set} refused`]: percent(sum(({ unknownRefused }) => unknownRefused) / sum(({ unknown }) => unknown)),
  }
}

function materialShares(material: Material, withTypos: boolean): Record<string, number> {
  const agents = new Map(
    [...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]),
  )
  const put = (article: string, question: string, answers: readonly string[]) => {
    const agent = agents.get(article)
    return agent ? [ask(agent, question, answers)] : []
  }
  const own = material.questions
    .filter((question) => !question.is_impossible)
    .flatMap(({ article, question, answers }) => put(article, question, answers))
  const off = material.offTopic.flatMap((it) => put(it.agent_article, it.question, []))
  const faq = measureFaq(material)
  return {
    'articles right': percent(share(own, ({ isRight }) => isRight)),
    'articles refused': percent(share(off, ({ isAnswered }) => !isAnswered)),
    'faq thread': percent(faq.threadFirst),
    'faq right': percent(faq.answeredFromThread),
    ...(withTypos && { 'typos right': percent(measureTypos(material, 1).answeredRightMisspelt) }),
  }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
