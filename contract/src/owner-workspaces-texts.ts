import { limitsOf } from './plans.ts'
import type { Role } from './roles.ts'

/** What each role is called. */
export const roleTexts: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' }

/** People in a workspace, and the workspaces that somebody is in. */
export const membersTexts = {
  title: 'Members',
  help: 'Invite others to work on your agents with you. They use your plan and its credits.',
  listFailed: "The members couldn't be loaded.",
  invite: 'Invite',
  inviteTitle: 'Invite somebody',
  inviteHelp: 'You get a link that lets one person in. It works once, for seven days.',
  emailHelp: 'With an address, only the account that has it can use the link.',
  inviteFailed: 'Failed to invite.',
  roleHelp: {
    editor: 'Editors change agents, their knowledge and answers, and train them.',
    viewer: 'Viewers read agents, knowledge, conversations and analytics. They see no keys.',
  },
  noSeat: (seats: number) =>
    seats === 1
      ? `Your plan is for one person. Members, who can also take your agents over, need a larger one: Standard is for ${limitsOf('standard').members} people, Pro for ${limitsOf('pro').members}. On any plan you can pass an agent on as a file: export it in its settings, and they import it.`
      : `Your plan holds ${seats} people, counting you and open invitations. Remove one or choose a larger plan.`,
  mailed: (email: string) =>
    `A link was sent to ${email}. This one you can pass on yourself: it lets in the account that has confirmed this address, and is shown only once.`,
  sendLink: (email: string | null) =>
    email === null
      ? 'Send this link to the person. It is shown only once.'
      : `Send this link to ${email}. It is shown only once.`,
  anybody: 'Whoever has the link',
  invited: 'Invited',
  paused: 'Paused',
  pausedHelp: 'Your plan has no seat for this member right now.',
  removeHelp: 'Their access ends at once. Nothing that they made is lost.',
  removed: { title: 'Member removed', description: 'Their access has ended.' },
  withdrawn: { title: 'Invitation withdrawn', description: 'Its link no longer works.' },
  roleChanged: { title: 'Role changed', description: 'It counts from now on.' },
  changeFailed: { title: 'Error', description: "The change couldn't be saved." },
  colleagues: 'Members work on your agents with you, and one of them can take your agents over.',
  seeMembers: 'Members in your profile',
  workspaces: 'Workspaces',
  joinedTitle: 'Other workspaces',
  joinedHelp: 'You were invited to these. Switch between workspaces in the menu behind your picture.',
  leaveHelp: 'Your access ends at once. To come back you need another invitation.',
  left: { title: 'Workspace left', description: 'You are back in your own workspace.' },
  joinTitle: 'Join a workspace',
  offerTitle: (workspace: string) => `Join the workspace of ${workspace}`,
  offer: (workspace: string, role: string) => `${workspace} invites you as: ${role}.`,
  signedInAs: (username: string) => `You are signed in as ${username}.`,
  accountNeeded: (email: string | null) =>
    email === null
      ? 'Register or sign in to join.'
      : `The invitation is for ${email}. Register or sign in with that address to join.`,
  join: 'Join',
  joined: { title: 'Workspace joined', description: 'You find it in the menu behind your picture, too.' },
  joinFailed: "You couldn't join.",
  noToken: 'There is no invitation in this link. Open it once more as you got it.',
} as const
