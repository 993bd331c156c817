import { type Finding, faulty, fine } from './finding.ts'

const oldestMajor = 24

export function checkNode(version: string): Finding {
  const major = Number.parseInt(version, 10)
  if (major >= oldestMajor) return fine('Node', `Version ${version}.`)
  return faulty(
    'Node',
    `Version ${version} is too old to run the server.`,
    'Run it with npm start, which uses its own Node 24, or with node_modules/.bin/node.',
  )
}
