import type { Agent } from '@parleykit/contract/agents/agents'
import { Code, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { useNow } from '../../../ui/format/use-now.ts'
import { accessTexts } from '../../publish/texts/access-texts.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { agentAccessQuery, useRevokeRetiredKeys } from '../access-queries.ts'
import { isKeyValid } from '../retired-key-validity.ts'

/** Rotated keys that still work for a while, with the websites that use them and a button to end them. */
export function RetiredKeys({ agent }: { readonly agent: Agent }) {
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useQuery(agentAccessQuery(agent.id))
  const revocation = useRevokeRetiredKeys(agent.id)
  const now = useNow()
  const working = (data?.retiredKeys ?? []).filter((key) => isKeyValid(key, now))
  if (working.length === 0) return null

  const revoke = () =>
    clearToastsBefore('retired-keys', revocation).mutate(undefined, {
      onSuccess: () => toast(accessTexts.keysRevoked, 'retired-keys'),
      onError: (error) => {
        const { title, description } = accessTexts.keysRevocationFailed
        toastError({ title, description: withDetail(description, error) }, 'retired-keys')
      },
    })

  return (
    <Flex direction="column" gap="2" align="start">
      {working.map((key) => (
        <Text as="p" size="2" key={key.ending}>
          The rotated key ending in <Code>{key.ending}</Code> works until{' '}
          <time dateTime={key.worksUntil}>{new Date(key.worksUntil).toLocaleString()}</time>.{' '}
          {key.seenAt === null ? (
            "It hasn't been used since."
          ) : (
            <>
              Last used{key.seenOn !== null && ` on ${key.seenOn}`}: <Time instant={key.seenAt} as="span" />.
            </>
          )}
        </Text>
      ))}
      <RequireRole least="owner">
        <PendingButton
          type="button"
          variant="soft"
          color="gray"
          isOff={revocation.isPending}
          onClick={() => setIsAsking(true)}
        >
          <Ban size={16} /> {revocation.isPending ? 'Revoking...' : 'Revoke rotated keys now'}
        </PendingButton>
      </RequireRole>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Revoke the rotated keys?"
        text="They stop working immediately. Anything that still uses one needs the current key."
        action="Revoke keys"
        onConfirm={revoke}
      />
    </Flex>
  )
}
