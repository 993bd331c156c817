import type { CSSProperties } from 'react'
import { chooseBrandColors } from './brand-colors.ts'

/** An agent's brand colour for the style sheet. */
export function brandStyle(brandColor: string): CSSProperties {
  const colors = chooseBrandColors(brandColor)
  return {
    '--brand': colors.surface,
    '--on-brand': colors.onSurface,
    '--brand-ink': colors.ink,
  } as CSSProperties
}
