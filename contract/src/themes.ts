/** What a screen is coloured like; `system` as the device of who looks at it. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'light'
/** Of a page with no agent behind it: there nobody has chosen one. */
export const themeWithoutAgent: Theme = 'system'
