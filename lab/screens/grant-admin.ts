import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Gives an account of a running installation the admin plan, as its operator does. */
export async function grantAdmin(dataDir: string, username: string): Promise<void> {
  await run(join(root, 'node_modules/.bin/node'), ['server/src/admin.ts', 'grant', username, 'admin'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
