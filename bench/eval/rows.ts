import type { LanguageFigures } from './languages/measure-languages.ts'
import type { LargeFigures, SizeFigures } from './large/measure-large.ts'
import type { Times } from './large/time-chats.ts'
import type { ArticleFigures } from './measure-articles.ts'
import type { FaqFigures } from './measure-faq.ts'
import type { TypoFigures } from './measure-typos.ts'
import type { OwnFigures } from './own/measure-own-agent.ts'

export type Row = readonly [label: string, value: string]

export function languageRows(figures: LanguageFigures): Row[] {
  return [
    [
      'other languages: answered rightly / wrongly',
      `${percent(figures.answeredRight)} / ${percent(figures.answeredWrong)} of ${figures.answerable}`,
    ],
    ['other languages: off-topic refused', `${percent(figures.offTopicRefused)} of ${figures.offTopic}`],
    ...figures.curve.map(
      ({ refused, answeredRight }) =>
        [
          `other languages: answered rightly when ${percent(refused)} of off-topic are refused`,
          percent(answeredRight),
        ] as const,
    ),
    ...figures.languages.map(
      ({ language, answeredRight, wouldBeRight, offTopicRefused }) =>
        [
          `${language}: answered rightly / if nothing were refused / off-topic refused`,
          `${percent(answeredRight)} / ${percent(wouldBeRight)} / ${percent(offTopicRefused)}`,
        ] as const,
    ),
  ]
}

export function sharedRows(articles: ArticleFigures, faq: FaqFigures): Row[] {
  return [
    [
      'answerable questions whose reply holds an answer',
      `${percent(articles.answeredRight)} of ${articles.answerable}`,
    ],
    ['answerable questions answered at all', percent(articles.answeredAtAll)],
    ['off-topic questions refused', `${percent(articles.offTopicRefused)} of ${articles.offTopic}`],
    [
      'unanswerable look-alikes refused (information only)',
      `${percent(articles.impossibleRefused)} of ${articles.impossible}`,
    ],
    ['median words in a reply', articles.medianWords.toFixed(0)],
    [
      'answer in the first sentence / first five',
      `${percent(articles.answerSentenceFirst)} / ${percent(articles.answerSentenceInFive)}`,
    ],
    [
      'answer in the first passage / first five',
      `${percent(articles.answerPassageFirst)} / ${percent(articles.answerPassageInFive)}`,
    ],
    ...articles.curve.map(
      ({ refused, answeredRight }) =>
        [
          `reply holds an answer when ${percent(refused)} of off-topic are refused`,
          percent(answeredRight),
        ] as const,
    ),
    [
      'FAQ paraphrase finds its thread first / in the first five',
      `${percent(faq.threadFirst)} / ${percent(faq.threadInFive)}`,
    ],
    [
      'FAQ paraphrases answered / quoting their thread first',
      `${percent(faq.answered)} / ${percent(faq.answeredFromThread)}`,
    ],
    ['off-topic questions that the FAQ agent refuses', percent(faq.offTopicRefused)],
    ['quotes that are not in their source', String(articles.quotesNotInSource)],
    [
      'search, ms, median / 95th percentile',
      `${articles.searchMsP50.toFixed(2)} / ${articles.searchMsP95.toFixed(2)}`,
    ],
    [
      'search and reply, ms, median / 95th percentile',
      `${articles.replyMsP50.toFixed(2)} / ${articles.replyMsP95.toFixed(2)}`,
    ],
    ['splitting and indexing all articles, ms', articles.trainMs.toFixed(0)],
  ]
}

export function typoRows(figures: TypoFigures): Row[] {
  const cost = (figures.answeredRight - figures.answeredRightMisspelt) * 100
  return [
    [
      'reply holds an answer, rarest word misspelt / cost, points',
      `${percent(figures.answeredRightMisspelt)} / ${cost.toFixed(1)}`,
    ],
    ...Object.entries(figures.byTypo).map(
      ([typo, answeredRight]) => [`the same, by ${typo}`, percent(answeredRight)] as const,
    ),
  ]
}

export function largeRows(figures: LargeFigures): Row[] {
  return [
    ...sizeRows('600 KB', figures.small),
    ...sizeRows('50 MB', figures.large),
    ['chat with another agent during that training, whole reply', times(figures.whileTraining.wholeReply)],
    [
      'peak memory, MB: server / largest process beneath it',
      `${figures.memory.serverMb.toFixed(0)} / ${figures.memory.largestChildMb.toFixed(0)}`,
    ],
  ]
}

function sizeRows(size: string, figures: SizeFigures): Row[] {
  const { prompts } = figures
  return [
    [
      `${size}: upload / training, s`,
      `${figures.uploadSeconds.toFixed(2)} / ${figures.trainSeconds.toFixed(2)}`,
    ],
    [`${size}: search, ms, median / 95th percentile`, times(figures.search)],
    [`${size}: search with a typing error`, times(figures.searchMisspelt)],
    [`${size}: question to first event`, times(figures.firstEvent)],
    [`${size}: question to whole reply`, times(figures.wholeReply)],
    [
      `${size}: prompts of passages that hold the answer / questions that reach the model`,
      `${percent(prompts.held)} / ${percent(prompts.asked)} of ${prompts.questions}`,
    ],
    [`${size}: tokens a prompt`, `${prompts.tokens.p50} / ${prompts.tokens.p95}`],
  ]
}

export function ownRows(figures: OwnFigures): Row[] {
  return [
    ['agent', figures.agent],
    ['answerable questions answered', `${percent(figures.answered)} of ${figures.answerable}`],
    ['answerable questions answered rightly', percent(figures.answeredRight)],
    ['unanswerable questions refused', `${percent(figures.refused)} of ${figures.unanswerable}`],
    ['median words in a reply', figures.medianWords.toFixed(0)],
    ...figures.wrong.map(({ question, reply }) => [`went wrong: ${question}`, reply ?? '(refused)'] as const),
  ]
}

function times({ p50, p95 }: Times): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
