import './sparkline.css'

const width = 112
const height = 40
/** Space for the last day's dot and for the line's own width. */
const margin = 3

interface SparklineProps {
  /** The name of the counts, such as "Conversations a day". */
  readonly label: string
  /** One number per day, today's last; undefined while loading, which reserves the space. */
  readonly counts: readonly number[] | undefined
}

/** A small line chart of the last days to show next to a number; screen readers get a text. */
export function Sparkline({ label, counts }: SparklineProps) {
  if (!counts || counts.length < 2) return <span className="sparkline" aria-hidden />
  const highest = Math.max(...counts)
  const today = counts.at(-1) ?? 0
  const places = counts.map((count, day) => ({
    x: margin + (day * (width - 2 * margin)) / (counts.length - 1),
    y: height - margin - (highest === 0 ? 0 : (count / highest) * (height - 2 * margin)),
  }))
  const line = places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const last = places.at(-1)
  const words = `${label} in the last ${counts.length} days: ${today} today, at most ${highest}`
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <title>{words}</title>
      <polygon points={`${margin},${height - margin} ${line} ${width - margin},${height - margin}`} />
      <polyline points={line} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  )
}
