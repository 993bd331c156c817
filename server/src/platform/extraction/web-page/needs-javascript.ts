import { attribute, isElement, type Node } from '../markup/element-roles.ts'
import { elementsOf } from './page/elements-of.ts'

/** Maximum number of characters, without white space, of a nearly empty page. */
const nothingMax = 200
const little = 800
/** Maximum number of characters of a loading placeholder. */
const waitingMax = 40

/** Words before or after "JavaScript", within the distances below, in a request to enable it. */
const askedBefore = /enable|turn on|require|need|without|activ|aktivier|habilit|abilit|inschakelen/iu
const askedBehind = /enable|require|needed|disabled|activ|aktiviert|désactivé|habilit|vereist/iu
const nearBefore = 80
const nearBehind = 100

const roots =
  /^(root|app|__next|__nuxt|___gatsby|svelte|q-app|app-root|react-root|main-app|ember-app|mount)$/i

/** A name with a hyphen, which the HTML Standard reserves for elements defined by scripts. */
const customElement = /^[a-z][^-]*-/

/**
 * Looks for signs that a page's text is rendered by scripts, before the tree is changed.
 * @returns a test of the main text: nearly empty text together with a sign means that scripts are needed
 */
export function needsJavascript(document: Node): (text: string) => boolean {
  const scripts = elementsOf(
    document,
    ({ tagName, attrs }) =>
      tagName === 'script' && attrs.some(({ name }) => name === 'src' || name === 'type'),
  ).some((script) => attribute(script, 'src') !== undefined || attribute(script, 'type') === 'module')
  const asks = elementsOf(document, ({ tagName }) => tagName === 'noscript').some((element) =>
    asksForScripts(wordsOf(element)),
  )
  const emptyRoots = elementsOf(document, (element) => isRoot(element.tagName, element.attrs)).filter(
    (element) => wordsOf(element).length < (element.tagName === 'main' ? 1 : waitingMax),
  )
  const isApp = scripts && emptyRoots.some(({ tagName }) => tagName !== 'main')
  const hasEmptyComponent =
    scripts &&
    elementsOf(document, ({ tagName }) => customElement.test(tagName)).some(
      (element) => wordsOf(element).length < waitingMax,
    )
  return (text) => {
    const length = text.replace(/[\s#|*_`-]+/g, '').length
    if (length < nothingMax)
      return asks || emptyRoots.length > 0 || hasEmptyComponent || (scripts && length === 0)
    // The surroundings of an app, such as a footer, aren't the page.
    return length < little && (isApp || (asks && emptyRoots.length > 0))
  }
}

function asksForScripts(words: string): boolean {
  for (const { index, 0: found } of words.matchAll(/java ?script/giu)) {
    const end = index + found.length
    if (askedBefore.test(words.slice(Math.max(0, index - nearBefore), index))) return true
    if (askedBehind.test(words.slice(end, end + nearBehind))) return true
  }
  return false
}

function isRoot(tagName: string, attrs: readonly { name: string; value: string }[]): boolean {
  if (/^(app-root|ng-component|my-app|main)$/.test(tagName)) return true
  return attrs.some(
    ({ name, value }) =>
      (name === 'id' && roots.test(value)) ||
      /^(ng-app|data-reactroot|data-server-rendered|data-v-app|ng-version)$/.test(name),
  )
}

/**
 * All characters inside an element, except scripts and styles. Text for browsers without scripts counts as one text.
 */
function wordsOf(element: Node): string {
  const parts: string[] = []
  const open: Node[] = [element]
  for (let node = open.pop(); node !== undefined && parts.length < 500; node = open.pop()) {
    if (isElement(node) && /^(script|style|template)$/.test(node.tagName)) continue
    if ('value' in node && node.nodeName === '#text') parts.unshift(node.value)
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child)
  }
  return parts
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
