import type { Rows } from '../row.ts'

/** What is promised for features that aren't there yet; each brings its texts and their tests. */
export const laterRows = {
  'connect.bubble': { promised: 'recommended', later: 'embedding' },
} satisfies Rows
