/** A queue that returns the lowest rank first, and items of the same rank in order. */
export function createRankedQueue<Item>() {
  const queues = new Map<number, Item[]>()
  return {
    add(rank: number, item: Item): void {
      const queue = queues.get(rank)
      if (queue) queue.push(item)
      else queues.set(rank, [item])
    },
    take(): Item | undefined {
      const rank = Math.min(...queues.keys())
      const queue = queues.get(rank)
      if (queue?.length === 1) queues.delete(rank)
      return queue?.shift()
    },
    /** All remaining items, in the order in which they would be taken. */
    rest: (): Item[] => [...queues].sort(([a], [b]) => a - b).flatMap(([, queue]) => queue),
  }
}
