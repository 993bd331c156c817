/** An estimate: so many at least, and so many for each character. */
const LEAST_BYTES = 2000
const BYTES_A_CHARACTER = 8

/** Bytes that a passage takes in memory, about, with its sentences and words once they were read. */
export function passageBytes(passage: {
  readonly title: string
  readonly heading: string
  readonly text: string
}): number {
  const { title, heading, text } = passage
  return LEAST_BYTES + BYTES_A_CHARACTER * (title.length + heading.length + text.length)
}
