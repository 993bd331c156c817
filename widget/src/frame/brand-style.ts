import { type BrandColors, chooseBrandColors, chooseDarkBrandColors } from '@parleykit/contract/brand-colors'
import type { CSSProperties } from 'react'

/** An agent's brand colour in both themes; `styles/theme.css` takes that of the theme that is shown. */
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
