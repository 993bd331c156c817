import { lazyModule, useLateModule } from '../../ui/lazy-module.ts'
import { tellNotOpened } from '../../ui/tell-not-opened.ts'
import type { CuratedAnswerDialogProps } from './curated-answer-dialog.tsx'

/** Nobody writes an answer before the list of them is read. */
const late = lazyModule(() => import('./curated-answer-dialog.tsx'))

export function LazyCuratedAnswerDialog(props: CuratedAnswerDialogProps) {
  const dialog = useLateModule(late, props.open, () => {
    props.onOpenChange(false)
    tellNotOpened()
  })
  return dialog && <dialog.CuratedAnswerDialog {...props} />
}
