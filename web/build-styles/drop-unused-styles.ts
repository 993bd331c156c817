import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import type { AcceptedPlugin, Plugin, Rule } from 'postcss'
import { readSources, usedThemeScripts } from './used-theme-scripts.ts'
import { usedUtilities } from './used-utilities.ts'

/** What isn't the library's own, or has no value. */
const keptEverywhere = /^(?!-?rt-|(?:xs|sm|md|lg|xl):)/

/**
 * Leaves styles of Radix Themes that no screen uses out of a build: the library has all of them in one file. A class
 * goes when it belongs to a component that is nowhere imported, or to a value that no screen gives; a rule goes when it
 * is for a colour whose palette the app doesn't bring, or says the same colours again for screens of a wider gamut. What
 * is dark stays in `dark.css`, and nothing else there.
 */
export function dropUnusedStyles(sourceFolder: string): AcceptedPlugin[] {
  const sources = readSources(sourceFolder)
  const scripts = usedThemeScripts(sources)
  const isUsed = usedUtilities(
    sources,
    scripts.map((path) => readFileSync(path, 'utf8')),
  )
  const isContrasting = sources.some((source) => source.includes('highContrast'))
  const utilities = libraryClasses().filter(
    (name) => !/^rt-[A-Z]/.test(name) && isUsed(name) && (isContrasting || name !== 'rt-high-contrast'),
  )
  return [
    purgeCSSPlugin({
      content: scripts,
      // Component classes stand in the library's scripts as they are; the others are put together from props.
      defaultExtractor: (content) => content.match(/rt-[A-Z]\w+/g) ?? [],
      safelist: { standard: [keptEverywhere, ...utilities] },
    }),
    dropOtherColours(importedPalettes(`${sourceFolder}/styles.css`)),
    dropOtherLooks(sources),
    splitThemes(),
  ]
}

/** Every class that the library's styles have a rule for. */
function libraryClasses(): string[] {
  const names = ['components.css', 'utilities.css', 'tokens/base.css'].flatMap((file) => {
    const css = readFileSync(fileURLToPath(import.meta.resolve(`@radix-ui/themes/${file}`)), 'utf8')
    return css.match(/\.-?(?:[a-zA-Z][\w-]*(?:\\.[\w-]*)*)/g) ?? []
  })
  return [...new Set(names.map((name) => name.slice(1).replaceAll('\\', '')))]
}

/** The colours whose palettes a style sheet imports; gray is an alias of one of them. */
function importedPalettes(path: string): ReadonlySet<string> {
  const imports = readFileSync(path, 'utf8').matchAll(/tokens\/colors\/(\w+)\.css/g)
  return new Set(['gray', ...[...imports].map(([, colour = '']) => colour)])
}

/** Takes away what only a theme of a radius or scaling that no source names would get. */
function dropOtherLooks(sources: readonly string[]): Plugin {
  const named = (prop: string) =>
    new Set(
      sources.flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${prop}="([^"]+)"`, 'g'))].map(([, value]) => value),
      ),
    )
  const looks = { radius: named('radius'), scaling: named('scaling') } as const
  const isOther = (selector: string) => {
    const [, look, value] = /\[data-(radius|scaling)=['"]?([\w%]+)['"]?\]/.exec(selector) ?? []
    return (look === 'radius' || look === 'scaling') && !looks[look].has(value)
  }
  return {
    postcssPlugin: 'drop-other-looks',
    OnceExit: (root) => {
      root.walkRules((rule) => keepSelectors(rule, (selector) => !isOther(selector)))
    },
  }
}

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean) {
  const kept = rule.selectors.filter(isKept)
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** Takes away what only elements of a colour without a palette would get. */
function dropOtherColours(palettes: ReadonlySet<string>): Plugin {
  const isOther = (selector: string) => {
    const [, colour] = /\[data-(?:accent|gray)-color=['"]?(\w+)['"]?\]/.exec(selector) ?? []
    return colour !== undefined && !palettes.has(colour)
  }
  return {
    postcssPlugin: 'drop-other-colours',
    OnceExit: (root) => {
      root.walkRules((rule) => keepSelectors(rule, (selector) => !isOther(selector)))
      root.walkAtRules('supports', (rule) => {
        if (rule.params.includes('display-p3')) rule.remove()
      })
    },
  }
}

/** The library has both themes in one file; the dark one is for the root alone, and wins wherever its file is loaded. */
function splitThemes(): Plugin {
  const dark = /^(?::is\(\.dark, \.dark-theme\)|\.dark-theme|\.dark)(?![\w-])/
  return {
    postcssPlugin: 'split-themes',
    OnceExit: (root) => {
      const wantsDark = root.source?.input.file?.endsWith('dark.css') ?? false
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) =>
          wantsDark ? dark.test(selector) : !selector.includes('.dark'),
        )
        if (kept.length === 0) rule.remove()
        else rule.selectors = [...new Set(kept.map((selector) => selector.replace(dark, ':root.dark')))]
      })
      if (wantsDark) root.walkAtRules(/^(?:keyframes|font-face)$/, (rule) => void rule.remove())
    },
  }
}
