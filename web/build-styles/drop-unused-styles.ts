import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import { readSources, usedThemeScripts } from './used-theme-scripts.ts'

/**
 * Leaves styles of Radix Themes that no screen uses out of a build: the library has all of them in one file. A class
 * goes when it belongs to a component that is nowhere imported, to a value that no screen has at its breakpoint, or to
 * the dark appearance.
 */
export function dropUnusedStyles(sourceFolder: string) {
  const sources = readSources(sourceFolder)
  return purgeCSSPlugin({
    content: usedThemeScripts(sources),
    defaultExtractor: (content) => content.match(/rt-[A-Z]\w+/g) ?? [],
    safelist: { standard: [keptEverywhere, valuesAtBreakpoints(sources)] },
  })
}

/** Component classes stand in the library's scripts as they are; these are put together from props. */
const keptEverywhere = /^(?!rt-[A-Z]|dark|(?:xs|sm|md|lg|xl):)/

/** Classes such as `sm:rt-r-px-5` for `px={{ sm: '5' }}`; one without a value gets it by a property. */
export function valuesAtBreakpoints(sources: readonly string[]): RegExp {
  const kept = new Set<string>()
  for (const source of sources)
    for (const [, breakpoint, value] of source.matchAll(/\b(xs|sm|md|lg|xl): '([^']*)'/g)) {
      const ending = value?.replace(/^-/, '').replaceAll(/[^\w-]/g, '\\$&')
      kept.add(`${breakpoint}:.*-${ending}`).add(`${breakpoint}:-?rt-r-[a-z]+`)
    }
  return new RegExp(`^(?:${[...kept].join('|')})$`)
}
