import { lazyModule, useLateModule } from '../../ui/lazy-module.ts'
import { tellNotOpened } from '../../ui/tell-not-opened.ts'
import type { CuratedAnswerDialogProps } from './curated-answer-dialog.tsx'

/** Loaded late, since the list is read before an answer is written. */
const late = lazyModule(() => import('./curated-answer-dialog.tsx'))

export function LazyCuratedAnswerDialog(props: CuratedAnswerDialogProps) {
  const dialog = useLateModule(late, props.open, () => {
    props.onOpenChange(false)
    tellNotOpened()
  })
  return dialog && <dialog.CuratedAnswerDialog {...props} />
}
