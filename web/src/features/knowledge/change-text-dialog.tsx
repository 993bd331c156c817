import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { DraftDialog } from '../../ui/draft-dialog.tsx'
import { ChangeText } from './change-text.tsx'

interface ChangeTextDialogProps {
  readonly agentId: number
  /** The entry as it was when opened, so that input stays if someone else deletes it. */
  readonly entry: KnowledgeEntry
  readonly open: boolean
  readonly onClose: () => void
}

/** Edits the title and the text of an entry that was written here. */
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
