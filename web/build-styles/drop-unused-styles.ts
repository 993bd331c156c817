import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import { readSources, usedThemeScripts } from './used-theme-scripts.ts'

const usesWideBreakpoint = /[{,\s](lg|xl): /

/**
 * Leaves the styles of Radix Themes' unused components out of a build: the library has them all in one file. A class
 * stays unless it belongs to a component that no screen uses, to a wide breakpoint when no screen names one, or to the
 * dark appearance.
 */
export function dropUnusedStyles(sourceFolder: string) {
  const sources = readSources(sourceFolder)
  const namesWide = sources.some((source) => usesWideBreakpoint.test(source))
  return purgeCSSPlugin({
    content: usedThemeScripts(sources),
    defaultExtractor: (content) => content.match(/rt-[A-Z]\w+/g) ?? [],
    // Component classes stand in the scripts as they are; all others are put together from props.
    safelist: { standard: [namesWide ? /^(?!rt-[A-Z]|dark)/ : /^(?!rt-[A-Z]|dark|(lg|xl):)/] },
  })
}
