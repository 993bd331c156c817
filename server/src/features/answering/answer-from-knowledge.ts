import { visitorTexts } from '@parleykit/contract/visitor-texts'
import { type Answer, composeAnswer, refusalOf } from '@parleykit/engine/answer/compose-answer'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { questionLanguage } from '@parleykit/engine/answer/conversation/question-language'
import { ANSWERABILITY_THRESHOLD } from '@parleykit/engine/answer/evidence/answerability-weights'
import { HOPELESS_BELOW, isHopeless } from '@parleykit/engine/answer/evidence/is-hopeless'
import { passagesAsked } from '@parleykit/engine/answer/passages-asked'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { type FoundPassages, findPassages, readLiveVersion } from '../retrieval/index.ts'
import type { AnswerEvent } from './base/answer-event.ts'
import type { AskedQuestion } from './base/asked-question.ts'
import { buildReceipt } from './core/receipt/build-receipt.ts'
import { plainReceipt } from './core/receipt/plain-receipt.ts'
import type { StoredReceipt } from './core/receipt/stored-receipt.ts'
import { passagesLookedAt } from './core/suggestions/suggest-topics.ts'
import { answerByMeaning } from './meanings/answer-by-meaning.ts'
import { chooseModel } from './writing/choose-model.ts'
import { readingRoom } from './writing/reading-room.ts'
import { searchFollowUp } from './writing/search-follow-up.ts'
import type { Stopwatch } from './writing/stopwatch.ts'
import { type Known, writeAnswer } from './writing/write-answer.ts'

/**
 * Answers from what the agent knows, or refuses. With a model the model decides, and the classifier only spares what is
 * surely hopeless; without one, or where it fails, the classifier decides and the words are the knowledge's own.
 */
export async function* answerFromKnowledge(
  platform: Platform,
  agent: AgentRow,
  asked: AskedQuestion & { readonly earlierQuestions: readonly string[] },
  watch: Stopwatch,
  stop: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { question, earlierQuestions } = asked
  const model = (asked.mayUseModel && chooseModel(platform, asked.ownerTier)?.model) || null
  const room = model && readingRoom(platform, model)
  const search = {
    question,
    context: followUpContext(question, earlierQuestions),
    limit: passagesAsked,
    laterLimit: passagesLookedAt,
    ...(room && { reading: room }),
    version: asked.version ?? asked.liveVersion ?? undefined,
  }
  let found = await findPassages(platform, agent, search)
  /** What topics below the answer are looked for by: the question as it stands, before a model has rewritten it. */
  let searched = found
  let answer = found && compose(platform, found)
  if (found && answer && model && answer.kind === 'refusal') {
    const again = await searchFollowUp(platform, agent, { ...asked, search, found }, stop)
    if (again) {
      found = again
      answer = compose(platform, again)
    }
  }
  let isMeaningLate = false
  if (found && answer && !model) {
    const asked = `${search.context}\n${question}`.trim()
    const first = { found, answer }
    const weigh = () => answerByMeaning(platform, asked, first.found, first.answer)
    ;({ found, answer, isMeaningLate } = await platform.telemetry.step('meaning', {}, weigh))
  }
  watch.noteSearch()
  const language = questionLanguage(question, earlierQuestions, found?.search.question.languages ?? [])
  // A model takes seconds, in which entries may be deleted: what is looked for after it asks anew what is there.
  let isRecent = !model
  const near = () => ({
    searched: searched ?? undefined,
    version: isRecent ? searched?.version : undefined,
  })
  const refuse = (receipt: StoredReceipt): AnswerEvent => ({
    type: 'refusal',
    message: visitorTexts(language).irrelevantPrompt,
    receipt,
    ...near(),
  })
  if (!found || !answer) {
    yield refuse({ ...plainReceipt('none', language, watch.times()), refusal: 'nothing_found' })
    return
  }
  const known = { found, answer }
  const { reading } = found
  const threshold = !room ? ANSWERABILITY_THRESHOLD : reading?.isWhole ? 0 : HOPELESS_BELOW
  const hasUnweighedMeaning = found.similarities.size > found.nearness.size
  const isSpared = !reading?.isWhole && isHopeless(answer.features, hasUnweighedMeaning)
  if (!room || !reading ? answer.kind === 'refusal' : isSpared) {
    const none = { model: null, quoted: new Set<number>(), cited: new Set<number>() }
    const milliseconds = watch.times()
    yield refuse(
      buildReceipt({
        answerer: 'none',
        language,
        evidence: { ...evidenceOf(known), isMeaningLate, threshold },
        refusal: refusalOf(answer),
        ...none,
        milliseconds,
      }),
    )
    return
  }
  const readable = room && reading && { reading, passageTokens: room.passageTokens }
  const readAgain = () => readKnown(platform, agent, { ...search, version: asked.version }, known)
  const task = { ...asked, ...known, language, readable, readAgain }
  const written = yield* writeAnswer(platform, agent, task, watch, stop)
  if (written.known) isRecent = true
  if (written.known && written.known !== known) searched = written.known.found
  const evidence = { ...evidenceOf(written.known ?? known), isMeaningLate, threshold }
  const receipt = buildReceipt({ ...written, language, evidence, milliseconds: watch.times() })
  yield written.refusal
    ? refuse(receipt)
    : { type: 'end', kind: 'answer', sources: written.sources, receipt, ...near() }
}

function evidenceOf({ found, answer }: Known) {
  const passageIds = found.passages.map(({ passageId }) => passageId)
  return { search: found.search, passageIds, similarities: found.similarities, answer }
}

/** What was known as it is now; the same where nothing has changed since. */
async function readKnown(
  platform: Platform,
  agent: AgentRow,
  search: Parameters<typeof findPassages>[2],
  known: Known,
): Promise<Known> {
  const version = search.version ?? (await readLiveVersion(platform.database, agent))
  if (version?.state === known.found.version.state) return known
  const found = version && (await findPassages(platform, agent, { ...search, version }))
  const left = found ?? { ...known.found, passages: [] }
  return { found: left, answer: compose(platform, left) }
}

/** Nothing else happens meanwhile in this process, so a trace tells how long it took. */
function compose({ telemetry }: Platform, found: FoundPassages): Answer {
  return telemetry.step('compose', {}, (step) => {
    const answer = composeAnswer(found)
    step.note({ outcome: answer.kind })
    return answer
  })
}
