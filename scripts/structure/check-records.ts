import { namesCalled } from './names-called.ts'
import type { Breach, SourceFile } from './source-file.ts'

const records = ['notifyOwner', 'recordActivity', 'recordAudit', 'recordSecurityEvent']
const callsVerbs = /^server\/src\/(features\/.*\/(routes|[^/]+-routes|feature)\.ts$|admin\/)/

/** A verb records what it did, so that every caller of it is recorded: routes, features and commands don't. */
export function checkRecords(file: SourceFile): Breach[] {
  const { path, isTest } = file
  if (isTest || !callsVerbs.test(path)) return []
  const called = namesCalled(file)
  return records
    .filter((name) => called.has(name))
    .map((name) => ({ path, message: `calls ${name}: the verb that makes the change records it` }))
}
