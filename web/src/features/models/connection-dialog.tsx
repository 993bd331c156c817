import type { Connection } from '@parleykit/contract/models/models'
import type { RefObject } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { modelTexts } from './model-texts.ts'
import type { ModelScope, SavedConnection } from './queries.ts'

/** What the dialog is open for: a new connection, or one that is edited. */
export type ConnectionTask = { readonly edited: Connection | null }

interface ConnectionDialogProps {
  readonly task: ConnectionTask | null
  readonly scope: ModelScope
  /** Whether the tested model becomes the reply model. */
  readonly isFirst: boolean
  /** Gets the focus after a test that succeeded. */
  readonly result: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onSaved: (saved: SavedConnection) => void
}

/** Asks for a provider and its key, tests the connection and saves it. */
export function ConnectionDialog({ task, scope, isFirst, result, onClose, onSaved }: ConnectionDialogProps) {
  return (
    <Dialog.Root open={task !== null} onOpenChange={(open) => !open && onClose()}>
      {task && (
        <Dialog.Content
          maxWidth="480px"
          returnTo={result}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title size="4">
            {task.edited ? modelTexts.editTitle(task.edited.name) : modelTexts.addTitle}
          </Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            {modelTexts.addHelp}
          </Dialog.Description>
          <ConnectionForm
            scope={scope}
            edited={task.edited}
            isFirst={isFirst}
            onCancel={onClose}
            onSaved={onSaved}
          />
        </Dialog.Content>
      )}
    </Dialog.Root>
  )
}
