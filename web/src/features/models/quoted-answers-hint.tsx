import { Text, Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { setupQuery } from '../setup/queries.ts'
import { useHasRole } from '../workspaces/require-role.tsx'
import { modelTexts } from './model-texts.ts'
import { workspaceModelsQuery } from './queries.ts'

/** Says that answers are quoted, with a link to where this user can add a model. Nothing if there is a model. */
export function QuotedAnswersHint() {
  const isOwner = useHasRole('owner')
  const { data } = useQuery(workspaceModelsQuery)
  const isQuoting = data?.standard === null
  const setup = useQuery({ ...setupQuery, enabled: isQuoting })
  if (!isQuoting) return null
  const { link, rest } = modelTexts.addForFreeWording
  const own = isOwner && !setup.isLoading ? '/dashboard/profile/models' : null
  const to = setup.data?.access === 'operator' ? '/dashboard/status/models' : own
  return (
    <Text as="p" size="2" color="gray">
      {modelTexts.quoted}{' '}
      {to === null ? (
        link
      ) : (
        <TextLink asChild underline="always">
          <Link to={to}>{link}</Link>
        </TextLink>
      )}
      {rest}
    </Text>
  )
}
