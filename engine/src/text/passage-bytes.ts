/** Bytes that a passage takes in memory, about, with the words and sentences that are read off it once. */
export function passageBytes(passage: {
  readonly title: string
  readonly heading: string
  readonly text: string
}): number {
  const { title, heading, text } = passage
  return 500 + 30 * (title.length + heading.length + text.length)
}
