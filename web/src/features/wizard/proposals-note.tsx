import { Button, Callout, Flex } from '@radix-ui/themes'
import { Sparkles } from 'lucide-react'
import type { WebsiteProposals } from './use-website-proposals.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

interface ProposalsNoteProps {
  readonly proposals: WebsiteProposals
  readonly agentName: string
  readonly onUseName: (name: string) => void
}

/** Lists what was taken from the website, and offers its name. */
export function ProposalsNote({ proposals, agentName, onUseName }: ProposalsNoteProps) {
  const { taken, name } = proposals
  const offersName = name !== null && name !== agentName
  if (taken.length === 0 && !offersName) return null
  const took = `The ${list.format(taken)} in the next step ${taken.length === 1 ? 'comes' : 'come'} from the website. Change whatever you like.`
  return (
    <Callout.Root role="status" size="1" mt="5">
      <Callout.Icon>
        <Sparkles size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>
        {taken.length > 0 && took} {offersName && `The website calls itself “${name}”.`}
      </Callout.Text>
      {offersName && (
        <Flex>
          <Button type="button" size="1" variant="soft" onClick={() => onUseName(name)}>
            Use as the agent's name
          </Button>
        </Flex>
      )}
    </Callout.Root>
  )
}
