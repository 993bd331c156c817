import type { Theme } from '@parleykit/contract/agents/themes'
import { useLayoutEffect } from 'react'

/** Applies the theme to the page; the server has already done so for visitors who open the agent's address. */
export function useTheme(theme: Theme | undefined): void {
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
}
