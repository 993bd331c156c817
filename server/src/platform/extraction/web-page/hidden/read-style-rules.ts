import type { CssNode } from 'css-tree'
import parse from 'css-tree/parser'
import { isTraversal, parse as parseSelectors, type Selector, SelectorType } from 'css-what'
import { appliesToScreens } from './applies-to-screens.ts'

/** Properties that hide an element if they have one of these values: moved off the page, or clipped completely. */
export const hidingValues = {
  display: /^\s*none\b/i,
  visibility: /^\s*(?:hidden|collapse)\b/i,
  left: /^\s*-\d{3,}(?:px|r?em|vw)\b/i,
  right: /^\s*-\d{4,}px\b/i,
  top: /^\s*-\d{4,}px\b/i,
  'text-indent': /^\s*-\d{3,}(?:px|r?em|vw|%)/i,
  clip: /^\s*rect\(\s*(?:0|1px)[^1-9)]*\)/i,
  'clip-path': /^\s*inset\(\s*(?:50|100)%\s*\)/i,
} as const
export type HidingProperty = keyof typeof hidingValues

/** A rule that shows or hides the elements of one selector. */
export interface StyleRule {
  readonly selector: readonly Selector[]
  readonly property: HidingProperty
  readonly hides: boolean
  /** The rule with the highest weight wins: importance, specificity, then rule order. */
  readonly weight: number
  /**
   * Whether it depends on what a reader has chosen or opened. If `always`, it applies to the page as it is loaded; the
   * others only tell which elements can be opened.
   */
  readonly state: 'none' | 'always' | 'later'
}

/** Maximum number of style sheet characters read, and of rules kept, per page. */
const charactersMax = 3_000_000
const rulesMax = 20_000

/** States that an element has only during interaction. */
const passing = /^(hover|focus|focus-visible|focus-within|active|target|visited|checked|open|popover-open)$/

/** States in which readers open a part of the page: a choice, a link to it, or details. */
const opening = /^(checked|target|target-within|open)$/
const openingAttributes = /^(open|aria-expanded|aria-selected|data-state)$/

/** The rules for screens that show and hide, from style sheets in the page's order. */
export function readStyleRules(sheets: readonly string[]): StyleRule[] {
  const rules: StyleRule[] = []
  let room = charactersMax
  for (const sheet of sheets) {
    if (sheet.length > room) continue
    room -= sheet.length
    const root = parse(sheet, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false })
    collect(root, rules)
  }
  return rules.slice(0, rulesMax)
}

function collect(root: CssNode, rules: StyleRule[]): void {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'StyleSheet') node.children.forEachRight((child) => void open.push(child))
    else if (node.type === 'Atrule' && node.block !== null && applies(node.name, node.prelude)) {
      node.block.children.forEachRight((child) => void open.push(child))
    } else if (node.type === 'Rule') addRule(node, rules)
  }
}

function applies(name: string, prelude: CssNode | null): boolean {
  if (name === 'supports' || name === 'layer') return true
  return name === 'media' && prelude?.type === 'Raw' && appliesToScreens(prelude.value)
}

function addRule(rule: Extract<CssNode, { type: 'Rule' }>, rules: StyleRule[]): void {
  if (rule.prelude.type !== 'Raw') return
  for (const declaration of rule.block.children.toArray()) {
    if (declaration.type !== 'Declaration' || declaration.value.type !== 'Raw') continue
    const { property, important, value } = declaration
    if (!isHiding(property)) continue
    const hides = hidingValues[property].test(value.value)
    for (const selector of understand(rule.prelude.value)) {
      const weight = (important ? 1e12 : 0) + specificity(selector) * 1e5 + Math.min(rules.length, 99_999)
      const hasState = dependsOnChoice(selector)
      if (selector.every(isLasting))
        rules.push({ selector, property, hides, weight, state: hasState ? 'always' : 'none' })
      if (!hides && hasState) {
        rules.push({ selector: withoutChoices(selector), property, hides, weight: -1, state: 'later' })
      }
    }
  }
}

function isHiding(property: string): property is HidingProperty {
  return Object.hasOwn(hidingValues, property)
}

/** Unsupported selectors match nothing. */
function understand(prelude: string): Selector[][] {
  try {
    return parseSelectors(prelude)
  } catch {
    return []
  }
}

function isChoice(token: Selector): boolean {
  if (token.type === 'attribute') return openingAttributes.test(token.name)
  if (token.type !== 'pseudo') return false
  return opening.test(token.name) || (Array.isArray(token.data) && token.data.some(dependsOnChoice))
}

const anything: Selector = { type: SelectorType.Universal, namespace: null }

/** Where nothing else is left of a part of a selector, it is anything. */
function withoutChoices(selector: readonly Selector[]): Selector[] {
  return selector.flatMap((token, at): Selector[] => {
    if (!isChoice(token)) return [token]
    const before = selector[at - 1]
    return before === undefined || isTraversal(before) ? [anything] : []
  })
}

function dependsOnChoice(selector: readonly Selector[]): boolean {
  return selector.some(isChoice)
}

function isLasting(token: Selector): boolean {
  if (token.type === 'pseudo-element') return false
  return token.type !== 'pseudo' || !passing.test(token.name)
}

/** By Selectors Level 4, in base ten, which suffices: ids, then classes and attributes, then types. */
function specificity(selector: readonly Selector[]): number {
  const total = selector.reduce((sum, token) => sum + weightOf(token), 0)
  return Math.min(total, 999_999)
}

function weightOf(token: Selector): number {
  if (token.type === 'attribute') return token.name === 'id' && token.action === 'equals' ? 10_000 : 100
  if (token.type === 'tag') return 1
  if (token.type !== 'pseudo' || token.name === 'where') return 0
  const inner = Array.isArray(token.data) ? token.data : null
  return inner ? Math.max(0, ...inner.map(specificity)) : 100
}
