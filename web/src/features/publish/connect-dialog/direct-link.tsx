import { Button, Code, DataList, Flex, Text } from '@radix-ui/themes'
import { ExternalLink } from 'lucide-react'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { LinkQrCode } from '../access/link-qr-code.tsx'
import { PrivateLink } from '../access/private-link.tsx'
import { publicPageUrl } from '../snippets/addresses.ts'
import { connectDialogTexts } from '../texts/connect-texts.ts'
import type { ConnectProps } from './connect-props.ts'

/** The agent's own page. */
export function DirectLink({ agent, addresses }: ConnectProps) {
  if (agent.visibility === 'key_required') return <PrivateLink agent={agent} server={addresses.server} />
  const link = publicPageUrl(addresses.server, agent.publicId)
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2">
        Anyone with this link can chat with your agent.
      </Text>
      <Code variant="soft" color="gray" className="snippet">
        {link}
      </Code>
      <Flex gap="3" wrap="wrap">
        <CopyButton text={link} label="Copy link" />
        <Button variant="soft" color="gray" asChild>
          <a href={link} target="_blank" rel="noreferrer">
            <ExternalLink size={16} /> Open page
          </a>
        </Button>
      </Flex>
      <Flex gap="5" align="start" direction={{ initial: 'column', xs: 'row' }}>
        <DataList.Root
          size="2"
          orientation={{ initial: 'vertical', xs: 'horizontal' }}
          className="truncating"
        >
          {connectDialogTexts.linkUses.map(({ title, help }) => (
            <DataList.Item key={title}>
              <DataList.Label minWidth="112px">{title}</DataList.Label>
              <DataList.Value>{help}</DataList.Value>
            </DataList.Item>
          ))}
        </DataList.Root>
        <LinkQrCode
          link={link}
          label={`QR code of the page of ${agent.name}`}
          fileName={`qr-code-${agent.publicId}`}
        />
      </Flex>
    </Flex>
  )
}
