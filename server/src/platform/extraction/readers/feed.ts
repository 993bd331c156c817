import { parseFeed } from 'feedsmith'
import { parse } from 'parse5'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { decodeText } from '../decoding/decode-text.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import { webAddress } from '../markup/web-address.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const itemsMax = 1000

type Text = string | undefined

interface FeedItem {
  readonly title: Text
  readonly url: Text
  readonly date: Text
  /** HTML or plain text. */
  readonly content: Text
}

/** RSS, Atom, RDF and JSON feeds: a heading, date, link and text for each item. */
export function readFeed({ bytes }: ReaderInput): ReaderOutput {
  const { text, characterSet } = decodeText(bytes)
  const { title, items } = itemsOf(text)
  const name = plain(title)
  const parts = items.slice(0, itemsMax).map(writeItem)
  const all = [name === '' ? '' : `# ${name}`, ...parts].filter((part) => part !== '')
  return { text: all.join('\n\n'), title: name === '' ? null : name, characterSet }
}

function writeItem({ title, url, date, content }: FeedItem): string {
  const page = webAddress(url ?? '')
  const facts = [date === undefined ? '' : `Published: ${date}`, page === null ? '' : `Link: ${page}`]
  const parts = [
    `## ${plain(title) || 'Untitled'}`,
    facts.filter((fact) => fact !== '').join('\n'),
    plain(content),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function itemsOf(text: string): { readonly title: Text; readonly items: readonly FeedItem[] } {
  const { format, feed } = parseAny(text)
  if (format === 'rss') {
    const items = (feed.items ?? []).map(({ title, link, pubDate, description, content }) => ({
      ...{ title, url: link, date: pubDate, content: content?.encoded ?? description },
    }))
    return { title: feed.title, items }
  }
  if (format === 'atom') {
    const items = (feed.entries ?? []).map(({ title, links, published, updated, content, summary }) => ({
      ...{ title: title?.value, url: links?.[0]?.href, date: published ?? updated },
      content: content?.value ?? summary?.value,
    }))
    return { title: feed.title?.value, items }
  }
  if (format === 'rdf') {
    const items = (feed.items ?? []).map(({ title, link, description, dc }) => ({
      ...{ title, url: link, date: dc?.dates?.[0], content: description },
    }))
    return { title: feed.title, items }
  }
  const items = (feed.items ?? []).map(
    ({ title, url, date_published: date, content_html: html, ...item }) => ({
      ...{ title, url, date, content: html ?? item.content_text },
    }),
  )
  return { title: feed.title, items }
}

function parseAny(text: string) {
  try {
    return parseFeed(text)
  } catch (cause) {
    throw new ExtractionError('malformed', "This is no RSS or Atom feed, or it's damaged.", { cause })
  }
}

function plain(html: Text): string {
  return html === undefined ? '' : htmlToText(parse(html)).trim()
}
