import { disable, enable, passkeysOff, signOut, twoStepOff } from './commands/access.ts'
import { credits } from './commands/credits.ts'
import { accountTierNames, grant } from './commands/grant.ts'
import { invite } from './commands/invite.ts'
import { list } from './commands/list.ts'
import { resetLink } from './commands/reset-link.ts'
import type { Command } from './operator/command.ts'

/** What an operator does beside the server. USER is a username or an e-mail address. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    list: {
      usage: 'list',
      help: 'list accounts: id, plan, created, username, email, disabled or not',
      takes: 0,
      run: list,
    },
    grant: {
      usage: 'grant USER PLAN',
      help: `set an account's plan: ${accountTierNames}; admin is for server administrators`,
      takes: 2,
      run: grant,
    },
    credits: {
      usage: 'credits USER NUMBER',
      help: "set an account's remaining chat credits for this period",
      takes: 2,
      run: credits,
    },
    'reset-link': {
      usage: 'reset-link USER',
      help: 'create a password reset link, valid for one hour',
      takes: 1,
      run: resetLink,
    },
    'two-step-off': {
      usage: 'two-step-off USER',
      help: 'turn off two-step sign-in for an account that lost its device and recovery codes',
      takes: 1,
      run: twoStepOff,
    },
    'passkeys-off': {
      usage: 'passkeys-off USER',
      help: 'remove all passkeys of an account, such as after a theft; the password still works',
      takes: 1,
      run: passkeysOff,
    },
    'sign-out': {
      usage: 'sign-out USER',
      help: 'sign an account out everywhere',
      takes: 1,
      run: signOut,
    },
    disable: {
      usage: 'disable USER',
      help: 'block sign-in to an account and stop its agents',
      takes: 1,
      run: disable,
    },
    enable: { usage: 'enable USER', help: 'undo disable', takes: 1, run: enable },
    invite: {
      usage: 'invite [--email ADDRESS]',
      help: 'create a link that registers one account, valid for seven days; with --email, for that address only, and emailed to it if there is a mail server',
      takes: 0,
      takesEmail: true,
      run: invite,
    },
  } satisfies Record<string, Command>),
)
