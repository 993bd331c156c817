import { attribute, type Element, type Node } from '../../markup/element-roles.ts'
import { elementsOf } from '../page/elements-of.ts'
import { type Measure, measureTree, nothing } from './measure.ts'
import { roleOf } from './page-parts.ts'

const mainIds =
  /^(content|main|main-?content|page-?content|site-?content|primary|content-?area|body-?content|mw-content-text)$/i
const mainClasses =
  /(^|\s)(entry-content|post-content|post-body|article-body|article-content|page-content|main-content|content-area|markdown-body|e-content)(\s|$)/i

/** Minimum number of characters for a main part. */
const enough = 200

/**
 * The part that the page declares as its main one, if it has enough text.
 * @param isArticle whether the page declares to be a single article, so that anything next to it is something else
 */
export function findMain(body: Node, isArticle: boolean): Element | null {
  const measures = measureTree(body)
  const weigh = (element: Element) => own(measures.get(element) ?? nothing)
  const total = own(measures.get(body) ?? nothing)
  const largest = (isWanted: (element: Element) => boolean, share: number, root = body) => {
    const found = elementsOf(root, isWanted).sort((one, other) => weigh(other) - weigh(one))[0]
    return found && weigh(found) >= share ? found : undefined
  }
  const main = largest(
    (element) => element.tagName === 'main' || roleOf(element) === 'main',
    Math.min(enough, total / 4),
  )
  if (main) {
    const article = isArticle && largest(({ tagName }) => tagName === 'article', weigh(main) / 2, main)
    return article || main
  }
  return (
    largest((element) => attribute(element, 'itemprop') === 'articleBody', total * 0.6) ??
    largest(({ tagName }) => tagName === 'article', total * 0.6) ??
    largest(
      (element) =>
        mainIds.test(attribute(element, 'id') ?? '') || mainClasses.test(attribute(element, 'class') ?? ''),
      total * 0.7,
    ) ??
    null
  )
}

/** The text, without links of menus. */
function own({ text, linkText }: Measure): number {
  return text - linkText
}
