import { exportCuratedAnswers } from '@parleykit/contract/answering/curated-answers/answer-files'
import { Button, DropdownMenu } from '@radix-ui/themes'
import { ChevronDown, Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { routeUrl } from '../../../api/api.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { PopupMenu } from '../../../ui/popup/popup-menu.tsx'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import { importTexts } from './import-texts.ts'

const ImportSteps = lazyComponent(
  () => import('./import-steps.tsx'),
  ({ ImportSteps }) => ImportSteps,
  null,
)

interface AgentProps {
  readonly agentId: number
}

/** Brings questions and answers in from a file. */
export function ImportAnswersButton({ agentId }: AgentProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="soft" color="gray">
          <FileUp size={16} /> {importTexts.open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="620px" aria-describedby={undefined}>
        <Dialog.Title size="4">{importTexts.title}</Dialog.Title>
        <ImportSteps agentId={agentId} onDone={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Saves all questions and answers as a file. */
export function ExportAnswersMenu({ agentId }: AgentProps) {
  const addressOf = (format: 'csv' | 'xlsx') =>
    routeUrl(exportCuratedAnswers.path, { id: agentId }, { format })
  return (
    <PopupMenu
      trigger={
        <Button variant="soft" color="gray">
          <Download size={16} /> {curatedAnswerTexts.export}
          <ChevronDown size={14} />
        </Button>
      }
    >
      <DropdownMenu.Item asChild>
        <a href={addressOf('xlsx')} download>
          {curatedAnswerTexts.exportXlsx}
        </a>
      </DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <a href={addressOf('csv')} download>
          {curatedAnswerTexts.exportCsv}
        </a>
      </DropdownMenu.Item>
    </PopupMenu>
  )
}
