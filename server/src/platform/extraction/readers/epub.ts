import { posix } from 'node:path'
import { parse } from 'parse5'
import { checkArchive } from '../archive/check-archive.ts'
import { elementsNamed, parseXml, type XmlElement } from '../archive/parse-xml.ts'
import { readParts } from '../archive/read-parts.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const CONTAINER = 'META-INF/container.xml'

/** Electronic books, chapter by chapter in the order of reading. */
export async function readEpub({ bytes, limits }: ReaderInput): Promise<ReaderOutput> {
  const names = await checkArchive(bytes, limits, { allowsDoctype: true })
  if (!names.includes(CONTAINER)) throw new ExtractionError('wrong_content', "This file isn't an EPUB book.")
  const parts = await readParts(bytes, (name) => /\.(?:xml|opf|xhtml|html?)$/i.test(name))
  const place = elementsNamed(xmlOf(parts.get(CONTAINER)), 'rootfile')[0]?.attributes['full-path'] ?? ''
  const book = xmlOf(parts.get(place))
  const hrefs = new Map(elementsNamed(book, 'item').map(({ attributes: { id, href } }) => [id, href]))
  const chapters = elementsNamed(book, 'itemref').flatMap(({ attributes: { idref, linear } }) => {
    const href = linear === 'no' ? undefined : hrefs.get(idref)
    return href ? [posix.join(posix.dirname(place), decodeURIComponent(href))] : []
  })
  const texts = chapters.map((name) => htmlToText(parse(parts.get(name) ?? '')))
  const title = elementsNamed(book, 'title')[0]?.text.trim()
  return { text: texts.filter((text) => text !== '').join('\n\n'), title: title || null }
}

function xmlOf(part: string | undefined): XmlElement {
  if (part === undefined)
    throw new ExtractionError('malformed', 'This book is damaged: a part of it is missing.')
  return parseXml(part)
}
