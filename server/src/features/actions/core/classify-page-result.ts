import type { PageResult } from '@parleykit/contract/actions/action-runs'
import type { PageSettings } from '@parleykit/contract/actions/actions'
import type { CallOutcome } from './classify-outcome.ts'
import { pickFields } from './pick-fields.ts'

/** Reads what a function of the website's page led to. Nothing of it is believed. */
export function classifyPageResult({ state, json = '{}' }: PageResult, page: PageSettings): CallOutcome {
  switch (state) {
    case 'missing':
      return {
        ...{ kind: 'website_only', fault: `The page has registered no function “${page.function}”.` },
      }
    case 'failed':
      return { kind: 'failed', mayHaveRun: false, fault: 'The function of the page failed.' }
    case 'late':
      return { kind: 'failed', mayHaveRun: true, fault: 'The function of the page took too long.' }
    case 'done':
      return classifyValue(json, page)
  }
}

function classifyValue(json: string, { picks }: PageSettings): CallOutcome {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { kind: 'failed', mayHaveRun: true, fault: 'The function of the page returned no JSON.' }
  }
  const picked = pickFields(value, picks)
  if (picks.length === 0 || picked.found > 0) return { kind: 'done', picked }
  const fault = 'What the function returned has none of the picked fields.'
  return { kind: 'failed', mayHaveRun: true, fault }
}
