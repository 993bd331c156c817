/** An estimate: a fixed minimum plus an amount per character. */
const LEAST_BYTES = 2000
const BYTES_A_CHARACTER = 8

/** Approximate bytes of memory of a passage, including its sentences and words once they are read. */
export function passageBytes(passage: {
  readonly title: string
  readonly heading: string
  readonly text: string
}): number {
  const { title, heading, text } = passage
  return LEAST_BYTES + BYTES_A_CHARACTER * (title.length + heading.length + text.length)
}
