import {
  type BrandColors,
  chooseBrandColors,
  chooseDarkBrandColors,
} from '@parleykit/contract/agents/brand-colors'
import type { CSSProperties } from 'react'

/** An agent's brand color for both themes; `styles/theme.css` uses the one for the current theme. */
export function brandStyle(brandColor: string): CSSProperties {
  return {
    ...propertiesOf('light', chooseBrandColors(brandColor)),
    ...propertiesOf('dark', chooseDarkBrandColors(brandColor)),
  } as CSSProperties
}

function propertiesOf(theme: string, { surface, onSurface, ink }: BrandColors) {
  return {
    [`--${theme}-brand`]: surface,
    [`--${theme}-on-brand`]: onSurface,
    [`--${theme}-brand-ink`]: ink,
  }
}
