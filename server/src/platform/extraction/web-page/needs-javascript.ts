import { attribute, isElement, type Node } from '../markup/element-roles.ts'
import { elementsOf } from './elements-of.ts'

/** Characters without white space of a page that says next to nothing. */
const nothingMax = 200
const little = 800

const asking =
  /(enable|turn on|requires?|needs?|without|activate|activer|aktivier\p{L}{0,20}|habilit\p{L}{0,20}|activ\p{L}{0,20}|abilit\p{L}{0,20}|inschakelen).{0,60}java ?script|java ?script.{0,80}(enabled?|required?|needed|disabled|activ\p{L}{0,20}|aktivier\p{L}{0,20}|deaktiviert|désactivé|habilit\p{L}{0,20}|vereist)/iu

const roots =
  /^(root|app|__next|__nuxt|___gatsby|svelte|q-app|app-root|react-root|main-app|ember-app|mount)$/i

/**
 * What in a page speaks for its text being made by its scripts: signs that are taken before the tree is changed.
 * @returns a test of the main text: next to nothing there, and a sign, mean that scripts are needed
 */
export function looksForScripts(document: Node): (text: string) => boolean {
  const scripts = elementsOf(
    document,
    ({ tagName, attrs }) =>
      tagName === 'script' && attrs.some(({ name }) => name === 'src' || name === 'type'),
  ).some((script) => attribute(script, 'src') !== undefined || attribute(script, 'type') === 'module')
  const asks = elementsOf(document, ({ tagName }) => tagName === 'noscript').some((element) =>
    asking.test(wordsOf(element)),
  )
  const emptyRoot = elementsOf(document, (element) => isRoot(element.tagName, element.attrs)).some(
    (element) => wordsOf(element).length < (element.tagName === 'main' ? 1 : 40),
  )
  return (text) => {
    const length = text.replace(/[\s#|*_`-]+/g, '').length
    if (length < nothingMax) return asks || emptyRoot || (scripts && length === 0)
    return length < little && asks && emptyRoot
  }
}

function isRoot(tagName: string, attrs: readonly { name: string; value: string }[]): boolean {
  if (/^(app-root|ng-component|my-app|main)$/.test(tagName)) return true
  return attrs.some(
    ({ name, value }) =>
      (name === 'id' && roots.test(value)) ||
      /^(ng-app|data-reactroot|data-server-rendered|data-v-app|ng-version)$/.test(name),
  )
}

/** All characters inside of an element, but for scripts and styles; what browsers without scripts show is one text. */
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
