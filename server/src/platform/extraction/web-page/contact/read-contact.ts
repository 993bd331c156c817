import { attribute, type Element, isBlock, isElement } from '../../markup/element-roles.ts'
import { htmlToText } from '../../markup/html-to-text.ts'
import { textOf } from '../../markup/text-of.ts'
import { namesOf } from '../boilerplate/names-of.ts'
import type { PageParts } from '../boilerplate/page-parts.ts'
import { footerWords } from '../boilerplate/phrases.ts'
import { oneLine } from '../head/read-head.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'
import { pageLimits } from '../page/page-limits.ts'

/** Maximum number of characters, without white space, of a block with nothing but contact details. */
const blockMax = 300
/** Maximum number of links elsewhere in such a block. */
const otherLinksMax = 1
const linksMax = 12
/** Maximum number of elements checked for opening hours, and of contact signs that are followed. */
const hoursTestsMax = 3000
const signsMax = 100

const properties = /\b(?:address|streetAddress|telephone|email|openingHours|openingHoursSpecification)\b/
const types = /schema\.org\/(?:PostalAddress|ContactPoint|OpeningHoursSpecification)/i
/** Content by other people, and content that disappears on a click. */
const elsewhere = / (?:comments?|commentlist|reviews?|cookies?|consent|modal|popup) /

/**
 * Contact details outside a page's main part: address, telephone, email, opening hours. One text per block, of lines in
 * the extracted form. The tree must still be complete.
 */
export function readContact(parts: PageParts): string[] {
  const signs = signsIn(parts).slice(0, signsMax)
  const blocks = new Set(signs.map((sign) => blockOf(sign, parts)))
  const outermost = [...blocks].filter((block) => !ancestorsOf(block).some((above) => blocks.has(above)))
  return outermost.map(writeBlock).filter((text) => text !== '')
}

/** The lines of contact blocks that aren't in the page's main text. */
export function contactBeside(blocks: readonly string[], mainText: string): string {
  const known = new Set(mainText.split('\n').map(keyOf))
  const isNews = (line: string) => {
    const key = keyOf(line)
    if (key === '' || known.has(key)) return false
    known.add(key)
    return true
  }
  const texts = blocks.map((block) => {
    const paragraphs = block.split('\n\n').map((lines) => lines.split('\n').filter(isNews).join('\n'))
    const kept = paragraphs.filter((text) => text !== '')
    return kept.some((text) => !text.startsWith('#')) ? kept.join('\n\n') : ''
  })
  return texts
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, pageLimits.contact)
}

function signsIn(parts: PageParts): Element[] {
  let tests = 0
  const isSign = (element: Element) => {
    if (isMarked(element)) return true
    if (!/^(?:p|div|li|tr|dd|span|td|time|small|strong|b)$/.test(element.tagName)) return false
    if (element.tagName !== 'tr' && element.childNodes.some((child) => isElement(child) && isBlock(child)))
      return false
    const { text } = parts.measureOf(element)
    if (text === 0 || text > 120 || ++tests > hoursTestsMax) return false
    return isOpeningHours(oneLine(textOf(element)))
  }
  return elementsOf(parts.body, (element) => !parts.isInside(element) && isSign(element)).filter(
    (element) =>
      !parts.isAround(element) &&
      ![element, ...ancestorsOf(element)].some((each) => elsewhere.test(namesOf(each))),
  )
}

function isMarked(element: Element): boolean {
  if (element.tagName === 'address') return true
  if (element.tagName === 'a') return targetOf(element) !== null
  return (
    properties.test(attribute(element, 'itemprop') ?? '') || types.test(attribute(element, 'itemtype') ?? '')
  )
}

/** The number or address that a link calls or writes to. */
function targetOf(link: Element): string | null {
  const found = /^\s*(?:tel:(\+?[\d\s().\-/]{5,25})|mailto:([^?@\s]{1,64}@[^?\s]{3,200}))/i.exec(
    attribute(link, 'href') ?? '',
  )
  return (found?.[1] ?? found?.[2])?.trim() ?? null
}

/** The largest element around a contact sign with little else in it: a column of a footer, rather than the footer. */
function blockOf(sign: Element, parts: PageParts): Element {
  let block = sign
  for (const above of ancestorsOf(sign)) {
    const isWhole = /^(?:body|html|main|article)$/.test(above.tagName) || parts.isAround(above)
    const { text, links } = parts.measureOf(above)
    if (isWhole || text > blockMax || links > linksMax || otherLinks(above) > otherLinksMax) break
    block = above
  }
  return block
}

