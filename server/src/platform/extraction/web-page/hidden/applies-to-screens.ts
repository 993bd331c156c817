/** The screen size in pixels for which pages are read. */
const width = 1280
const height = 800
const pixelsPerEm = 16

/** Whether a media query list matches a wide screen with a mouse, judged by type and size only. */
export function appliesToScreens(query: string): boolean {
  return query.split(',').some((one) => {
    const text = one.trim().toLowerCase()
    if (/^not\b|\b(print|speech|tty|tv|braille)\b/.test(text)) return false
    return [...text.matchAll(/\(([^()]*)\)/g)].every(([, condition]) => holds(condition ?? ''))
  })
}

function holds(condition: string): boolean {
  const [, bound, side, size, unit] =
    /^\s*(min|max)-(?:device-)?(width|height)\s*:\s*([\d.]+)(px|em|rem)/.exec(condition) ?? []
  if (bound !== undefined) return compare(bound === 'min' ? '>=' : '<=', side, size, unit)
  const [, rangeSide, sign, rangeSize, rangeUnit] =
    /^\s*(width|height)\s*([<>]=?)\s*([\d.]+)(px|em|rem)/.exec(condition) ?? []
  if (sign !== undefined) return compare(sign, rangeSide, rangeSize, rangeUnit)
  return /^\s*(hover|any-hover|pointer|any-pointer)\s*:\s*(hover|fine)|orientation\s*:\s*landscape/.test(
    condition,
  )
}

function compare(
  sign: string,
  side: string | undefined,
  size: string | undefined,
  unit: string | undefined,
): boolean {
  const own = side === 'width' ? width : height
  const other = Number(size) * (unit === 'px' ? 1 : pixelsPerEm)
  return sign.startsWith('>') ? own >= other : own <= other
}
