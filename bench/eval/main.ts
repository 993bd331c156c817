/** Measures how well agents answer from their knowledge, keyless. `--json` prints the figures as JSON, `--slips` what went wrong. */
import { type ArticleFigures, measureArticles } from './measure-articles.ts'
import { type FaqFigures, measureFaq } from './measure-faq.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'
import { measureSmallAgents, type SmallFigures } from './small/measure-small-agents.ts'

const started = performance.now()
const material = readMaterial()
const small = measureSmallAgents()
const shared = material && { articles: measureArticles(material), faq: measureFaq(material) }
const skipped = material ? undefined : `Skipped: there is no evaluation material in ${MATERIAL_FOLDER}.`
const seconds = (performance.now() - started) / 1000

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ small, ...shared, skipped, seconds }, null, 2))
} else {
  const rows = shared ? sharedRows(shared.articles, shared.faq) : []
  const all = [
    ...smallRows(small),
    ...rows,
    ['time taken, s (nothing is random: no seed)', seconds.toFixed(1)] as const,
  ]
  const width = Math.max(...all.map(([label]) => label.length))
  console.log(all.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'))
  if (skipped) console.log(skipped)
  if (process.argv.includes('--slips')) console.log(small.slips.join('\n'))
}

type Row = readonly [label: string, value: string]

function smallRows(figures: SmallFigures): Row[] {
  return [
    [
      'small agents: questions answered rightly / wrongly',
      `${percent(figures.answeredRight)} / ${percent(figures.answeredWrong)} of ${figures.answerable}`,
    ],
    [
      'small agents: refused, near the topic / off topic',
      `${percent(figures.nearTopicRefused)} of ${figures.nearTopic} / ${percent(figures.offTopicRefused)} of ${figures.offTopic}`,
    ],
  ]
}

function sharedRows(articles: ArticleFigures, faq: FaqFigures): Row[] {
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

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
