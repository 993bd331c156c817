import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'workbooks')

/** A question of a person about a workbook, with what a right answer has. */
interface WorkbookQuestion {
  readonly question: string
  readonly language: string
  /** The workbook doesn't hold the answer to an `absent` one. */
  readonly kind: 'cell' | 'filter' | 'absent'
  /** One of each list must be in the answer. */
  readonly mustContain: readonly (readonly string[])[]
  readonly mustNotContain: readonly string[]
}

export interface Workbook {
  readonly file: string
  readonly questions: readonly WorkbookQuestion[]
}

/** The workbooks of several trades, and what people ask about them. */
export function readWorkbooks(): Workbook[] {
  return JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'))
}

export function readWorkbookBytes({ file }: Workbook): Buffer {
  return readFileSync(join(folder, file))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ')

/** Whether a text has what a right answer has. */
export function holdsAnswer({ mustContain }: WorkbookQuestion, text: string): boolean {
  const said = plain(text)
  return mustContain.every((forms) => forms.some((form) => said.includes(plain(form))))
}

/** Whether a reply is right: it answers and says nothing wrong, or refuses what can't be answered. */
export function isRightReply(
  question: WorkbookQuestion,
  reply: { readonly text: string; readonly isRefused: boolean },
): boolean {
  if (reply.isRefused) return question.kind === 'absent'
  const said = plain(reply.text)
  return (
    holdsAnswer(question, reply.text) && !question.mustNotContain.some((wrong) => said.includes(plain(wrong)))
  )
}
