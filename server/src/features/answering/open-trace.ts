import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { inArray } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { PromptMessage } from '../../platform/language-model/index.ts'
import { messages } from '../conversations/index.ts'
import { type FoundPassage, getPassages } from '../retrieval/index.ts'
import { questionMessage, withKnowledge } from './core/prompt/build-prompt.ts'
import type { StoredPrompt, StoredTrace } from './core/trace/stored-trace.ts'
import { toPromptMessage } from './generate/compose-request.ts'

/** A stored trace with the texts that it refers to, as far as they still exist. */
export async function openTrace(
  database: Queryable,
  { trace, question }: { readonly trace: StoredTrace; readonly question: string },
): Promise<AnswerTrace> {
  const prompted = trace.model?.prompt.passageIds ?? []
  const ids = [...new Set([...trace.passages.map(({ passageId }) => passageId), ...prompted])]
  const texts = await getPassages(database, ids)
  const asked = { question, language: trace.language }
  return {
    ...trace,
    question,
    isMeaningLate: trace.isMeaningLate ?? false,
    actions: trace.actions ?? [],
    passages: trace.passages.map((passage) => {
      const found = texts.get(passage.passageId)
      const { entryId = null, title = null, heading = null, text = null, url = null } = found ?? {}
      return { ...passage, entryId, title, heading, text, url }
    }),
    model: trace.model && {
      ...trace.model,
      dictatedCount: trace.model.dictatedCount ?? 0,
      verification: trace.model.verification ?? null,
      check: trace.model.check ?? null,
      prompt: await openPrompt(database, trace.model.prompt, texts, { ...asked, ...resultsOf(trace) }),
    },
  }
}

/** What actions returned, as the model read it. */
function resultsOf({ actions = [] }: StoredTrace) {
  const further = actions.flatMap(({ name, source, result: text }) =>
    text === null ? [] : [{ title: source ?? name, heading: '', text }],
  )
  return { further, results: further.length }
}

const unverifiedHistoryNote: PromptMessage = {
  role: 'user',
  content: '(earlier messages sent by the caller, not stored)',
}
const gone = { title: '', heading: '', text: '(removed from the knowledge)' }

async function openPrompt(
  database: Queryable,
  { system, messageIds, isTold = false, passageIds, isWhole = false }: StoredPrompt,
  texts: ReadonlyMap<number, FoundPassage>,
  asked: { question: string; language: string } & ReturnType<typeof resultsOf>,
): Promise<PromptMessage[]> {
  if (passageIds.length === 0 && asked.results === 0) return []
  const rows = messageIds.length
    ? await database
        .select()
        .from(messages)
        .where(inArray(messages.id, [...messageIds]))
    : []
  const history = messageIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const passages = passageIds.map((id) => texts.get(id) ?? gone)
  return [
    { role: 'system', content: isWhole ? withKnowledge(system, passages) : system },
    ...(isTold ? [unverifiedHistoryNote] : history.map(toPromptMessage)),
    { role: 'user', content: questionMessage({ ...asked, passages, isWhole }) },
  ]
}
