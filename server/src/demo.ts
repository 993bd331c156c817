import { parseArgs } from 'node:util'
import { readConfig } from './config/config.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'
import { seedDemo } from './seed-demo.ts'

/**
 * Settings for a demonstration: nothing leaves the machine, nothing is refused, and no other requests are answered
 * meanwhile.
 */
const environment = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  REGISTRATION: 'open',
  WEB_WORKERS: '1',
  DEMO_AGENT: 'off',
  BACKUP_SCHEDULE: 'off',
  PUBLIC_URL: undefined,
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  LLM_MODEL: undefined,
  OIDC_ISSUER: undefined,
  OIDC_CLIENT_ID: undefined,
  OIDC_CLIENT_SECRET: undefined,
}

/** `npm run demo [-- --beside-others]`: three agents with knowledge and 90 days of conversations to look at. */
export const demo: TerminalCommand = async (args, terminal) => {
  const { values } = parseArgs({ args, options: { 'beside-others': { type: 'boolean', default: false } } })
  terminal.print('Creating the demo data. This takes about a minute…')
  const made = await seedDemo(readConfig({ ...terminal.environment, ...environment }), {
    now: Date.now(),
    besideOthers: values['beside-others'],
  })
  terminal.print(`
Created ${made.agents} agents and ${made.conversations} conversations from 90 days. Start the server with npm start and sign in as

  ${made.username}
  ${made.password}

The members demo-mara (editor) and demo-theo (viewer) have the same password. Their own workspaces\nare empty: the agents are in the workspace of ${made.username}, linked on their dashboards.`)
}

if (import.meta.main) await runCommand(demo)
