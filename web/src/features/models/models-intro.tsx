import { Link as TextLink } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { modelGuidePath, modelTexts } from './model-texts.ts'
import type { ModelScope } from './queries.ts'

/** What models do, and where to read on. */
export function ModelsIntro({ scope }: { readonly scope: ModelScope }) {
  const spending = scope === 'workspace' ? '/dashboard/profile/spending' : '/dashboard/status/spending'
  return (
    <>
      {modelTexts.intro[scope]}{' '}
      <TextLink href={modelGuidePath} target="_blank">
        {modelTexts.guide}
      </TextLink>
      {' · '}
      <TextLink asChild>
        <Link to={spending}>{modelTexts.spending}</Link>
      </TextLink>
    </>
  )
}
