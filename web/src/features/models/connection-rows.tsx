import { providerProfiles } from '@parleykit/contract/models/model-providers'
import type { Connection } from '@parleykit/contract/models/models'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { type RefObject, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { Time } from '../../ui/format/time.tsx'
import { counted, modelTexts } from './model-texts.ts'
import { type ModelScope, useDeleteConnection } from './queries.ts'
import './models.css'

interface ConnectionRowsProps {
  readonly scope: ModelScope
  readonly connections: readonly Connection[]
  readonly mayEdit: boolean
  /** Gets the focus when a row is deleted. */
  readonly list: RefObject<HTMLUListElement | null>
  readonly onEdit: (connection: Connection) => void
}

/** The connections, with what the last test found. */
export function ConnectionRows({ scope, connections, mayEdit, list, onEdit }: ConnectionRowsProps) {
  return (
    <ul className="plain-list" ref={list} tabIndex={-1} aria-label={modelTexts.connections}>
      {connections.map((connection) => (
        <li key={connection.id} className="connection-row">
          <ConnectionFacts connection={connection} mayEdit={mayEdit} />
          {mayEdit && (
            <ConnectionActions
              scope={scope}
              connection={connection}
              onEdit={() => onEdit(connection)}
              onGone={() => list.current?.focus()}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function ConnectionFacts({ connection, mayEdit }: { connection: Connection; mayEdit: boolean }) {
  const { provider, name, baseUrl, keyEnding, needsKey, fault, models, testedAt } = connection
  const profile = providerProfiles[provider]
  const host = URL.parse(baseUrl ?? profile.baseUrl ?? '')?.host
  const facts = [
    name !== profile.name && profile.name,
    mayEdit && host,
    keyEnding && modelTexts.keyEnding(keyEnding),
    counted(models.length),
  ].filter(Boolean)
  return (
    <div className="truncating">
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" dir="auto">
          {name}
        </Text>
        {needsKey && <Badge color="yellow">{modelTexts.needsKey}</Badge>}
      </Flex>
      <Text as="p" size="2" color="gray">
        {facts.join(' · ')} · {modelTexts.tested} <Time instant={testedAt} as="span" />
      </Text>
      {fault !== null && (
        <Text as="p" size="2" color="red" mt="1">
          {fault}
        </Text>
      )}
      {needsKey && mayEdit && (
        <Text as="p" size="2" mt="1">
          {modelTexts.needsKeyHelp}
        </Text>
      )}
    </div>
  )
}

interface ConnectionActionsProps {
  readonly scope: ModelScope
  readonly connection: Connection
  readonly onEdit: () => void
  readonly onGone: () => void
}

function ConnectionActions({ scope, connection: { id, name }, onEdit, onGone }: ConnectionActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const deletion = useDeleteConnection(scope)
  async function remove() {
    const work = deletion.mutateAsync(id)
    if (await reportOutcome('models', work, modelTexts.removed, modelTexts.removeFailed)) onGone()
  }
  return (
    <Flex gap="2">
      <PendingButton
        variant="soft"
        color="gray"
        aria-label={`${modelTexts.edit}: ${name}`}
        isOff={deletion.isPending}
        onClick={onEdit}
      >
        {modelTexts.edit}
      </PendingButton>
      <PendingButton
        variant="soft"
        color="gray"
        aria-label={`${modelTexts.remove}: ${name}`}
        isOff={deletion.isPending}
        onClick={() => setAsking(true)}
      >
        {modelTexts.remove}
      </PendingButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={modelTexts.removeTitle(name)}
        text={modelTexts.removeText}
        action={modelTexts.remove}
        onConfirm={() => void remove()}
      />
    </Flex>
  )
}
