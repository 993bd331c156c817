/** With fewer pages, site content can't be distinguished from chance matches. */
const pagesMin = 4

/** Longer blocks are identified by their beginning. */
const keyLengthMax = 500

/**
 * The keys of the text blocks that most of a site's pages share: remains of banners and footers. Headings, tables and
 * code are never included, since similar page structure is no sign of boilerplate.
 * @param texts the texts of different pages in the extracted form
 */
export function commonBlocks(texts: Iterable<string>): Set<string> {
  const counts = new Map<string, number>()
  let pages = 0
  for (const text of texts) {
    pages++
    for (const key of blockKeys(text)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  if (pages < pagesMin) return new Set()
  return new Set([...counts].filter(([, count]) => count > pages / 2).map(([key]) => key))
}

/** The keys of a text's blocks, in order. */
export function blockKeys(text: string): Set<string> {
  return new Set(blocksOf(text).flatMap((block) => keyOf(block) ?? []))
}

/** A page's text without the blocks that `commonBlocks` found, and without headings left with nothing below them. */
export function withoutBlocks(text: string, common: ReadonlySet<string>): string {
  if (common.size === 0) return text
  const blocks = blocksOf(text)
  const isCommon = blocks.map((block) => common.has(keyOf(block) ?? ''))
  if (!isCommon.includes(true)) return text
  const kept = blocks.filter((block, at) => !isCommon[at] && !isEmptied(blocks, isCommon, at, block))
  return joined(kept)
}

/** Whether everything below a heading is removed. */
function isEmptied(
  blocks: readonly string[],
  isCommon: readonly boolean[],
  at: number,
  block: string,
): boolean {
  const level = levelOf(block)
  if (level === 0) return false
  const end = blocks.findIndex((other, next) => next > at && levelOf(other) > 0)
  const below = isCommon.slice(at + 1, end === -1 ? undefined : end)
  const next = end === -1 ? 0 : levelOf(blocks[end] ?? '')
  return below.length > 0 && below.every((gone) => gone) && next <= level
}

/** Whole paragraphs, headings, tables and code, but single items of lists, since a page may have some of its own. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let fence = ''
  for (const block of text.split('\n\n')) {
    const last = blocks.length - 1
    if (fence !== '') {
      blocks[last] = `${blocks[last]}\n\n${block}`
      if (block.endsWith(fence)) fence = ''
      continue
    }
    const opened = /^\s*(`{3,})/.exec(block)?.[1]
    if (opened) {
      blocks.push(block)
      if (
        !block
          .slice(block.indexOf(opened) + opened.length)
          .trimEnd()
          .endsWith(opened)
      )
        fence = opened
    } else if (isItem(block)) for (const item of block.split('\n')) blocks.push(item)
    else blocks.push(block)
  }
  return blocks
}

function joined(blocks: readonly string[]): string {
  return blocks
    .map((block, at) => {
      if (at === 0) return block
      return (isItem(block) && isItem(blocks[at - 1] ?? '') ? '\n' : '\n\n') + block
    })
    .join('')
}

function keyOf(block: string): string | undefined {
  if (levelOf(block) > 0 || /^\s*(\||`{3})/.test(block)) return undefined
  const key = block.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, keyLengthMax)
  return key === '' ? undefined : key
}

function levelOf(block: string): number {
  return /^(#{1,6}) /.exec(block)?.[1]?.length ?? 0
}

function isItem(block: string): boolean {
  return /^\s*(-|\d+\.) /.test(block)
}
