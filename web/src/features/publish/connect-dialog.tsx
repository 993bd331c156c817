import type { Agent } from '@parleykit/contract/agents/agents'
import { Box, Button, Flex, Skeleton, Tabs } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ApiDocumentation } from './connect-dialog/api-documentation.tsx'
import { DirectLink } from './connect-dialog/direct-link.tsx'
import { HtmlSnippet } from './connect-dialog/html-snippet.tsx'
import { ImplementationGuide } from './connect-dialog/implementation-guide.tsx'
import { connectDialogTexts } from './texts/connect-texts.ts'
import './snippets/publish.css'
import { publicAddressesQuery } from './connect/queries.ts'

interface ConnectDialogProps {
  readonly agent: Agent
  readonly onClose: () => void
  /** The element that gets the focus afterwards, if the dialog is opened from a menu. */
  readonly returnTo?: RefObject<HTMLElement | null>
}

/** The ways for visitors and programs to reach an agent, in four tabs. */
export default function ConnectDialog({ agent, onClose, returnTo }: ConnectDialogProps) {
  const { data, isError } = useQuery(publicAddressesQuery)
  const here = window.location.origin
  // Without a response the address of this page is the best guess.
  const addresses = data ?? (isError ? { server: here, widget: here } : undefined)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="640px" align="start" returnTo={returnTo}>
        <Dialog.Title size="5" mb="1" className="wrap-anywhere">
          Integrate <bdi>{agent.name}</bdi>
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          Share the agent's page, or add the agent to your website or app.
        </Dialog.Description>
        <Tabs.Root defaultValue="link" className="connect-tabs">
          <Tabs.List>
            <Tabs.Trigger value="link">{connectDialogTexts.directLink}</Tabs.Trigger>
            <Tabs.Trigger value="snippet">{connectDialogTexts.htmlSnippet}</Tabs.Trigger>
            <Tabs.Trigger value="api">{connectDialogTexts.apiDocumentation}</Tabs.Trigger>
            <Tabs.Trigger value="guide">{connectDialogTexts.implementationGuide}</Tabs.Trigger>
          </Tabs.List>
          <Box pt="4" minHeight="320px">
            {!addresses && <Skeleton height="280px" />}
            {addresses && (
              <>
                <Tabs.Content value="link">
                  <DirectLink agent={agent} addresses={addresses} />
                </Tabs.Content>
                <Tabs.Content value="snippet">
                  <HtmlSnippet agent={agent} addresses={addresses} />
                </Tabs.Content>
                <Tabs.Content value="api">
                  <ApiDocumentation />
                </Tabs.Content>
                <Tabs.Content value="guide">
                  <ImplementationGuide agent={agent} addresses={addresses} />
                </Tabs.Content>
              </>
            )}
          </Box>
        </Tabs.Root>
        <Flex justify="end" mt="4" className="dialog-actions">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Close
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
