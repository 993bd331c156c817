import type { User } from '@parleykit/contract/auth/account'
import type { Identity } from '@parleykit/contract/auth/oidc'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Time } from '../../ui/format/time.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { identityTexts } from '../auth/identity-texts.ts'
import { signInOptionsQuery } from '../auth/queries.ts'
import { IdentityDialog, type IdentityTask } from './identity-dialog.tsx'
import { identitiesQuery } from './identity-queries.ts'

/** The identity provider's sign-ins that are linked to the account, if the operator has set up a provider. */
export function IdentitiesSection({ user }: { readonly user: User }) {
  const { data: options } = useQuery(signInOptionsQuery)
  const { data: identities, isError, refetch } = useQuery(identitiesQuery)
  const [task, setTask] = useState<IdentityTask | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const provider = options?.provider ?? null
  return (
    <TitledSection title={identityTexts.identitiesTitle} text={identityTexts.identitiesWhat(provider)}>
      {isError && <ErrorState text={identityTexts.identitiesFailed} onRetry={() => void refetch()} />}
      {!identities && !isError && <Skeleton height="32px" />}
      {identities && identities.length > 0 && (
        <ul className="plain-list" ref={list} tabIndex={-1} aria-label={identityTexts.identitiesTitle}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity.id}
              identity={identity}
              name={identity.email ?? provider ?? identityTexts.identitiesTitle}
              onUnlink={() => setTask({ kind: 'unlink', id: identity.id })}
            />
          ))}
        </ul>
      )}
      {provider !== null && (
        <Button variant="soft" mt="2" onClick={() => setTask({ kind: 'link', provider })}>
          {identityTexts.linkIdentity(provider)}
        </Button>
      )}
      <IdentityDialog
        task={task}
        user={user}
        onClose={() => setTask(null)}
        onUnlinked={() => list.current?.focus()}
      />
    </TitledSection>
  )
}

interface IdentityRowProps {
  readonly identity: Identity
  readonly name: string
  readonly onUnlink: () => void
}

function IdentityRow({ identity: { createdAt, lastUsedAt }, name, onUnlink }: IdentityRowProps) {
  return (
    <li className="account-row">
      <div className="truncating">
        <Text as="p" size="2" weight="medium">
          {name}
        </Text>
        <Text as="p" size="2" color="gray" className="tabular">
          Linked: <Time instant={createdAt} /> · Last used: <Time instant={lastUsedAt} />
        </Text>
      </div>
      <Button variant="soft" color="gray" aria-label={`Unlink ${name}`} onClick={onUnlink}>
        Unlink
      </Button>
    </li>
  )
}
