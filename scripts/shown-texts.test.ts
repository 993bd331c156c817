import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { listFiles } from './structure/source-file.ts'

const root = join(import.meta.dirname, '..')

/** Where English words stand that people read; other languages have spellings and marks of their own. */
const isShown = (path: string) =>
  /^(?:contract|web|widget)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|d)\.tsx?$|visitor-texts\/|widget-labels|publish\/examples\//.test(path)

/** Promised literally. */
const literal = ['Chart coming soon…']

const british =
  /\b(?:colour\w*|favour\w*|behaviour\w*|neighbour\w*|harbour|honour\w*|flavour\w*|centres?|metres?|litres?|theatres?|cancell(?:ed|ing)|travell\w+|catalogues?|grey|licences?|cheques?|jewellery|enrolments?|per cent|whilst|learnt|spelt|tyres?|(?:organ|recogn|custom|summar|optim|apolog|real|special|priorit|minim|util|author|personal)is(?:e[ds]?|ing|ation)|analys(?:e[ds]?|ing))\b/i

/** The texts of more than one word in a file: strings, parts of templates, and text between tags. */
function textsOf(path: string): string[] {
  const texts: string[] = []
  const visitor = new Visitor({
    Literal: ({ value }) => typeof value === 'string' && texts.push(value),
    TemplateElement: ({ value }) => texts.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => texts.push(value),
  })
  visitor.visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program)
  return texts.filter((text) => /\S\s+\S/.test(text) || /^[’…]|[’…]$/.test(text))
}

const faultOf = (text: string) => {
  if (literal.includes(text)) return null
  if (/(?:^|\p{L})’\p{Ll}/u.test(text)) return "an apostrophe other than the promised texts' own"
  if (/(?:^|\p{L})…$/u.test(text)) return "an ellipsis other than the promised texts' own"
  return british.test(text) ? 'a British spelling' : null
}

test('a text is found where it has another mark or spelling', () => {
  expect(faultOf('It isn’t there')).toContain('apostrophe')
  expect(faultOf('Reading the file…')).toContain('ellipsis')
  expect(faultOf('Choose a colour')).toContain('British')
  expect([faultOf("It isn't there"), faultOf('Saving...'), faultOf('Choose a color')]).toEqual([
    null,
    null,
    null,
  ])
})

test('texts are spelled in one way, with one kind of apostrophe and ellipsis', () => {
  const paths = listFiles(root).filter(isShown)
  const texts = paths.flatMap((path) => textsOf(path).map((text) => ({ path, text, fault: faultOf(text) })))
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts.filter(({ fault }) => fault !== null)).toEqual([])
})
