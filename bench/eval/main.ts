/** Measures how well agents answer from their knowledge, keyless. `--json` prints the figures alone, as JSON. */
import { type ArticleFigures, measureArticles } from './measure-articles.ts'
import { type FaqFigures, measureFaq } from './measure-faq.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'

const material = readMaterial()
const asJson = process.argv.includes('--json')
if (!material) {
  const message = `Skipped: there is no evaluation material in ${MATERIAL_FOLDER}.`
  console.log(asJson ? JSON.stringify({ skipped: message }) : message)
} else {
  const started = performance.now()
  const articles = measureArticles(material)
  const faq = measureFaq(material)
  const seconds = (performance.now() - started) / 1000
  console.log(asJson ? JSON.stringify({ articles, faq, seconds }, null, 2) : report(articles, faq, seconds))
}

function report(articles: ArticleFigures, faq: FaqFigures, seconds: number): string {
  const rows: (readonly [string, string])[] = [
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
    ['time taken, s (nothing is random: no seed)', seconds.toFixed(1)],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n')
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
