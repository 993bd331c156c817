import type { Theme } from '@parleykit/contract/themes'
import { useLayoutEffect } from 'react'

/** Colours the page, which the server has done already for who comes by the agent's address. */
export function useTheme(theme: Theme | undefined): void {
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
}
