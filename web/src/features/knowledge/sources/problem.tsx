import { Callout, Link } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { planTexts } from '../../workspaces/plan-texts.ts'

interface ProblemProps {
  readonly text: string
  /** Whether a larger plan would help. */
  readonly isOfPlan?: boolean
}

/** Why a step failed, in its form. */
export function Problem({ text, isOfPlan = false }: ProblemProps) {
  return (
    <Callout.Root color="red" role="alert" size="1">
      <Callout.Icon>
        <TriangleAlert size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere">
        {text}{' '}
        {isOfPlan && (
          <Link asChild underline="always">
            <RouterLink to="/dashboard/subscription">{planTexts.upgradeNow}</RouterLink>
          </Link>
        )}
      </Callout.Text>
    </Callout.Root>
  )
}
