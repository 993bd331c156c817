import { attribute, type Element } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'
import { type Condition, namedBoilerplate } from './named-boilerplate.ts'
import { namesOf } from './names-of.ts'
import { densityOf, type PageParts, roleOf } from './page-parts.ts'
import { cookieButtons, cookieReasons, emptyLines, fold, footerLinks, footerWords } from './phrases.ts'

/** Maximum number of characters of a short element. */
const shortMax = 300
const cookieTextMax = 2500

/** The only elements inside code that are boilerplate. */
const besideCode = / (linenos?|line ?nos?|line ?numbers?|gutter|copy|copybtn|clipboard) /

const boilerplateRoles =
  /^(navigation|menu|menubar|toolbar|search|dialog|alertdialog|tooltip|contentinfo|doc-pagefooter)$/
const boilerplateTypes =
  /schema\.org\/(BreadcrumbList|WPHeader|WPFooter|WPSideBar|WPAdBlock|SiteNavigationElement)/i
const unnamable = /^(html|body|main|article|pre|code|samp|td|th|tr|tbody|thead|h[1-6]|mark|em|strong|b|i)$/

/** Whether an element with its content belongs to the site or serves its makers, and isn't part of the page's text. */
export function isBoilerplate(element: Element, parts: PageParts): boolean {
  if (parts.isAround(element)) return false
  if (parts.isInCode(element)) return besideCode.test(namesOf(element))
  return (
    isBoilerplateByKind(element, parts) ||
    isBoilerplateByName(element, parts) ||
    isCookieBanner(element, parts) ||
    isShareBar(element, parts) ||
    isListOfFragments(element, parts) ||
    isTrail(element, parts) ||
    isFooter(element, parts) ||
    isEmptyLine(element, parts)
  )
}

function isBoilerplateByKind(element: Element, parts: PageParts): boolean {
  const measure = parts.measureOf(element)
  const role = roleOf(element)
  const share = measure.text / Math.max(1, parts.total)
  if (attribute(element, 'aria-modal') === 'true' || boilerplateRoles.test(role)) return share < 0.6
  if (boilerplateTypes.test(attribute(element, 'itemtype') ?? '')) return share < 0.6
  if (element.tagName === 'nav') return true
  if (element.tagName === 'footer') return share < 0.5 && !isQuote(element)
  const inside = parts.isInside(element)
  if (element.tagName === 'header' || role === 'banner') return !inside && share < 0.3
  if (element.tagName === 'aside' || role === 'complementary') {
    return !inside ? share < 0.5 : densityOf(measure) > 0.4
  }
  if (element.tagName === 'form') return measure.text < shortMax && !holdsText(element)
  return false
}

function isQuote(element: Element): boolean {
  const parent = element.parentNode
  return parent !== null && 'tagName' in parent && /^(blockquote|figure|li|td)$/.test(parent.tagName)
}

/** Whether a form wraps text, as in old frameworks that put whole pages into a form. */
function holdsText(form: Element): boolean {
  return elementsOf(form, ({ tagName }) => /^(h1|p|table|article)$/.test(tagName)).length > 2
}

function isBoilerplateByName(element: Element, parts: PageParts): boolean {
  if (unnamable.test(element.tagName)) return false
  const names = namesOf(element)
  if (names === '  ') return false
  return namedBoilerplate.some(
    ({ pattern, condition }) =>
      pattern.test(names) && meets(condition, element, parts) && !isReview(element, names),
  )
}

/** Customer reviews are kept, although shops built on blog software call them comments. */
function isReview(element: Element, names: string): boolean {
  if (!/ (comments?|commentlist) /.test(names)) return false
  return [element, ...ancestorsOf(element).slice(0, 3)].some((each) => / reviews? /.test(namesOf(each)))
}

function meets(condition: Condition, element: Element, parts: PageParts): boolean {
  const measure = parts.measureOf(element)
  const share = measure.text / Math.max(1, parts.total)
  if (condition === 'always') return share < 0.5
  if (condition === 'apart') return share < 0.5 && (parts.main === null || !parts.isInside(element))
  if (condition === 'short') return measure.text < shortMax && measure.headings < 3
  if (condition === 'links') return densityOf(measure) >= 0.5 && share < 0.5
  if (condition === 'leading') return measure.links > 0 && share < 0.5
  if (share > 0.4) return false
  return (
    !parts.isInside(element) &&
    (measure.headings === 0 || densityOf(measure) > 0.3 || !parts.isBefore(element))
  )
}

