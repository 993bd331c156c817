import type { Role } from '@parleykit/contract/base/roles'
import { limitsOf } from '@parleykit/contract/billing/plans'

/** The name of each role. */
export const roleTexts: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' }

/** Texts about the members of a workspace, and the workspaces of a user. */
export const membersTexts = {
  title: 'Members',
  help: 'Invite others to work on your agents. They share your plan and its credits.',
  listFailed: "Members couldn't be loaded.",
  invite: 'Invite',
  inviteTitle: 'Invite a member',
  inviteHelp: "You'll get an invitation link for one person. It works once and expires in seven days.",
  emailHelp: 'If you enter an address, only that account can use the link.',
  inviteFailed: 'Failed to create the invitation.',
  roleHelp: {
    editor: 'Editors can edit and train agents, their knowledge and answers.',
    viewer: 'Viewers can view agents, knowledge, conversations and analytics, but not keys.',
  },
  noSeat: (seats: number) =>
    seats === 1
      ? `Your plan includes one seat. To add members or transfer agents, upgrade to Standard (${limitsOf('standard').members} seats) or Pro (${limitsOf('pro').members} seats). On any plan, you can share an agent as a file: export it in its settings and have them import it.`
      : `Your plan includes ${seats} seats, including you and open invitations. Remove a member or upgrade.`,
  mailed: (email: string) =>
    `We sent a link to ${email}. Only the link in that email lets a new person join. To share a link yourself, invite without an address.`,
  sendLink: (email: string | null) =>
    email === null
      ? "Send this link to the person you're inviting. It's shown only once."
      : `Send this link to ${email}. It's shown only once.`,
  anybody: 'Anyone with the link',
  invited: 'Invited',
  paused: 'Paused',
  pausedHelp: "Your plan doesn't have a seat for this member.",
  removeHelp: 'They lose access immediately. Their work is kept.',
  removed: { title: 'Member removed', description: 'They no longer have access.' },
  withdrawn: { title: 'Invitation withdrawn', description: 'Its link no longer works.' },
  roleChanged: { title: 'Role changed', description: 'The new role applies now.' },
  changeFailed: { title: 'Error', description: "The change couldn't be saved." },
  colleagues: 'Members work on your agents with you. You can also transfer your agents to one of them.',
  seeMembers: 'View members',
  workspaces: 'Workspaces',
  joinedTitle: 'Other workspaces',
  joinedHelp: "Workspaces you've joined. Switch between them in the account menu.",
  leaveHelp: "You lose access immediately. To come back, you'll need a new invitation.",
  left: { title: 'Workspace left', description: "You're back in your own workspace." },
  joinTitle: 'Join a workspace',
  offerTitle: (workspace: string) => `Join ${workspace}'s workspace`,
  offer: (workspace: string, role: string) => `${workspace} invited you as ${role}.`,
  signedInAs: (username: string) => `You're signed in as ${username}.`,
  accountNeeded: (email: string | null) =>
    email === null
      ? 'Register or sign in to join.'
      : `The invitation is for ${email}. Register or sign in with that address to join.`,
  join: 'Join',
  joined: { title: 'Workspace joined', description: 'You can also switch to it in the account menu.' },
  joinFailed: "You couldn't join.",
  noToken: 'This link has no invitation. Open the original link again.',
} as const
