/** A queue's name in words: `train-agent` is "Train agent". */
export function jobName(queue: string): string {
  const words = queue.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
