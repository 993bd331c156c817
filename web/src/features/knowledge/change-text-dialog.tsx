import { entryTexts } from '@parleykit/contract/entry-texts'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge'
import { DraftDialog } from '../../ui/draft-dialog.tsx'
import { ChangeText } from './change-text.tsx'

interface ChangeTextDialogProps {
  readonly agentId: number
  /** The entry as it was when it was opened: what is typed stays if somebody else deletes it. */
  readonly entry: KnowledgeEntry
  readonly open: boolean
  readonly onClose: () => void
}

/** Changes the title and the text of what was written here. */
export function ChangeTextDialog({ agentId, entry, open, onClose }: ChangeTextDialogProps) {
  return (
    <DraftDialog
      open={open}
      onOpenChange={(opening) => opening || onClose()}
      title={entryTexts.changeTitle}
      text={entryTexts.changeHelp}
    >
      <ChangeText key={entry.id} agentId={agentId} entryId={entry.id} onSaved={onClose} />
    </DraftDialog>
  )
}
