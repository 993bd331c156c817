/** Color themes; `system` follows the viewer's device. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'light'
/** The theme of a page without an agent, where nobody has chosen one. */
export const themeWithoutAgent: Theme = 'system'
