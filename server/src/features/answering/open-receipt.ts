import type { AnswerReceipt } from '@parleykit/contract/answering/receipts'
import { inArray } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { PromptMessage } from '../../platform/language-model/index.ts'
import { messages } from '../conversations/index.ts'
import { type FoundPassage, readPassages } from '../retrieval/index.ts'
import { questionMessage, withKnowledge } from './core/prompt/build-prompt.ts'
import type { StoredPrompt, StoredReceipt } from './core/receipt/stored-receipt.ts'
import { toPromptMessage } from './generate/compose-request.ts'

/** A stored receipt with the texts that it refers to, as far as they still exist. */
export async function openReceipt(
  database: Queryable,
  { receipt, question }: { readonly receipt: StoredReceipt; readonly question: string },
): Promise<AnswerReceipt> {
  const prompted = receipt.model?.prompt.passageIds ?? []
  const ids = [...new Set([...receipt.passages.map(({ passageId }) => passageId), ...prompted])]
  const texts = await readPassages(database, ids)
  const asked = { question, language: receipt.language }
  return {
    ...receipt,
    question,
    isMeaningLate: receipt.isMeaningLate ?? false,
    passages: receipt.passages.map((passage) => {
      const found = texts.get(passage.passageId)
      const { entryId = null, title = null, heading = null, text = null, url = null } = found ?? {}
      return { ...passage, entryId, title, heading, text, url }
    }),
    model: receipt.model && {
      ...receipt.model,
      dictatedCount: receipt.model.dictatedCount ?? 0,
      verification: receipt.model.verification ?? null,
      check: receipt.model.check ?? null,
      prompt: await openPrompt(database, receipt.model.prompt, texts, asked),
    },
  }
}

const earlierTold: PromptMessage = {
  role: 'user',
  content: '(earlier messages sent by the caller, not stored)',
}
const gone = { title: '', heading: '', text: '(removed from the knowledge)' }

async function openPrompt(
  database: Queryable,
  { system, messageIds, isTold = false, passageIds, isWhole = false }: StoredPrompt,
  texts: ReadonlyMap<number, FoundPassage>,
  asked: { question: string; language: string },
): Promise<PromptMessage[]> {
  if (passageIds.length === 0) return []
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
    ...(isTold ? [earlierTold] : history.map(toPromptMessage)),
    { role: 'user', content: questionMessage({ ...asked, passages, isWhole }) },
  ]
}
