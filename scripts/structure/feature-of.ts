import { architecture } from '../architecture.ts'

/** A feature by its place in the order, and a path inside it. */
interface Place {
  readonly feature: string
  readonly inside: string
}

const sides = {
  server: { root: 'server/src/features/', order: architecture.features },
  web: { root: 'web/src/features/', order: architecture.webFeatures },
} as const

/**
 * Finds the feature that a path lies in. The innermost one counts: a nested feature's files don't belong to the feature
 * around it. A path in no feature of the order gets the name of its outermost folder.
 */
export function featureOf(path: string, side: keyof typeof sides): Place | undefined {
  const { root, order } = sides[side]
  const below = path.startsWith(root) ? path.slice(root.length) : ''
  const outermost = below.indexOf('/')
  if (outermost < 0) return undefined
  const around = order.filter((feature) => below.startsWith(`${feature}/`))
  const feature = around.sort((a, b) => b.length - a.length)[0] ?? below.slice(0, outermost)
  return { feature, inside: below.slice(feature.length + 1) }
}
