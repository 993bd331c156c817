import type { Fragment } from './fragment.ts'

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
}

export function isMostlyRightToLeft(run: Fragment[]): boolean {
  const letters = run.reduce(
    (sum, { text, isRightToLeft }) => sum + (isRightToLeft ? text.length : -text.length),
    0,
  )
  return letters > 0
}

/** Orders words from right to left, keeps the order within left-to-right runs, and mirrors brackets. */
export function fromRightToLeft(run: Fragment[]): Fragment[] {
  const ordered: Fragment[] = []
  let stretch: Fragment[] = []
  for (const fragment of run.toSorted((a, b) => b.x - a.x)) {
    if (!fragment.isRightToLeft && /[\p{L}\p{N}]/u.test(fragment.text)) stretch.unshift(fragment)
    else {
      ordered.push(...stretch, fragment.isRightToLeft ? fragment : mirror(fragment))
      stretch = []
    }
  }
  return [...ordered, ...stretch]
}

function mirror(fragment: Fragment): Fragment {
  const text = [...fragment.text].map((character) => mirrored[character] ?? character).reverse()
  return { ...fragment, text: text.join('') }
}
