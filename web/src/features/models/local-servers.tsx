import type { LocalServer } from '@parleykit/contract/models/models'
import { Flex, Text } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../ui/form/submit-label.tsx'
import { modelTexts } from './model-texts.ts'
import { type SavedConnection, type useFindLocalServers, useSaveConnection } from './queries.ts'

interface LocalServersProps {
  readonly search: ReturnType<typeof useFindLocalServers>
  readonly isFirst: boolean
  readonly onSaved: (saved: SavedConnection) => void
}

/** What the search for Ollama and LM Studio found, each with a button to connect it. Gets the focus. */
export function LocalServers({ search: { data, error }, isFirst, onSaved }: LocalServersProps) {
  const place = useRef<HTMLDivElement>(null)
  const isDone = data !== undefined || error !== null
  useEffect(() => {
    if (isDone) place.current?.focus()
  }, [isDone])
  if (!isDone) return null
  return (
    <div ref={place} tabIndex={-1} role="status" className="local-servers">
      {error && (
        <Text as="p" size="2" color="red">
          {withDetail(modelTexts.lookFailed, error)}
        </Text>
      )}
      {data?.length === 0 && (
        <Text as="p" size="2">
          {modelTexts.nothingFound}
        </Text>
      )}
      {data?.map((server) => (
        <FoundServer key={server.baseUrl} server={server} isFirst={isFirst} onSaved={onSaved} />
      ))}
    </div>
  )
}

interface FoundServerProps extends Pick<LocalServersProps, 'isFirst' | 'onSaved'> {
  readonly server: LocalServer
}

function FoundServer({ server, isFirst, onSaved }: FoundServerProps) {
  const { provider, baseUrl, models } = server
  const saving = useSaveConnection('installation')
  const connect = () =>
    saving.mutate({ id: null, body: { provider, baseUrl }, isFirst }, { onSuccess: onSaved })
  return (
    <div className="connection-row">
      <div className="truncating">
        <Text as="p" size="2" weight="medium">
          {modelTexts.found(server)}
        </Text>
        {models.length > 0 && (
          <Text as="p" size="2" color="gray">
            {models.slice(0, 5).join(', ')}
            {models.length > 5 && ', …'}
          </Text>
        )}
        {saving.error && (
          <Text as="p" size="2" color="red" role="alert" mt="1">
            {withDetail(modelTexts.saveFailed, saving.error)}
          </Text>
        )}
      </div>
      <Flex>
        <PendingButton
          isOff={saving.isPending}
          aria-busy={saving.isPending}
          aria-label={saving.isPending ? undefined : `${modelTexts.connect}: ${modelTexts.found(server)}`}
          onClick={connect}
        >
          <SubmitLabel isPending={saving.isPending} idle={modelTexts.connect} pending={modelTexts.testing} />
        </PendingButton>
      </Flex>
    </div>
  )
}
