import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

export interface SignIn {
  readonly username: string
  readonly password: string
}

/** Fills an empty data folder as `npm run demo` does. @throws Error where that says no account to sign in with */
export async function fillServer(dataDir: string): Promise<SignIn> {
  const { stdout } = await run(join(root, 'node_modules/.bin/node'), ['server/src/demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const [, username, password] = /sign in as\s+(\S+)\s+(\S+)/.exec(stdout) ?? []
  if (!username || !password) throw new Error(`The demonstration says no account: ${stdout}`)
  return { username, password }
}
