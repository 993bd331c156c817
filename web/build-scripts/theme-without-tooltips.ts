import type { Plugin } from 'vite'

const theme = /\/@radix-ui\/themes\/dist\/esm\/components\/theme\.js$/
const named = /,Tooltip as (\w+)\}from"radix-ui";/

/**
 * Keeps the theme, which every screen stands in, from bringing what places tooltips: it wraps everything in a provider for
 * those of Radix, and the app has its own (`ui/tooltip`).
 */
export function themeWithoutTooltips(): Plugin {
  return {
    name: 'theme-without-tooltips',
    apply: 'build',
    transform(code, id) {
      if (!theme.test(id)) return undefined
      if (!named.test(code)) throw new Error('The theme of Radix names tooltips otherwise now')
      const lean = code.replace(named, '}from"radix-ui";const $1={Provider:({children})=>children};')
      return { code: lean, map: null }
    },
  }
}