/** Recognized by its words and buttons, whatever its name. */
function isCookieBanner(element: Element, parts: PageParts): boolean {
  if (!/^(div|section|aside|form|p)$/.test(element.tagName)) return false
  const { text, buttons, links } = parts.measureOf(element)
  if (text === 0 || text > cookieTextMax || buttons + links === 0) return false
  const words = textOf(element)
  if (!cookieReasons.test(words)) return false
  const pressed = elementsOf(
    element,
    ({ tagName, attrs }) =>
      tagName === 'button' ||
      tagName === 'a' ||
      attrs.some(({ name, value }) => name === 'role' && value === 'button'),
  )
  return pressed.some(({ childNodes }) => {
    const label = fold(childNodes.map((node) => ('value' in node ? node.value : textOf(node))).join(' '))
    return label.length < 40 && cookieButtons.test(label)
  })
}

const shareAddress =
  /(facebook\.com\/(sharer|share)|(twitter|x)\.com\/(intent|share)|linkedin\.com\/(share|cws)|pinterest\.[a-z]+\/pin\/create|(wa\.me\/\?|whatsapp:|api\.whatsapp\.com\/send)|t\.me\/share|reddit\.com\/submit|news\.ycombinator\.com\/submitlink|mailto:\?)/i

function isShareBar(element: Element, parts: PageParts): boolean {
  const { links, text } = parts.measureOf(element)
  if (links === 0 || text > shortMax || links > 20) return false
  const addresses = elementsOf(element, ({ tagName }) => tagName === 'a').map(
    (a) => attribute(a, 'href') ?? '',
  )
  return addresses.filter((address) => shareAddress.test(address)).length / addresses.length > 0.5
}

/** A list of links to parts of the same page. */
function isListOfFragments(element: Element, parts: PageParts): boolean {
  if (!/^(ul|ol|div|section|details|p|table)$/.test(element.tagName)) return false
  const measure = parts.measureOf(element)
  if (measure.links < 3 || densityOf(measure) < 0.55) return false
  const links = elementsOf(element, ({ tagName }) => tagName === 'a')
  return links.every((link) => /^#./.test(attribute(link, 'href') ?? ''))
}

/** Links with separators that lead down to this page: breadcrumbs of any name. */
function isTrail(element: Element, parts: PageParts): boolean {
  if (!/^(ul|ol|div|p)$/.test(element.tagName) || !parts.isBefore(element)) return false
  const { text, links, headings } = parts.measureOf(element)
  if (links === 0 || headings > 0 || text > shortMax / 2) return false
  return /[\p{L}\p{N})]\s*[›»>→/⟩]\s*[\p{L}\p{N}(]/u.test(textOf(element).replace(/\s+/g, ' '))
}

/** The site information after the page's text. */
function isFooter(element: Element, parts: PageParts): boolean {
  if (!/^(div|section|table|p|center|ul)$/.test(element.tagName) || parts.isBefore(element)) return false
  if (parts.main !== null && parts.isInside(element)) return false
  const { text, links } = parts.measureOf(element)
  if (text === 0 || text > 3 * shortMax || text > parts.total * 0.4) return false
  if (footerWords.test(textOf(element))) return true
  if (links < 2) return false
  const labels = elementsOf(element, ({ tagName }) => tagName === 'a').map((link) => fold(textOf(link)))
  return labels.filter((label) => footerLinks.test(label)).length >= 2
}

function isEmptyLine(element: Element, parts: PageParts): boolean {
  if (element.tagName === 'dt' || element.parentNode?.nodeName === 'dt') return false
  if (/^(h[1-6]|td|th|code|pre)$/.test(element.tagName) || parts.measureOf(element).text > 40) return false
  const words = fold(textOf(element))
  if (words === '') return element.tagName === 'a' && (attribute(element, 'href') ?? '').startsWith('#')
  return emptyLines.test(words)
}
