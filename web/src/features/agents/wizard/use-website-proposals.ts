import type { WebsiteProfile } from '@parleykit/contract/knowledge/websites/website-profile'
import { useState } from 'react'
import { useWebsiteProfile } from '../../knowledge/websites/queries.ts'
import { useUpdateAgent } from '../queries.ts'
import { pictureFile, proposalsFor } from './proposals.ts'
import type { useFinishWizard } from './use-finish-wizard.ts'
import type { Wizard } from './use-wizard.ts'

/** Fills empty fields from the owner's website. Reports no failure, since the page search already does. */
export function useWebsiteProposals(
  { form, agentId }: Wizard,
  completion: ReturnType<typeof useFinishWizard>,
) {
  const reading = useWebsiteProfile(agentId ?? 0)
  const update = useUpdateAgent()
  const [taken, setTaken] = useState<readonly string[]>([])
  const [name, setName] = useState<string | null>(null)

  function take(profile: WebsiteProfile) {
    const proposals = proposalsFor(profile, form.getValues())
    for (const [field, value] of Object.entries(proposals))
      form.setValue(field as keyof typeof proposals, value, { shouldDirty: true })
    // Saved at once, so that a reload keeps them; if that fails, the last step saves them.
    if (agentId !== null && Object.keys(proposals).length > 0) update.mutate({ id: agentId, ...proposals })
    const picture = completion.image === null ? pictureFile(profile) : null
    if (picture) completion.setImage(picture)
    setName(profile.name)
    setTaken([
      ...(proposals.tagline ? ['tagline'] : []),
      ...(proposals.description ? ['description'] : []),
      ...(proposals.brandColor ? ['color'] : []),
      ...(picture ? ['picture'] : []),
    ])
  }

  return {
    /** The adopted values, as text. */
    taken,
    /** The website's own name. */
    name,
    read: (url: string) => reading.mutate(url, { onSuccess: take }),
  }
}
export type WebsiteProposals = ReturnType<typeof useWebsiteProposals>
