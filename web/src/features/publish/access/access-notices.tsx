import type { Agent } from '@parleykit/contract/agents/agents'
import { Callout, Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Time } from '../../../ui/format/time.tsx'
import { useNow } from '../../../ui/format/use-now.ts'
import { agentAccessQuery } from '../../agents/access-queries.ts'
import { isSentAfterExpiry } from '../../agents/retired-key-validity.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { identityProblemTexts, statusNoticeTexts } from '../texts/access-texts.ts'

/** Problems that keep the agent from visitors on websites, who see nothing of them. */
export function AccessNotices({ agent }: { readonly agent: Agent }) {
  const { data } = useQuery({ ...agentAccessQuery(agent.id), enabled: useHasRole('editor') })
  const now = useNow()
  const inVain = (data?.retiredKeys ?? []).filter((key) => isSentAfterExpiry(key, now))
  const refused = data?.identityProblem ?? null
  // A pause by the plan has a separate notice above.
  const status = agent.isPausedByPlan ? null : noticeOf(agent.status)
  if (inVain.length === 0 && refused === null && status === null) return null
  return (
    <Flex direction="column" gap="3">
      {status !== null && (
        <Callout.Root color="gray" role="note">
          <Callout.Icon>
            <TriangleAlert size={16} />
          </Callout.Icon>
          <Callout.Text>{status}</Callout.Text>
        </Callout.Root>
      )}
      {inVain.map(({ ending, seenAt, seenOn }) => (
        <Callout.Root key={ending} color="red">
          <Callout.Icon>
            <TriangleAlert size={16} />
          </Callout.Icon>
          <Callout.Text>
            {seenOn ?? 'A website or program'} still uses the rotated key ending in <strong>{ending}</strong>,
            which no longer works.{' '}
            {agent.visibility === 'public' ? visitorsNotice.public : visitorsNotice.key_required} Put the
            current code there. Last seen: <Time instant={seenAt ?? ''} as="span" />.
          </Callout.Text>
        </Callout.Root>
      ))}
      {refused !== null && (
        <Callout.Root color="red">
          <Callout.Icon>
            <TriangleAlert size={16} />
          </Callout.Icon>
          <Callout.Text>
            {refused.seenOn ?? 'A website'} {identityProblemTexts[refused.problem]}. The visitor goes on
            anonymously. Last seen: <Time instant={refused.seenAt} as="span" />.
          </Callout.Text>
        </Callout.Root>
      )}
    </Flex>
  )
}

function noticeOf(status: Agent['status']): string | null {
  return status === 'maintenance' || status === 'inactive' ? statusNoticeTexts[status] : null
}

const visitorsNotice = {
  public: "Visitors aren't affected while your agent is public.",
  key_required: "Its visitors can't chat.",
}
