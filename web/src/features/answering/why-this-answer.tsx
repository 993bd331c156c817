import { Button, Skeleton } from '@radix-ui/themes'
import { CircleHelp } from 'lucide-react'
import { SideSheet } from '../../ui/dialog/side-sheet.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import type { AnswerTracePanelProps } from './answer-trace-panel.tsx'
import { traceTexts } from './trace-texts.ts'

const LazyTracePanel = lazyComponent(
  () => import('./answer-trace-panel.tsx'),
  ({ AnswerTracePanel }) => AnswerTracePanel,
  <Skeleton height="120px" />,
)

/** Opens a sheet with the trace of an agent's message, fetched only on opening. */
export function WhyThisAnswer(props: Omit<AnswerTracePanelProps, 'entriesOpen'>) {
  return (
    <SideSheet
      title={traceTexts.why}
      trigger={
        <Button size="1" variant="ghost" color="gray">
          <CircleHelp size={13} /> {traceTexts.why}
        </Button>
      }
    >
      <LazyTracePanel {...props} entriesOpen="here" />
    </SideSheet>
  )
}
