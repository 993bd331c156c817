import type { Shown } from './queries.ts'

interface AnswerDialogProps extends Shown {
  readonly question: string
  readonly onClose: () => void
}
export function AnswerDialog(_: AnswerDialogProps) {
  return null
}
