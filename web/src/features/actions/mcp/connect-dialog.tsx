import { type McpServer, mcpAuths, newMcpServer } from '@parleykit/contract/actions/mcp-servers'
import { Button, Flex, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { ApiError, withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { HeaderFields, type SecretHeader } from './header-fields.tsx'
import { mcpTexts } from './mcp-texts.ts'
import { useConnectServer, useSignIn } from './queries.ts'

interface ConnectDialogProps {
  readonly agentId: number
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConnected: (server: McpServer) => void
}

/** Connects an MCP server. A sign-in goes on at the server's page. */
export function ConnectDialog({ isOpen, onClose, ...form }: ConnectDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      {isOpen && (
        <Dialog.Content
          maxWidth="480px"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title size="4">{mcpTexts.connect}</Dialog.Title>
          <ConnectForm {...form} />
        </Dialog.Content>
      )}
    </Dialog.Root>
  )
}

interface Draft {
  readonly name: string
  readonly url: string
  readonly auth: McpServer['auth']
  readonly header: SecretHeader
}

const empty: Draft = { name: '', url: '', auth: 'none', header: { name: 'Authorization', value: '' } }

function ConnectForm({ agentId, onConnected }: Pick<ConnectDialogProps, 'agentId' | 'onConnected'>) {
  const [draft, setDraft] = useState<Draft>(empty)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const connecting = useConnectServer(agentId)
  const signIn = useSignIn(agentId)
  const isPending = connecting.isPending || signIn.isPending

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const read = newMcpServer.safeParse({ ...draft, header: draft.auth === 'header' ? draft.header : null })
    setProblems(read.success ? {} : problemsOf(read.error.issues))
    if (!read.success) return
    connecting.mutate(read.data, {
      // The list has a button for a sign-in that can't be started.
      onSuccess: (server) =>
        server.auth === 'oauth'
          ? signIn.mutate(server.id, { onError: () => onConnected(server) })
          : onConnected(server),
      onError: (error) => {
        if (error instanceof ApiError && error.field) setProblems({ [error.field]: error.detail })
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" gap="4">
        <TextFields draft={draft} problems={problems} onChange={setDraft} />
        <Field label={mcpTexts.auth} help={draft.auth === 'oauth' ? mcpTexts.oauthHelp : undefined}>
          {({ dir: _, ...control }) => (
            <NativeSelect
              {...control}
              value={draft.auth}
              options={mcpAuths.map((auth) => [auth, mcpTexts.auths[auth]] as const)}
              onChoose={(auth) => setDraft({ ...draft, auth })}
            />
          )}
        </Field>
        {draft.auth === 'header' && (
          <HeaderFields
            header={draft.header}
            problems={problems}
            onChange={(header) => setDraft({ ...draft, header })}
          />
        )}
        {connecting.error && (
          <Text as="p" size="2" color="red" role="alert">
            {withDetail(mcpTexts.connectFailed, connecting.error)}
          </Text>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              Cancel
            </Button>
          </Dialog.Close>
          <SubmitButton isPending={isPending}>{mcpTexts.submit}</SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

interface TextFieldsProps {
  readonly draft: Draft
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (draft: Draft) => void
}

function TextFields({ draft, problems, onChange }: TextFieldsProps) {
  return (
    <>
      <Field label={mcpTexts.name} help={mcpTexts.nameHelp} error={problems.name}>
        {(control) => (
          <TextField.Root
            {...control}
            value={draft.name}
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        )}
      </Field>
      <Field label={mcpTexts.url} help={mcpTexts.urlHelp} error={problems.url}>
        {(control) => (
          <TextField.Root
            {...control}
            dir="ltr"
            inputMode="url"
            value={draft.url}
            onChange={({ target }) => onChange({ ...draft, url: target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** By the path of the field. */
export function problemsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]))
}