function otherLinks(element: Element): number {
  return elementsOf(element, ({ tagName }) => tagName === 'a').filter(
    (link) =>
      targetOf(link) === null && textOf(link).trim() !== '' && !/maps/.test(attribute(link, 'href') ?? ''),
  ).length
}

function writeBlock(block: Element): string {
  const written = htmlToText(block)
  const links = elementsOf(block, ({ tagName }) => tagName === 'a')
  const targets = links.flatMap((link) => {
    const target = targetOf(link)
    return target === null ? [] : [{ target, words: oneLine(textOf(link)) || nameOf(target) }]
  })
  const tidy = (line: string) => labelled(line.trim(), targets) ?? line.trim()
  const paragraphs = written.split('\n\n').map((paragraph) =>
    paragraph
      .split('\n')
      .map(tidy)
      .filter((line) => line !== '' && !footerWords.test(line))
      .join('\n'),
  )
  const untold = targets.filter(({ target }) => !isTold(target, written))
  return [...paragraphs, ...untold.map(({ target, words }) => `${words}: ${target}`)]
    .filter((text) => text !== '')
    .join('\n\n')
}

function nameOf(target: string): string {
  return target.includes('@') ? 'Email' : 'Phone'
}

/** Separators between numbers and addresses in one line. */
const shortNames = /\b(?:mail|tel|ph|phone|e-?mail)\b\.?\s*:/gi
const between = /[\s|·•,;/–—-]+/g

/** A line of nothing but numbers and addresses, as labeled lines; null for any other. */
function labelled(line: string, targets: readonly { target: string; words: string }[]): string | null {
  const named = targets.filter(({ words }) => /[\d@]/.test(words) && line.includes(words))
  const rest = named.reduce((left, { words }) => left.replace(words, ' '), line.replace(shortNames, ''))
  if (named.length === 0 || rest.replace(between, '') !== '') return null
  return named.map(({ target, words }) => `${target.includes('@') ? 'Email' : 'Phone'}: ${words}`).join('\n')
}

/** Whether a page's text has the value of a data line ("Phone: …"): numbers in any format, other values unchanged. */
export function isMentionedIn(line: string, written: string): boolean {
  const value = line.slice(line.indexOf(':') + 1).trim()
  return line.startsWith('Phone:') ? isTold(value, written) : written.includes(value)
}

/** Whether a text has an address, or a number in any format. */
function isTold(target: string, written: string): boolean {
  if (written.includes(target)) return true
  return !target.includes('@') && written.replace(/\D/g, '').includes(target.replace(/\D/g, '').slice(-6))
}

function keyOf(line: string): string {
  return line
    .replace(/^[#\-\s]+/, '')
    .replace(/^(?:email|phone): /i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Days of the week and their abbreviations, in the larger languages. */
const days = [
  'mon(?:day)?s?|tue(?:s(?:day)?s?)?|wed(?:nesday)?s?|thu(?:rs?(?:day)?s?)?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|daily|weekdays|weekends',
  'mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|täglich|werktags',
  'lun(?:di|edì|es)?|mar(?:di|tedì|tes)?|mer(?:credi|coledì)?|mié(?:rcoles)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|ven(?:dredi|erdì)?|vie(?:rnes)?|sam(?:edi)?|sáb(?:ado)?|sab(?:ato)?|dim(?:anche)?|dom(?:ingo|enica)?|tous les jours',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|vr|za|zo|segunda|terça|quarta|quinta|sexta',
  'pon(?:iedziałek)?|wt(?:orek)?|śr(?:oda)?|czw(?:artek)?|pt|piątek|sob(?:ota)?|niedz(?:iela)?|nd',
].join('|')
const day = new RegExp(`(?<!\\p{L})(?:${days})(?!\\p{L})`, 'iu')
/** A range of times: 9:00–17:00, 9 am - 5 pm, 9 bis 17 Uhr, 9h à 17h. */
const span =
  /(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?\s{0,3}(?:[-–—~]|to|till?|until|bis|à|a|alle|tot|do|às)\s{0,3}(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?(?!\d)/iu

/** Longer texts are prose. */
const longest = 160

/** Whether a line gives days and times of opening. */
function isOpeningHours(line: string): boolean {
  return line.length <= longest && span.test(line) && day.test(line)
}
