import type { User } from '@parleykit/contract/auth/account'
import { passkeysMax } from '@parleykit/contract/auth/limits'
import { accountTexts as refusals } from '@parleykit/contract/auth/texts'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { emailTexts } from '../auth/email-texts.ts'
import { passkeyTexts } from '../auth/passkey-texts.ts'
import { signInOptionsQuery } from '../auth/queries.ts'
import { supportsPasskeys } from '../auth/supports-passkeys.ts'
import './account.css'
import type { Passkey } from '@parleykit/contract/auth/passkeys'
import { Flex } from '@radix-ui/themes'
import { Time } from '../../ui/format/time.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { PasskeyDialog, type PasskeyTask } from './passkey-dialog.tsx'
import { passkeysQuery } from './passkey-queries.ts'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

/** Lists the account's passkeys, with actions to add, rename and remove them. */
export function PasskeysSection({ user }: { readonly user: User }) {
  const passkeys = useQuery(passkeysQuery)
  const options = useQuery(signInOptionsQuery)
  const [task, setTask] = useState<PasskeyTask | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const hasFailed = passkeys.isError || options.isError
  const retry = () => void Promise.all([passkeys.refetch(), options.refetch()])
  return (
    <TitledSection title="Passkeys" text={passkeyTexts.what}>
      {hasFailed && <ErrorState text={passkeyTexts.listFailed} onRetry={retry} />}
      {!(passkeys.data && options.data) && !hasFailed && <Skeleton height="32px" />}
      {passkeys.data && options.data && (
        <>
          {passkeys.data.length > 0 && (
            <ul className="plain-list" ref={list} tabIndex={-1} aria-label="Passkeys">
              {passkeys.data.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
              ))}
            </ul>
          )}
          <AddPasskey
            origin={options.data.passkeys}
            user={user}
            isFull={passkeys.data.length >= passkeysMax}
            onAdd={() => setTask({ kind: 'add' })}
          />
        </>
      )}
      <PasskeyDialog task={task} asksForCode={user.twoStep} list={list} onClose={() => setTask(null)} />
    </TitledSection>
  )
}

interface AddPasskeyProps {
  /** The origin at which the server supports passkeys; null for none. */
  readonly origin: string | null
  /** Adding requires the password and a confirmed address. */
  readonly user: User
  readonly isFull: boolean
  readonly onAdd: () => void
}

/** The button, or the reason why it is missing. */
function AddPasskey({ origin, user, isFull, onAdd }: AddPasskeyProps) {
  const obstacle =
    obstacleOf(origin) ??
    (user.hasPassword ? null : refusals.passwordMissing) ??
    (isFull ? refusals.tooManyPasskeys : null)
  if (obstacle !== null)
    return (
      <Text as="p" size="2" color="gray" mt="2">
        {obstacle}
      </Text>
    )
  if (user.mustConfirmEmail) return <UnconfirmedEmail email={user.email} reason={emailTexts.confirmFirst} />
  return (
    <Button variant="soft" mt="2" onClick={onAdd}>
      Add a passkey
    </Button>
  )
}

function obstacleOf(origin: string | null): string | null {
  if (origin === null) return passkeyTexts.noneHere
  if (origin !== location.origin) return passkeyTexts.elsewhere(origin)
  return supportsPasskeys(origin) ? null : passkeyTexts.unsupported
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onTask: (task: PasskeyTask) => void
}

/** One passkey: when it was created and last used, and its actions. */
function PasskeyRow({ passkey, onTask }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="account-row">
      <div className="truncating">
        <Text as="p" size="2" weight="medium" dir="auto">
          {name}
        </Text>
        <Text as="p" size="2" color="gray" className="tabular">
          Added: <Time instant={createdAt} /> · Last used:{' '}
          {lastUsedAt === null ? 'never' : <Time instant={lastUsedAt} />}
        </Text>
      </div>
      <Flex gap="2">
        <Button
          variant="soft"
          color="gray"
          aria-label={`Rename passkey: ${name}`}
          onClick={() => onTask({ kind: 'rename', passkey })}
        >
          Rename
        </Button>
        <Button
          variant="soft"
          color="gray"
          aria-label={`Remove passkey: ${name}`}
          onClick={() => onTask({ kind: 'remove', passkey })}
        >
          Remove
        </Button>
      </Flex>
    </li>
  )
}
