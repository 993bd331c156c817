/** The outcome of a page that was requested. */
export type Outcome = 'useful' | 'useless' | 'late'

/** After this many useless or late pages of one shape, no others of the shape are requested. */
const vainMax = 3

/** Counts the outcomes of pages by the shape of their URLs. */
export function createOutcomes() {
  const shapes = new Map<string, Record<Outcome, number>>()
  const of = (url: string) => {
    const shape = shapeOf(url)
    const known = shapes.get(shape) ?? { useful: 0, useless: 0, late: 0 }
    shapes.set(shape, known)
    return known
  }
  return {
    note(url: string, outcome: Outcome): void {
      of(url)[outcome]++
    },
    /** Whether URLs of this shape led to nothing. */
    isVain(url: string): boolean {
      const { useful, useless } = of(url)
      return useful === 0 && useless >= vainMax
    },
    /** Whether URLs of this shape only timed out. */
    isSlow(url: string): boolean {
      const { useful, late } = of(url)
      return useful === 0 && late >= vainMax
    },
  }
}

/** A URL with all numbers replaced by 0. */
export function shapeOf(url: string): string {
  return url.replace(/\d+/g, '0')
}
