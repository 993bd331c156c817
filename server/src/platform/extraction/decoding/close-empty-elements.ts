/** In XHTML any element may be self-closing. Read as HTML, such a script would swallow the page. */
export function closeEmptyElements(markup: string): string {
  if (!/^\s*<\?xml/.test(markup)) return markup
  return markup.replace(
    /<(script|title|style|iframe|textarea|a|div|span|p|td|th|i|b|em|ul|li)\b([^<>]*)\/>/gi,
    '<$1$2></$1>',
  )
}
