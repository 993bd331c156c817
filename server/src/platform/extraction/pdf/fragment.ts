/** The name that all fonts with letters of one width go by. */
export const MONOSPACED = 'monospaced'

/** A run of characters in one font, turned so that its text runs along x and lines follow each other by growing y. */
export interface Fragment {
  text: string
  x: number
  /** Baseline. */
  y: number
  width: number
  /** Font size, in points. */
  size: number
  font: string
  isRightToLeft: boolean
  /** In a font for vertical writing, whose baseline is the middle of a column. */
  isVertical: boolean
  /** White space stood between this fragment and the one before it in the file. */
  followsSpace: boolean
}

export interface PlacedFragment {
  readonly fragment: Fragment
  /** The direction that its text runs in, counter-clockwise. */
  readonly quarters: number
}

/** Fragments on one baseline with at most a word's space between them. */
export interface Segment {
  text: string
  left: number
  right: number
  y: number
  size: number
  /** The font of most of its characters. */
  font: string
  isOneFont: boolean
}

/** What stands on one baseline of a column: more than one segment where wide gaps part them, as in a table. */
export interface TextLine {
  /** From left to right. */
  segments: Segment[]
  left: number
  right: number
  y: number
  size: number
  font: string
  isOneFont: boolean
  text: string
  /** How far to the right the lines around this one reach. */
  columnRight: number
}
