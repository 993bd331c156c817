import type { Connection } from '@parleykit/contract/models/models'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useLocation } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../ui/form/submit-label.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { lookHash } from '../setup/setup-texts.ts'
import { ConnectionDialog, type ConnectionTask } from './connection-dialog.tsx'
import { ConnectionResult } from './connection-result.tsx'
import { ConnectionRows } from './connection-rows.tsx'
import { LocalServers } from './local-servers.tsx'
import { modelTexts } from './model-texts.ts'
import { type ModelScope, type SavedConnection, useFindLocalServers } from './queries.ts'

interface ConnectionsSectionProps {
  readonly scope: ModelScope
  readonly connections: readonly Connection[]
  readonly mayEdit: boolean
  /** Whether a new connection's model becomes the reply model, since none writes yet. */
  readonly isFirst: boolean
  /** The words if there are no connections. */
  readonly none: string
}

/** The connections, with ways to add one and what came of it. */
export function ConnectionsSection({ scope, connections, mayEdit, isFirst, none }: ConnectionsSectionProps) {
  const [task, setTask] = useState<ConnectionTask | null>(null)
  const [saved, setSaved] = useState<SavedConnection | null>(null)
  const search = useFindLocalServers()
  const list = useRef<HTMLUListElement>(null)
  const result = useRef<HTMLDivElement>(null)
  function finish(done: SavedConnection) {
    setSaved(done)
    setTask(null)
    search.reset()
  }
  function open(next: ConnectionTask) {
    setSaved(null)
    setTask(next)
  }
  const hasOtherStep = connections.length > 0 || saved !== null || Boolean(search.data?.length)
  useLookFromHash(search, scope === 'installation' && connections.length === 0 && !saved)
  return (
    <TitledSection title={modelTexts.connections}>
      <Flex direction="column" gap="4">
        {saved && (
          <ConnectionResult
            key={`${saved.connection.id} ${saved.connection.testedAt}`}
            saved={saved}
            place={result}
          />
        )}
        {connections.length === 0 && !saved && (
          <Text as="p" size="2" color="gray">
            {none}
          </Text>
        )}
        {connections.length > 0 && (
          <ConnectionRows
            scope={scope}
            connections={connections}
            mayEdit={mayEdit}
            list={list}
            onEdit={(edited) => open({ edited })}
          />
        )}
        <LocalServers search={search} isFirst={isFirst} onSaved={finish} />
        {mayEdit && (
          <Flex gap="3" wrap="wrap">
            <Button variant={hasOtherStep ? 'soft' : 'solid'} onClick={() => open({ edited: null })}>
              <Plus size={16} /> {modelTexts.add}
            </Button>
            {scope === 'installation' && (
              <LookButton
                isPending={search.isPending}
                onLook={() => {
                  setSaved(null)
                  search.mutate()
                }}
              />
            )}
          </Flex>
        )}
      </Flex>
      <ConnectionDialog
        task={task}
        scope={scope}
        isFirst={isFirst}
        result={result}
        onClose={() => setTask(null)}
        onSaved={finish}
      />
    </TitledSection>
  )
}

/** Looks for servers on this machine if the link to this page asked for it. */
function useLookFromHash({ isIdle, mutate }: ReturnType<typeof useFindLocalServers>, mayLook: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (mayLook && hash === lookHash && isIdle) mutate()
  }, [mayLook, hash, isIdle, mutate])
}

interface LookButtonProps {
  readonly isPending: boolean
  readonly onLook: () => void
}

/** Looks for servers on this machine. */
function LookButton({ isPending, onLook }: LookButtonProps) {
  return (
    <PendingButton variant="soft" isOff={isPending} aria-busy={isPending} onClick={onLook}>
      <SubmitLabel
        isPending={isPending}
        idle={
          <>
            <Search size={16} /> {modelTexts.look}
          </>
        }
        pending={modelTexts.looking}
      />
    </PendingButton>
  )
}
