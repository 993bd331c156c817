const qualities = [
  ...['Amber', 'Blue', 'Bright', 'Calm', 'Clever', 'Coral', 'Early', 'Gentle', 'Golden', 'Green', 'Happy'],
  ...['Ivory', 'Jolly', 'Kind', 'Lively', 'Lucky', 'Merry', 'Mild', 'Noble', 'Olive', 'Patient', 'Plum'],
  ...['Quick', 'Quiet', 'Rosy', 'Silver', 'Sunny', 'Swift', 'Tidy', 'Violet', 'Warm', 'Wise'],
]
const animals = [
  ...['Badger', 'Beaver', 'Crane', 'Deer', 'Dolphin', 'Duck', 'Eagle', 'Falcon', 'Finch', 'Fox', 'Gull'],
  ...['Hare', 'Heron', 'Ibis', 'Koala', 'Lark', 'Lynx', 'Marten', 'Otter', 'Owl', 'Panda', 'Penguin'],
  ...['Puffin', 'Robin', 'Seal', 'Sparrow', 'Squirrel', 'Stork', 'Swan', 'Tern', 'Turtle', 'Wren'],
]

/**
 * A friendly name for a visitor. An id always gets the same name; few ids share one. FNV-1a (Fowler, Noll, Vo 1991).
 */
export function visitorName(visitorId: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(visitorId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  const quality = qualities[hash % qualities.length] ?? ''
  const animal = animals[(hash >>> 10) % animals.length] ?? ''
  return `${quality} ${animal} ${String((hash >>> 20) % 100).padStart(2, '0')}`
}
