import { Button, Text } from '@radix-ui/themes'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { OutcomeFrame } from './outcome-frame.tsx'

const trainedRedirectMs = 2000

/** Continues to the playground automatically; Back leads from there to the steps, not here. */
export function CompletedScreen({ agentId }: { readonly agentId: number }) {
  const navigate = useNavigate()
  const id = String(agentId)
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate({ to: '/dashboard/agents/$id', params: { id }, hash: 'playground', replace: true }),
      trainedRedirectMs,
    )
    return () => clearTimeout(timer)
  }, [id, navigate])
  return (
    <OutcomeFrame icon={<Check size={18} />} title="Your agent is ready">
      <Text as="p" size="2" color="gray" align="center">
        Taking you to its playground...
      </Text>
      <Button asChild variant="soft">
        <Link to="/dashboard/agents/$id" params={{ id }} hash="playground" replace>
          Open the playground
        </Link>
      </Button>
    </OutcomeFrame>
  )
}
