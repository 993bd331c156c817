import { markdownMax } from '@parleykit/contract/base/limits'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked'
import { type ReactNode, useMemo } from 'react'
import { CodeBlock } from './code-block.tsx'
import { decodeEntities } from './decode-entities.ts'
import { outboundLink, safeLink } from './safe-link.ts'
import { splitContacts } from './split-contacts.ts'
import { withTableHead } from './with-table-head.ts'

// Exported here to avoid a separate file for copying whole answers.
export { copyText } from './copy-text.ts'

/**
 * Renders Markdown as React elements. Never sets HTML: raw HTML is shown as text, images become links, and links lead
 * only to http, https, mailto and tel. Mail addresses and phone numbers become links. Text that would take long to
 * parse is shown unformatted.
 */
export function Markdown({ text }: { text: string }) {
  return useMemo(() => (isQuicklyRead(text) ? renderMarkdown(text) : renderAsWritten(text)), [text])
}

/** The lexer's time grows with the square of the length, mostly because of asterisks and underscores. */
function isQuicklyRead(text: string): boolean {
  if (text.length > markdownMax.length) return false
  return (text.match(/[*_]+/g)?.length ?? 0) <= markdownMax.marks
}

/** Leaves mail addresses to `splitContacts`: Markdown would start the link for `jürgen@` after the ü. */
class PageLinks extends Tokenizer {
  override url(text: string): Tokens.Link | undefined {
    const link = super.url(text)
    return link?.href.startsWith('mailto:') ? undefined : link
  }
}

function renderMarkdown(text: string): ReactNode {
  return renderAll(Lexer.lex(withTableHead(text), { gfm: true, breaks: true, tokenizer: new PageLinks() }))
}

/** Samples of the most common kinds of Markdown in answers. */
const samples = [
  'It’s **open** from 9:00.',
  '1. One [place](https://example.com)',
  '| Day | Hours |\n| - | - |\n| Monday | 9 |',
]

/**
 * Parses samples of everything during idle time: patterns are compiled at their first and second use, which takes
 * longest.
 */
export function warmUp(): void {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))
  for (const sample of [...samples, ...samples]) whenIdle(() => renderMarkdown(sample))
}

function renderAsWritten(text: string): ReactNode {
  return (
    <p className="answer-as-written" dir={readingDirection(text.slice(0, markdownMax.length))}>
      {text}
    </p>
  )
}

function renderAll(tokens: readonly Token[] = [], isLinked = false): ReactNode[] {
  return tokens.map((token, index) => render(token as MarkedToken, index, isLinked))
}

/** @param isLinked whether this is inside a link, which can't contain another one */
function render(token: MarkedToken, key: number, isLinked: boolean): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p key={key} dir={readingDirection(token.text)}>
          {renderAll(token.tokens)}
        </p>
      )
    case 'heading':
      // All heading levels look alike: an answer is part of a page, never its outline.
      return (
        <p key={key} className="answer-heading" dir={readingDirection(token.text)}>
          {renderAll(token.tokens)}
        </p>
      )
    case 'list':
      return renderList(token, key)
    case 'blockquote':
      return (
        <blockquote key={key} dir={readingDirection(token.text)}>
          {renderAll(token.tokens)}
        </blockquote>
      )
    case 'table':
      return renderTable(token, key)
    case 'code':
      return <CodeBlock key={key} code={token.text} />
    case 'hr':
      return <hr key={key} />
    case 'br':
      return <br key={key} />
    case 'strong':
      return <strong key={key}>{renderAll(token.tokens, isLinked)}</strong>
    case 'em':
      return <em key={key}>{renderAll(token.tokens, isLinked)}</em>
    case 'del':
      return <del key={key}>{renderAll(token.tokens, isLinked)}</del>
    case 'codespan':
      return <code key={key}>{token.text}</code>
    case 'link':
      return renderLink(token.href, renderAll(token.tokens, true), key)
    case 'image':
      return renderLink(token.href, decodeEntities(token.text) || token.href, key)
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'text':
      if (token.tokens) return <span key={key}>{renderAll(token.tokens, isLinked)}</span>
      return isLinked ? decodeEntities(token.text) : renderText(decodeEntities(token.text), key)
    case 'escape':
      return token.text
    case 'html':
      return token.block ? <p key={key}>{token.text.trim()}</p> : token.text
    default:
      return null
  }
}

function renderText(text: string, key: number): ReactNode {
  const parts = splitContacts(text)
  if (parts.every(({ href }) => href === null)) return text
  return (
    <span key={key}>
      {parts.map(({ text: words, href }, index) =>
        href === null ? words : renderLink(href, words, index, 'ltr'),
      )}
    </span>
  )
}

/** `dir`: for a number or address, whose parts would be reordered in right-to-left text. */
function renderLink(href: string, children: ReactNode, key: number, dir?: 'ltr'): ReactNode {
  const address = safeLink(href)
  if (address === null) return <span key={key}>{children}</span>
  return (
    <a key={key} href={address} {...(dir && { dir })} {...(/^https?:/i.test(address) && outboundLink)}>
      {children}
    </a>
  )
}

function renderList(list: Tokens.List, key: number): ReactNode {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity but their place
    <li key={index}>{renderAll(item.tokens)}</li>
  ))
  return list.ordered ? (
    <ol key={key} dir={readingDirection(list.raw)} start={list.start === '' ? 1 : list.start}>
      {items}
    </ol>
  ) : (
    <ul key={key} dir={readingDirection(list.raw)}>
      {items}
    </ul>
  )
}

function renderTable(table: Tokens.Table, key: number): ReactNode {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells have no identity but their place
      <Cell key={index} style={cell.align ? { textAlign: cell.align } : undefined}>
        {renderAll(cell.tokens)}
      </Cell>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div key={key} className="table-scroll" tabIndex={0} dir={readingDirection(table.raw)}>
      <table>
        {table.header.some((cell) => cell.text !== '') && (
          <thead>
            <tr>{cells(table.header, 'th')}</tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their place
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
