import type { WebsiteProfile } from '@parleykit/contract/knowledge/websites/website-profile'
import { emptyWizard, type WizardValues } from './wizard-steps.ts'

type Proposed = Pick<WizardValues, 'tagline' | 'description' | 'brandColor'>

/** A website's proposals for the fields that still have the wizard's initial values. */
export function proposalsFor(profile: WebsiteProfile, values: WizardValues): Partial<Proposed> {
  const fields = ['tagline', 'description', 'brandColor'] as const
  return Object.fromEntries(
    fields.flatMap((field) => {
      const proposed = profile[field]
      const isUntouched = values[field] === emptyWizard[field]
      return proposed !== null && isUntouched ? [[field, proposed]] : []
    }),
  )
}

/** A picture as a file to upload; null for none. */
export function pictureFile({ picture }: WebsiteProfile): File | null {
  if (picture === null) return null
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'From the website', { type: 'image/webp' })
}
