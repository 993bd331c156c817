export const workspaceTexts = {
  roleInvalid: 'Choose a role: editor or viewer',
  invitationInvalid: 'This invitation was already used, was withdrawn, or has expired. Ask for a new one.',
  invitationOfAnother: 'This invitation is for a different email address. Sign in with that account.',
  mailboxUnproven:
    'Confirm that the invited address is yours: open the link in the invitation email, or join with an account whose address is confirmed.',
  invitedTooOften:
    'This address has received too many invitations today. Invite without an address and share the link yourself, or try again tomorrow.',
  ownInvitation: 'This invitation is for your own workspace.',
  inviteYourself: "That's your own address. You're already in this workspace.",
  inviteMember: 'Someone with this address is already a member.',
  alreadyMember: "You're already in this workspace.",
  viewersOnlyRead: "You're a viewer in this workspace. Ask its owner for edit access.",
  ownersOnly: 'Only the owner of this workspace can do that.',
  paused:
    "You're paused in this workspace because its plan no longer has enough seats. Its owner can upgrade or remove a member.",
  shut: "This workspace is closed: the server administrator disabled its owner's account.",
  noSeatLeft: 'This workspace has no seats left. Its owner can upgrade or remove a member.',
  tooManyWorkspaces: "You've reached the maximum number of workspaces. Leave one first.",
} as const
