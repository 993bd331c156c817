import { holdsAnswer } from '../holds-answer.ts'
import { type EvalAgent, makeAgent } from '../make-agent.ts'
import { quantile, share } from '../measure-articles.ts'
import { type LanguageMaterial, readLanguages } from './read-languages.ts'

/** What became of one question. */
interface Outcome {
  /** Agent and question, for the list of failures. */
  readonly label: string
  readonly reply: string | undefined
  readonly confidence: number
  readonly isRight: boolean
  /** Right if nothing were refused. */
  readonly wouldBeRight: boolean
}

interface Shares {
  readonly answerable: number
  readonly answeredRight: number
  /** Of the answerable: answered with something else. */
  readonly answeredWrong: number
  /** Of the answerable: right if nothing were refused. */
  readonly wouldBeRight: number
  readonly offTopic: number
  readonly offTopicRefused: number
}

export interface LanguageFigures extends Shares {
  readonly languages: readonly (Shares & { readonly language: string })[]
  /** Share of the answerable answered rightly when the threshold refuses this share of the off-topic questions. */
  readonly curve: readonly { readonly refused: number; readonly answeredRight: number }[]
  /** Questions that went wrong, with what came back. */
  readonly failures: readonly string[]
}

interface Outcomes {
  readonly own: readonly Outcome[]
  readonly off: readonly Outcome[]
}

const CURVE = [0.9, 0.95, 0.98]

/** One agent a text, in every language; off topic are what is asked about the language's other texts, and general questions. */
export function measureLanguages(materials: readonly LanguageMaterial[] = readLanguages()): LanguageFigures {
  const languages = materials.map((material) => ({
    language: material.language,
    outcomes: askAgents(material),
  }))
  const own = languages.flatMap(({ outcomes }) => outcomes.own)
  const off = languages.flatMap(({ outcomes }) => outcomes.off)
  return {
    ...sharesOf({ own, off }),
    languages: languages.map(({ language, outcomes }) => ({ language, ...sharesOf(outcomes) })),
    curve: CURVE.map((refused) => {
      const confidences = off.map((outcome) => outcome.confidence)
      const threshold = quantile(confidences, refused)
      return { refused, answeredRight: share(own, (it) => it.wouldBeRight && it.confidence > threshold) }
    }),
    failures: [
      ...own.filter((outcome) => !outcome.isRight).map((outcome) => describeFailure(outcome, true)),
      ...off
        .filter((outcome) => outcome.reply !== undefined)
        .map((outcome) => describeFailure(outcome, false)),
    ],
  }
}

function askAgents({ language, texts, offTopic }: LanguageMaterial): Outcomes {
  const agents = texts.map(({ name, text, questions }) => {
    const agent = makeAgent([{ title: '', text }])
    const foreign = texts.filter((other) => other.name !== name).flatMap((other) => other.questions)
    const offQuestions = [...foreign.map(({ question }) => question), ...offTopic]
    const label = `${language} ${name}`
    return {
      own: questions.map(({ question, answer }) => ask(agent, label, question, answer)),
      off: offQuestions.map((question) => ask(agent, label, question, [])),
    }
  })
  return { own: agents.flatMap(({ own }) => own), off: agents.flatMap(({ off }) => off) }
}

function ask(agent: EvalAgent, label: string, question: string, answers: readonly string[]): Outcome {
  const search = agent.search(question)
  const reply = agent.answer(search)
  const unclassified = agent.answer(search, 0)
  const text = reply.kind === 'answer' ? reply.text : undefined
  return {
    label: `${label}: ${question}`,
    reply: text,
    confidence: reply.confidence,
    isRight: text !== undefined && holdsAnswer(text, answers),
    wouldBeRight: unclassified.kind === 'answer' && holdsAnswer(unclassified.text, answers),
  }
}

function sharesOf({ own, off }: Outcomes): Shares {
  return {
    answerable: own.length,
    answeredRight: share(own, (outcome) => outcome.isRight),
    answeredWrong: share(own, (outcome) => !outcome.isRight && outcome.reply !== undefined),
    wouldBeRight: share(own, (outcome) => outcome.wouldBeRight),
    offTopic: off.length,
    offTopicRefused: share(off, (outcome) => outcome.reply === undefined),
  }
}

function describeFailure({ label, reply, confidence, wouldBeRight }: Outcome, isAnswerable: boolean): string {
  const verdict = isAnswerable ? (wouldBeRight ? 'refused, though right' : 'wrong') : 'off topic'
  return `${label} → ${reply ?? 'refused'} (${verdict}, ${confidence.toFixed(2)})`
}
