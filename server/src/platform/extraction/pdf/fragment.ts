/** The generic name of all monospaced fonts. */
export const MONOSPACED = 'monospaced'

/** A run of characters in one font, rotated so that text runs along x and lines follow each other in ascending y. */
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
  /** White space preceded this fragment in the file. */
  followsSpace: boolean
}

/** Fragments on one baseline, at most a word space apart. */
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

/** The content of one baseline in a column. Wide gaps split it into several segments, as in a table. */
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
  /** The right edge of the lines around this one. */
  columnRight: number
}
