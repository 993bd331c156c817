/** A regular expression of the shipped code. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  /** Its place: path and line, or the path of the module that makes it. */
  readonly place: string
}
