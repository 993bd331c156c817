/** Between the headings above a passage, outermost first. */
export const HEADING_SEPARATOR = ' › '

/** The last of the headings above a passage; `''` where there are none. */
export function innermostHeading(heading: string): string {
  return heading.split(HEADING_SEPARATOR).at(-1) ?? ''
}
