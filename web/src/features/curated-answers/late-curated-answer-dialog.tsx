import { lateModule, useLateModule } from '../../ui/late-module.ts'
import { tellNotOpened } from '../../ui/tell-not-opened.ts'
import type { CuratedAnswerDialogProps } from './curated-answer-dialog.tsx'

/** Nobody writes an answer before the list of them is read. */
const late = lateModule(() => import('./curated-answer-dialog.tsx'))

export function LateCuratedAnswerDialog(props: CuratedAnswerDialogProps) {
  const dialog = useLateModule(late, props.open, () => {
    props.onOpenChange(false)
    tellNotOpened()
  })
  return dialog && <dialog.CuratedAnswerDialog {...props} />
}
