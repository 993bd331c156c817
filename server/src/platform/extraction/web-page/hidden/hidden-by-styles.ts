import { compile, type Options } from 'css-select'
import type { Selector } from 'css-what'
import { attribute, type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { type HidingProperty, hidingValues, type StyleRule } from './read-style-rules.ts'

const properties = Object.keys(hidingValues) as HidingProperty[]

/** How style sheets show an element: always, not at all, or once a reader opens it. */
export type Visibility = 'shown' | 'hidden' | 'openable'

interface Indexed {
  readonly rule: StyleRule
  matches(element: Element): boolean
}

/**
 * Returns how style sheets show an element. By the cascade, the rule with the highest weight decides each property. A
 * reader can open what is hidden if that depends on a choice, or another rule shows it after one.
 */
export function visibilityByStyles(rules: readonly StyleRule[]): (element: Element) => Visibility {
  const hiding = new Set(rules.filter(({ hides }) => hides).map(({ property }) => property))
  const byKey = indexByKey(rules.filter(({ property }) => hiding.has(property)))

  function wins(element: Element, property: StyleRule['property']): StyleRule | undefined {
    let winner: StyleRule | undefined
    for (const key of keysOf(element)) {
      const found = byKey.get(key)?.find(({ rule, matches }) => {
        if (rule.property !== property || rule.state === 'later') return false
        return rule.weight > (winner?.weight ?? -1) && matches(element)
      })
      winner = found?.rule ?? winner
    }
    return winner
  }

  const opens = (element: Element, property: StyleRule['property']) =>
    keysOf(element).some((key) =>
      byKey
        .get(key)
        ?.some(
          ({ rule, matches }) => rule.state === 'later' && rule.property === property && matches(element),
        ),
    )

  return (element) => {
    let visibility: Visibility = 'shown'
    for (const property of properties) {
      if (hidesInline(element, property)) return 'hidden'
      const winner = hiding.has(property) ? wins(element, property) : undefined
      if (winner?.hides !== true || (winner.weight < 1e12 && isShownInline(element, property))) continue
      if (winner.state !== 'always' && !opens(element, property)) return 'hidden'
      visibility = 'openable'
    }
    return visibility
  }
}

function indexByKey(rules: readonly StyleRule[]): ReadonlyMap<string, readonly Indexed[]> {
  const byKey = new Map<string, Indexed[]>()
  for (const rule of rules) {
    const key = keyOf(rule.selector)
    const found = byKey.get(key) ?? []
    found.push({ rule, matches: matcherOf(rule.selector) })
    byKey.set(key, found)
  }
  for (const found of byKey.values()) found.sort((one, other) => other.rule.weight - one.rule.weight)
  return byKey
}

function declaredInline(element: Element, property: HidingProperty): string | undefined {
  const declarations = (attribute(element, 'style') ?? '').split(';')
  const found = declarations.findLast((each) => each.split(':', 1)[0]?.trim().toLowerCase() === property)
  return found?.slice(found.indexOf(':') + 1)
}

function isShownInline(element: Element, property: HidingProperty): boolean {
  return declaredInline(element, property) !== undefined
}

/** Elements hidden by inline display or visibility are already removed as never output. */
function hidesInline(element: Element, property: HidingProperty): boolean {
  if (property === 'display' || property === 'visibility') return false
  return hidingValues[property].test(declaredInline(element, property) ?? '')
}

type Parent = Node & { childNodes: Node[] }

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? (node as Parent).childNodes : [])
const parentOf = (node: Node): Node | null => ('parentNode' in node ? node.parentNode : null)

/** The adapter with which css-select walks a parse5 tree. */
const adapter: NonNullable<Options<Node, Element>['adapter']> = {
  isTag: isElement,
  getAttributeValue: attribute,
  getChildren: childrenOf,
  getName: (element) => element.tagName,
  getParent: parentOf,
  getSiblings: (node) => {
    const parent = parentOf(node)
    return parent === null ? [node] : childrenOf(parent)
  },
  getText: textOf,
  hasAttrib: (element, name) => attribute(element, name) !== undefined,
  removeSubsets: (nodes) => nodes,
}

/** Returns a test for elements that a selector matches. An unknown selector matches nothing. */
function matcherOf(selector: readonly Selector[]): (element: Element) => boolean {
  try {
    return compile<Node, Element>([[...selector]], { adapter, cacheResults: false })
  } catch {
    return () => false
  }
}

/** The last part of a selector, such as `#menu`, `.menu` or `div`, or `*` for anything. */
function keyOf(selector: readonly Selector[]): string {
  let key = '*'
  for (const token of [...selector].reverse()) {
    if (['child', 'descendant', 'sibling', 'adjacent', 'parent', 'column-combinator'].includes(token.type))
      break
    if (token.type === 'attribute' && token.name === 'id' && token.action === 'equals')
      return `#${token.value}`
    if (token.type === 'attribute' && token.name === 'class' && token.action === 'element')
      key = `.${token.value}`
    if (token.type === 'tag' && key === '*') key = token.name
  }
  return key
}

/** The keys under which an element may match. */
function keysOf(element: Element): string[] {
  const id = attribute(element, 'id')
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
  return ['*', element.tagName, ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)]
}
