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
      help: 'lists the accounts: number, plan, since, username, address, and whether one is disabled',
      takes: 0,
      run: list,
    },
    grant: {
      usage: 'grant USER PLAN',
      help: `gives an account a plan: ${accountTierNames}; admin is for who runs the server`,
      takes: 2,
      run: grant,
    },
    credits: {
      usage: 'credits USER NUMBER',
      help: "leaves an account so many of this period's chat credits",
      takes: 2,
      run: credits,
    },
    'reset-link': {
      usage: 'reset-link USER',
      help: 'makes a link that sets a new password within an hour',
      takes: 1,
      run: resetLink,
    },
    'two-step-off': {
      usage: 'two-step-off USER',
      help: 'takes the second step of signing in away from an account whose device and recovery codes are lost',
      takes: 1,
      run: twoStepOff,
    },
    'passkeys-off': {
      usage: 'passkeys-off USER',
      help: 'removes every passkey of an account, as after a theft; the password still signs in',
      takes: 1,
      run: passkeysOff,
    },
    'sign-out': {
      usage: 'sign-out USER',
      help: 'ends every session of an account',
      takes: 1,
      run: signOut,
    },
    disable: {
      usage: 'disable USER',
      help: 'nobody can sign in to the account, and its agents answer nobody, until enable',
      takes: 1,
      run: disable,
    },
    enable: { usage: 'enable USER', help: 'takes a disable back', takes: 1, run: enable },
    invite: {
      usage: 'invite [--email ADDRESS]',
      help: 'makes a link that registers one account within seven days; with --email only with that address, which gets it by mail where SMTP_URL is set',
      takes: 0,
      takesEmail: true,
      run: invite,
    },
  } satisfies Record<string, Command>),
)
