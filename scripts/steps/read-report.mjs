import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../set-up.mjs'

/**
 * Reads Vitest's JSON report. Returns how many tests passed, the seconds of each file, and the name and reason of each
 * test that failed or was left out: nothing may be left out.
 */
export function readVitest({ testResults }) {
  const failures = []
  const files = []
  let passed = 0
  for (const { name: file, message, assertionResults, startTime, endTime } of testResults) {
    files.push({ file: relative(root, file), seconds: (endTime - startTime) / 1000 })
    if (assertionResults.length === 0 && message) failures.push(failure(file, [], [message]))
    for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
      if (status === 'passed') passed += 1
      else failures.push(failure(file, [...ancestorTitles, title], failureMessages, status))
    }
  }
  return { passed, failures, files }
}

/** The same of Playwright's JSON report. */
export function readJourneys({ suites, errors }) {
  const failures = errors.map(({ message }) => failure('e2e', [], [message]))
  const secondsByFile = new Map()
  let passed = 0
  const walk = ({ file, title, specs, suites: inner = [] }, above) => {
    const path = title === file ? above : [...above, title]
    for (const spec of specs) {
      for (const { status, results } of spec.tests) {
        if (status === 'expected') passed += 1
        else failures.push(failure(spec.file, [...path, spec.title], reasons(results), status))
        const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
        secondsByFile.set(spec.file, (secondsByFile.get(spec.file) ?? 0) + seconds)
      }
    }
    for (const suite of inner) walk(suite, path)
  }
  for (const suite of suites) walk(suite, [])
  const files = [...secondsByFile].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }))
  return { passed, failures, files }
}

const reasons = (results) =>
  results.flatMap(({ errors, attachments = [] }) => [
    ...errors.map(({ message, stack }) => stack ?? message),
    ...attachments.filter(({ contentType, body }) => contentType === 'text/plain' && body).map(textOf),
  ])

const textOf = ({ body }) => Buffer.from(body, 'base64').toString()

/** @param {string[]} reasons empty where a test didn't run, which `status` says then */
function failure(file, titles, reasons, status = 'failed') {
  const why = reasons.length > 0 ? reasons.map(stripVTControlCharacters).join('\n') : status
  return `✗ ${[file, ...titles].join(' › ')}\n${why}`
}
