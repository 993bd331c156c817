import type { Action } from '@parleykit/contract/actions/actions'
import { actionsMax } from '@parleykit/contract/actions/limits'
import type { McpServer, McpTool } from '@parleykit/contract/actions/mcp-servers'
import { Badge, Button, Checkbox, Flex, Text } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SideSheet } from '../../../ui/dialog/side-sheet.tsx'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { mcpTexts } from './mcp-texts.ts'
import { useAddTools } from './queries.ts'

interface ToolsDialogProps {
  readonly agentId: number
  /** Null while it is closed. */
  readonly server: McpServer | null
  readonly actions: readonly Action[]
  readonly onClose: () => void
}

/** The tools of a server, to be chosen as actions. */
export function ToolsDialog({ server, onClose, ...parts }: ToolsDialogProps) {
  if (!server) return null
  return (
    <SideSheet
      title={mcpTexts.toolsTitle(server.name)}
      isWide
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <ToolsForm server={server} onClose={onClose} {...parts} />
    </SideSheet>
  )
}

function ToolsForm({ agentId, server, actions, onClose }: ToolsDialogProps & { readonly server: McpServer }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const adding = useAddTools(agentId, server.id)
  const isAdded = ({ name }: McpTool) =>
    actions.some(
      (action) => action.kind === 'mcp' && action.mcp.serverId === server.id && action.mcp.tool === name,
    )
  const isFull = actions.length + chosen.size >= actionsMax

  function choose(name: string, isChosen: boolean) {
    setChosen(new Set(isChosen ? [...chosen, name] : [...chosen].filter((each) => each !== name)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (adding.isPending || chosen.size === 0) return
    adding.mutate([...chosen], {
      onSuccess: () => {
        toast({ title: mcpTexts.added }, 'mcp')
        onClose()
      },
    })
  }

  return (
    <form onSubmit={submit}>
      <Text as="p" size="2" color="gray" mb="3">
        {server.tools.length === 0 ? mcpTexts.noTools : mcpTexts.toolsHelp}
      </Text>
      <ul className="plain-list" aria-label={mcpTexts.toolsTitle(server.name)}>
        {server.tools.map((tool) => (
          <ToolRow
            key={tool.name}
            tool={tool}
            isAdded={isAdded(tool)}
            isChosen={chosen.has(tool.name)}
            isFull={isFull && !chosen.has(tool.name)}
            onChoose={(isChosen) => choose(tool.name, isChosen)}
          />
        ))}
      </ul>
      {server.moreTools > 0 && (
        <Text as="p" size="2" color="gray" mt="3">
          {mcpTexts.moreTools(server.moreTools)}
        </Text>
      )}
      {adding.error && (
        <Text as="p" size="2" color="red" role="alert" mt="3">
          {withDetail(mcpTexts.addFailed, adding.error)}
        </Text>
      )}
      <Flex gap="3" justify="end" mt="4" className="dialog-actions">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Close
          </Button>
        </Dialog.Close>
        {chosen.size > 0 && (
          <SubmitButton isPending={adding.isPending}>{mcpTexts.addTools(chosen.size)}</SubmitButton>
        )}
      </Flex>
    </form>
  )
}

interface ToolRowProps {
  readonly tool: McpTool
  readonly isAdded: boolean
  readonly isChosen: boolean
  readonly isFull: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function ToolRow({ tool, isAdded, isChosen, isFull, onChoose }: ToolRowProps) {
  const { title, name, description, inputs, isReadOnly, refusal } = tool
  const noteId = useId()
  return (
    <li className="action-row">
      <Text as="label" size="2" weight="medium">
        <Flex gap="2" align="center" wrap="wrap">
          <Checkbox
            checked={isAdded || isChosen}
            disabled={isAdded || refusal !== null || isFull}
            aria-describedby={noteId}
            onCheckedChange={(checked) => onChoose(checked === true)}
          />
          <span className="wrap-anywhere">{title}</span>
          {isAdded && <Badge color="green">{mcpTexts.isAdded}</Badge>}
          {refusal === null && (
            <Badge color="gray">{isReadOnly ? mcpTexts.isReadOnly : mcpTexts.asksFirst}</Badge>
          )}
        </Flex>
      </Text>
      <div id={noteId} className="mcp-tool-note">
        {description !== '' && (
          <Text as="p" size="2" color="gray" className="wrap-anywhere">
            {description}
          </Text>
        )}
        {refusal !== null && (
          <Text as="p" size="2" color="red" className="wrap-anywhere">
            {refusal}
          </Text>
        )}
        <Text as="p" size="1" color="gray" className="wrap-anywhere" dir="ltr">
          {[name, ...(inputs.length > 0 ? [mcpTexts.inputs(inputs)] : [])].join(' · ')}
        </Text>
      </div>
    </li>
  )
}
