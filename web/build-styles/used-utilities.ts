import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const library = dirname(fileURLToPath(import.meta.resolve('@radix-ui/themes')))

/** A class that Radix Themes puts together from a prop: its breakpoint, the prop's part of its name, and the value. */
const utility = /^(?:(xs|sm|md|lg|xl):)?(-?)(rt-variant|rt-r-(?:(?:min|max)-)?[a-z]+)(?:-(.+))?$/

/** The values that their class calls something else: `justify="between"`, and `align="center"` of a table's row. */
const givenAs: ReadonlyMap<string, string> = new Map([
  ['rt-r-jc-space-between', 'between'],
  ['rt-r-va-top', 'start'],
  ['rt-r-va-middle', 'center'],
  ['rt-r-va-bottom', 'end'],
])

/**
 * Tells which of the library's utility classes a screen can have: `rt-r-mb-3` where something has `mb="3"`,
 * `sm:rt-r-px-5` where something has `px={{ sm: '5' }}`. A class without a value takes it from a property.
 * @param sources texts of the app's sources
 * @param scripts texts of the library's scripts that they use: these set props too, and have defaults
 */
export function usedUtilities(sources: readonly string[], scripts: readonly string[]) {
  const props = propsOfClasses()
  const given = givenValues(sources, scripts)
  return (name: string): boolean => {
    const [, breakpoint, sign, part = '', named] = utility.exec(name) ?? []
    const value = named && (givenAs.get(`${part}-${named}`) ?? named)
    const names = props.get(part)
    if (names === undefined) return breakpoint === undefined
    if (value === undefined && breakpoint === undefined) return true
    return [...names].some((prop) => {
      const place = breakpoint === undefined ? prop : `${breakpoint}:${prop}`
      return given.has(value === undefined ? place : `${place} ${sign}${value}`) || given.has(`${place} *`)
    })
  }
}

/** Which props make classes that begin with a name, as the library's definitions say: `rt-r-ai` is made by `align`. */
function propsOfClasses(): Map<string, Set<string>> {
  const props = new Map<string, Set<string>>()
  for (const path of globSync('**/*.js', { cwd: library })) {
    let prop = ''
    for (const [, defined, name] of readFileSync(join(library, path), 'utf8').matchAll(
      /(?<!\w)(\w+):\{type:|className:"(rt-(?:r-|variant)[\w-]*)"/g,
    )) {
      if (defined !== undefined) prop = defined
      else if (name !== undefined) props.set(name, (props.get(name) ?? new Set()).add(prop))
    }
  }
  return props
}

/**
 * `prop value` of every prop that gets a value somewhere, `sm:prop value` and `sm:prop` where it gets it at a
 * breakpoint, and `prop *` where nobody can tell the value from the text.
 */
function givenValues(sources: readonly string[], scripts: readonly string[]): Set<string> {
  const given = new Set<string>()
  for (const text of [...sources, ...scripts])
    for (const [, prop, value] of text.matchAll(/(?<![\w-])([a-zA-Z]\w*)(?: ?= ?|: ?)["']([^"'\n]*)["']/g))
      given.add(`${prop} ${value}`)
  for (const script of scripts) {
    let prop = ''
    for (const [, defined, value] of script.matchAll(/(?<!\w)(\w+):\{|default:"([^"]+)"/g)) {
      if (defined !== undefined) prop = defined
      else given.add(`${prop} ${value}`)
    }
  }
  for (const text of sources)
    for (const { 1: prop, index, 0: opening } of text.matchAll(/(?<![\w-])([a-zA-Z]\w*)=\{/g)) {
      const expression = untilClosed(text, index + opening.length)
      const values = [...expression.matchAll(/(?:\b(xs|sm|md|lg|xl): )?'([^'\n]*)'/g)]
      for (const [, breakpoint, value] of values) {
        if (breakpoint) given.add(`${breakpoint}:${prop}`)
        given.add(`${breakpoint ? `${breakpoint}:` : ''}${prop} ${value}`)
      }
      // `size={size}` hands on what is given to a prop of that name elsewhere.
      if (values.length === 0 && expression !== prop && Number.isNaN(Number(expression)))
        given.add(`${prop} *`)
    }
  return given
}

/** The part of `text` from `start` to the brace that closes the one before it. */
function untilClosed(text: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < text.length) {
    if (text[end] === '{') depth += 1
    if (text[end] === '}') depth -= 1
    end += 1
  }
  return text.slice(start, end - 1)
}
