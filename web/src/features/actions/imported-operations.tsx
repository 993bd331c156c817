import type { Action } from '@parleykit/contract/actions/actions'
import { Badge, Button, Code, Flex, Text } from '@radix-ui/themes'
import { Pencil } from 'lucide-react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { actionTexts } from './action-texts.ts'
import type { ImportedOperation } from './import-queries.ts'
import { openapiTexts } from './openapi-texts.ts'

interface ImportedOperationsProps {
  readonly imported: readonly ImportedOperation[]
  readonly onEdit: (action: Action) => void
}

/** The actions that were added, with what is missing. */
export function ImportedOperations({ imported, onEdit }: ImportedOperationsProps) {
  const added = imported.filter(({ action }) => action !== null)
  return (
    <Flex direction="column" gap="3">
      <Text as="p" size="2" role="status">
        {openapiTexts.added(added.length)} {added.length > 0 && openapiTexts.addedHelp}
      </Text>
      <ul className="plain-list">
        {imported.map((each) => (
          <li key={each.operation} className="action-row">
            <ImportedRow {...each} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      <Flex justify="end" className="dialog-actions">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray" autoFocus>
            Close
          </Button>
        </Dialog.Close>
      </Flex>
    </Flex>
  )
}

function ImportedRow({
  operation,
  action,
  notes,
  onEdit,
}: ImportedOperation & Pick<ImportedOperationsProps, 'onEdit'>) {
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" className="wrap-anywhere" dir="auto">
          {action?.name ?? operation}
        </Text>
        {!action && <Badge color="red">{openapiTexts.notAdded}</Badge>}
        {action && action.missingSecrets > 0 && (
          <Badge color="yellow">{actionTexts.missingSecrets(action.missingSecrets)}</Badge>
        )}
      </Flex>
      {action && (
        <Code size="1" color="gray" variant="ghost" dir="ltr" className="wrap-anywhere">
          {operation}
        </Code>
      )}
      {notes.map((note) => (
        <Text key={note} as="p" size="2" color="gray" className="wrap-anywhere">
          {note}
        </Text>
      ))}
      {action && (
        <div>
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            aria-label={openapiTexts.reviewOf(action.name)}
            onClick={() => onEdit(action)}
          >
            <Pencil size={14} /> {openapiTexts.review}
          </Button>
        </div>
      )}
    </>
  )
}
