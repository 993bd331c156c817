import { checkAnswers } from './check-answers.ts'
import { checkConnections } from './check-connections.ts'
import { checkCore } from './check-core.ts'
import { checkCycles } from './check-cycles.ts'
import { checkFeatures } from './check-features.ts'
import { checkLayers } from './check-layers.ts'
import { checkLength } from './check-length.ts'
import { checkNames } from './check-names.ts'
import { checkApart, checkPackages } from './check-packages.ts'
import { checkRecords } from './check-records.ts'
import { checkVerbs } from './check-verbs.ts'
import { checkWeb } from './check-web.ts'
import { checkWebFeatures } from './check-web-features.ts'
import { type Breach, listFiles, readSource } from './source-file.ts'

const rules = [
  checkLength,
  checkPackages,
  checkApart,
  checkLayers,
  checkFeatures,
  checkCore,
  checkVerbs,
  checkRecords,
  checkAnswers,
  checkWeb,
  checkWebFeatures,
  checkConnections,
]

/** What a tree is like, and where it leaves the architecture; `lines` are those of each file, the shortest first. */
interface Checked {
  readonly lines: readonly number[]
  readonly breaches: readonly Breach[]
}

/** Holds a whole tree against the architecture. */
export function checkTree(root: string): Checked {
  const paths = listFiles(root)
  const sources = paths.filter((path) => /\.(tsx?|mjs)$/.test(path)).map((path) => readSource(root, path))
  const breaches = sources.flatMap((source) => rules.flatMap((rule) => rule(source)))
  return {
    lines: sources.map(({ lines }) => lines).sort((a, b) => a - b),
    breaches: [...checkNames(paths), ...breaches, ...checkCycles(sources)],
  }
}
