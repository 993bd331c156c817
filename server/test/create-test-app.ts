import { readConfig } from '../src/config/config.ts'
import type { Clock } from '../src/platform/clock/clock.ts'
import { createLog } from '../src/platform/log/index.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { borrowWorkProcesses } from './borrow-work-processes.ts'
import { createTestDatabase, databaseVariablesOf } from './create-test-database.ts'

export interface TestApp {
  /** Such as http://127.0.0.1:43210. */
  readonly origin: string
  /** Of the app's own database. */
  readonly databaseUrl: string
  /** For verbs that jobs run, at a moment of the test's own. */
  readonly platform: () => Platform
  close(): Promise<void>
}

/** The whole server on a free port with a database of its own; `onLog` gets each line that it logs, `clock` tells it the time. */
export async function createTestApp(
  environment: Record<string, string> = {},
  onLog?: (line: Record<string, unknown>) => void,
  clock?: Clock,
): Promise<TestApp> {
  let platform: Platform | undefined
  const database = await createTestDatabase()
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: onLog ? 'info' : 'silent',
    RATE_LIMITS: 'off',
    // It takes a process of 200 MB, and most tests aren't about meanings.
    EMBEDDING_MODEL: 'off',
    // Most tests aren't about it, and its training would stand beside theirs.
    DEMO_AGENT: 'off',
    // What a training asks by itself would stand between a test's own requests to its model.
    LLM_TRAINING_QUESTIONS: 'off',
    // A busy machine takes its time to read a website, and to start a browser.
    WEBSITE_MAP_SECONDS: '120',
    ...environment,
    ...databaseVariablesOf(environment.DATABASE_URL ?? database.url),
  })
  const server: RunningServer = await startServer(
    config,
    onLog && createLog(config, { write: (line) => onLog(JSON.parse(line)) }),
    {
      ...(clock && { clock }),
      workProcesses: borrowWorkProcesses,
      onOpened: (opened) => (platform = opened),
    },
  )
  return {
    origin: server.address,
    databaseUrl: database.url,
    platform: () => {
      if (!platform) throw new Error('The server is not open')
      return platform
    },
    close: async () => {
      await server.stop()
      await database.drop()
    },
  }
}
