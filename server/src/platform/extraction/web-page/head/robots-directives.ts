export interface RobotsDirectives {
  readonly noindex: boolean
  readonly nofollow: boolean
}

/** Directives with a value, such as `max-image-preview: none`. The value isn't a directive. */
const valued = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/

/**
 * The directives in the content of a robots meta element or an X-Robots-Tag header. In the header a name before a colon
 * is a robot's, and the directives after it apply only to that robot.
 */
export function readRobotsDirectives(content: string, robot: string): RobotsDirectives {
  let isMeant = true
  const meant = new Set<string>()
  for (const part of content.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(':').map((piece) => piece.trim())
    if (rest.length > 0 && valued.test(name)) continue
    if (rest.length > 0) isMeant = name === robot.toLowerCase() || name === '*'
    const words = (rest.length > 0 ? rest.join(':') : name).split(/\s+/)
    if (isMeant) for (const word of words) meant.add(word)
  }
  const isNone = meant.has('none')
  return { noindex: isNone || meant.has('noindex'), nofollow: isNone || meant.has('nofollow') }
}
