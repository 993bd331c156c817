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
  /** White space stood between this fragment and the one before it in the file. */
  followsSpace: boolean
}

/** Fragments on one baseline with at most a word's space between them. */
export interface Segment {
  text: string
  left: number
  right: number
  y: number
  size: number
  font: string
}

/** What stands on one baseline of a column, in reading order: more than one segment where wide gaps part them. */
export interface Line {
  segments: Segment[]
  left: number
  right: number
  y: number
  size: number
  font: string
  text: string
  /** The right end of the column that the line stands in. */
  columnRight: number
}
