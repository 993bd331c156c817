/** Between the headings above a passage, outermost first. */
export const HEADING_SEPARATOR = ' › '

/** The last of the headings above a passage; `''` if there are none. */
export function innermostHeading(heading: string): string {
  return heading.split(HEADING_SEPARATOR).at(-1) ?? ''
}

/** Whether a passage is a heading with nothing below it, so that it names something without describing it. */
export function isHeadingAlone({
  heading,
  text,
}: {
  readonly heading: string
  readonly text: string
}): boolean {
  return text === innermostHeading(heading)
}
