/** What became of a page that was asked for. */
export type Outcome = 'useful' | 'useless' | 'late'

/** Pages of one shape that came to nothing, or too late, before the others aren't asked for. */
const vainMax = 3

/** Keeps what became of pages, by the shapes of their addresses. */
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
    /** Whether addresses like this one led to nothing. */
    isVain(url: string): boolean {
      const { useful, useless } = of(url)
      return useful === 0 && useless >= vainMax
    },
    /** Whether they kept nobody but waiting. */
    isSlow(url: string): boolean {
      const { useful, late } = of(url)
      return useful === 0 && late >= vainMax
    },
  }
}

/** An address with all numbers alike. */
export function shapeOf(url: string): string {
  return url.replace(/\d+/g, '0')
}
