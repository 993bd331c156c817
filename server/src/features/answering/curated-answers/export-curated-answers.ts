import { answerColumnNames } from '@parleykit/contract/answering/curated-answers/answer-columns'
import type { AnswerFormat } from '@parleykit/contract/answering/curated-answers/answer-files'
import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { writeCsv } from '../../../platform/csv/write-csv.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { selectCuratedAnswers } from './queries.ts'

const columns = Object.values(answerColumnNames)

/** Sends all curated answers of an agent as a file, the oldest first: imported, they are the same again. */
export async function exportCuratedAnswers(
  ctx: ActorContext & { readonly reply: FastifyReply },
  { agentId, format }: { readonly agentId: number; readonly format: AnswerFormat },
): Promise<FastifyReply> {
  const { platform, owner, reply } = ctx
  const agent = await findOwnAgent(platform.database, owner, agentId)
  const details = { format }
  await recordAudit(
    { ...ctx, transaction: platform.database },
    { action: 'curated_answers_exported', agent, details },
  )
  const now = platform.clock()
  const rows = (await selectCuratedAnswers(platform.database, { agent, now })).toReversed().map(toRow)
  const name = `${agent.name} questions and answers ${now.toISOString().slice(0, 10)}.${format}`
  reply.header('content-disposition', create(name)).header('cache-control', 'private, no-store')
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return reply.type(type).send(await writeWorkbook([columns, ...rows]))
  }
  const file = writeCsv(columns, each(rows), (error) =>
    platform.log.warn({ err: error, agentId }, 'export ended early'),
  )
  return reply.type('text/csv; charset=utf-8').send(file)
}

function toRow({ question, answer, wordings, validFrom, validUntil }: CuratedAnswer): string[] {
  return [question, answer, wordings.join('\n'), validFrom ?? '', validUntil ?? '']
}

async function* each(rows: readonly string[][]) {
  yield* rows
}

/** Every cell is a text, which no program takes for a formula. */
async function writeWorkbook(rows: readonly string[][]): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => row.map((text) => ({ t: 's', v: escapeCharacters(text) }))),
  )
  sheet['!cols'] = [{ wch: 40 }, { wch: 80 }, { wch: 40 }, { wch: 12 }, { wch: 12 }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Questions and answers')
  return write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true })
}

/** The format reads `_x0041_` as the character of that number (ECMA-376, ST_Xstring). */
function escapeCharacters(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
