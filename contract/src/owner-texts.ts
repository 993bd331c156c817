import { keyGraceDays, passwordLength, profileImagePixels } from './limits.ts'
import { limitsOf } from './plans.ts'
import type { Role } from './roles.ts'
import type { SecurityEventName } from './security-events.ts'

/** Every literal sentence of the owner's screens. Free of dependencies. */

export interface ToastText {
  readonly title: string
  readonly description?: string
}

export const authTexts = {
  usernameOrEmail: 'Username or Email',
  loggingIn: 'Logging in...',
  registering: 'Registering...',
  passwordHelp: `Password must be at least ${passwordLength.min} characters long.`,
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  logoutFailed: 'Logout failed',
  loggedIn: { title: 'Login successful', description: 'Welcome back!' },
  registered: { title: 'Registration successful', description: 'Your account has been created.' },
  loggedOut: { title: 'Logged out', description: 'You have been logged out successfully.' },
  codeLabel: 'Code',
  codeHelp: 'From your authenticator app, or one of your recovery codes.',
  codeIntro: 'Your password is right. One more step: enter the code that your authenticator app shows.',
  forgotPassword: 'Forgot password?',
  resetIntro: 'Enter your username or email address. You get a link that sets a new password.',
  resetNext: 'It works for one hour. Look into the spam folder too.',
  resetByOperator:
    'This server sends no mail. Ask the person who runs it for a link that sets a new password.',
  resetRequestFailed: 'Failed to send a link. Please try again.',
  resetEndsSessions: 'Every browser that is signed in to your account is signed out.',
  resetFailed: 'Failed to set the password. Please try again.',
  linkIncomplete: 'The address of this page is incomplete. Open the link once more, or ask for a new one.',
  passwordReset: { title: 'Password changed', description: 'Sign in with the new one.' },
  confirmIntro: 'One click confirms that this address belongs to your account.',
  confirmFailed: 'Failed to confirm the address. Please try again.',
  emailConfirmed: (email: string) => `Confirmed: ${email} is the address of your account.`,
  outsideProvider: 'useAuth must be used within an AuthProvider',
} as const

export const accountTexts = {
  updated: { title: 'Profile updated', description: 'Your changes have been saved.' },
  updateFailed: { title: 'Error', description: 'Failed to update your profile.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Every other device has been signed out.',
  },
  passwordFailed: { title: 'Error', description: 'Failed to change your password.' },
  signedOutEverywhere: {
    title: 'Signed out everywhere',
    description: 'Every session of your account has ended.',
  },
  signOutFailed: { title: 'Error', description: 'Failed to sign out everywhere.' },
  sessionsFailed: "Your sessions couldn't be loaded.",
  sessionEnded: { title: 'Session ended', description: 'That browser has to sign in again.' },
  endSessionFailed: { title: 'Error', description: 'Failed to end the session.' },
  unknownDevice: 'Unknown device',
  securityLogFailed: "The security log couldn't be loaded.",
  securityLogEmpty: 'Nothing has happened yet. Sign-ins and changes of your account will be listed here.',
  byOperator: 'By the person who runs this server',
  twoStepFailed: { title: 'Error', description: 'Failed to change two-step sign-in. Please try again.' },
  twoStepLoadFailed: "Two-step sign-in couldn't be loaded.",
  twoStepOn: { title: 'Two-step sign-in is on', description: 'You are asked for a code when you sign in.' },
  twoStepOff: { title: 'Two-step sign-in is off', description: 'Your password alone signs you in.' },
  twoStepWhat:
    "A code from an app on your phone, on top of your password: somebody who learns your password can't get in without it.",
  twoStepScan: 'Scan this with an authenticator app, then enter the code that it shows.',
  twoStepType: 'Or type this key into the app:',
  recoveryCodesKeep:
    'Each of these signs you in once when your phone is not at hand. Keep them where you can find them without it: they are shown only once.',
  deleted: { title: 'Account deleted', description: 'Your account and everything in it are gone.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete your account.' },
} as const

/** What each event of the security log is called. */
export const securityEventTexts: Record<SecurityEventName, string> = {
  account_registered: 'Account created',
  account_deleted: 'Account deleted',
  account_exported: 'Account data exported',
  username_changed: 'Username changed',
  email_changed: 'Email address changed',
  email_confirmed: 'Email address confirmed',
  password_changed: 'Password changed',
  password_reset_requested: 'Link for a new password requested',
  password_reset: 'Password set anew by a link',
  email_change_requested: 'Another email address waits for its confirmation',
  password_check_failed: 'Wrong current password',
  two_step_on: 'Two-step sign-in turned on',
  two_step_off: 'Two-step sign-in turned off',
  recovery_codes_renewed: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  code_failed: 'Sign-in failed: wrong two-step code',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_sign_in: 'Signed in with a passkey',
  passkey_refused: 'Sign-in failed: passkey refused',
  passkey_copied: 'Passkey refused: its counter went back, so there may be a copy of it',
  identity_linked: 'Sign-in of the identity provider linked',
  identity_unlinked: 'Sign-in of the identity provider unlinked',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed: wrong password',
  sign_in_throttled: 'Sign-in refused: too many attempts',
  signed_out: 'Signed out',
  signed_out_everywhere: 'Signed out everywhere',
  session_ended: 'Session ended',
  api_key_rotated: 'API key rotated',
  api_keys_revoked: 'Rotated API keys revoked',
  link_key_renewed: 'Private link created or renewed',
  link_key_deleted: 'Private link withdrawn',
  identity_secret_renewed: 'Identity secret created or renewed',
  identity_secret_deleted: 'Identity secret deleted',
  webhook_created: 'Webhook created',
  webhook_changed: 'Webhook changed',
  webhook_secret_renewed: 'Webhook secret renewed',
  webhook_deleted: 'Webhook deleted',
  secret_key_rotated: 'Secret key created or rotated',
  secret_key_deleted: 'Secret key deleted',
  agent_deleted: 'Agent deleted',
  knowledge_deleted: 'Knowledge deleted',
  conversation_deleted: 'Conversation deleted',
  conversations_exported: 'Conversations exported',
  lead_deleted: 'Lead deleted',
  leads_exported: 'Leads exported',
  agent_exported: 'Agent exported as a file',
  member_invited: 'Member invited',
  member_joined: 'Member joined',
  member_role_changed: 'Role of a member changed',
  member_removed: 'Member removed',
  member_left: 'Member left',
  handover_offered: 'Agents offered to a member',
  handover_withdrawn: 'Offer of the agents withdrawn',
  handover_declined: 'Offer of the agents declined',
  agents_handed_over: 'Agents handed over',
  agents_taken_over: 'Agents taken over',
  tier_changed: 'Plan changed',
  credits_changed: 'Chat credits changed',
  account_disabled: 'Account shut',
  account_enabled: 'Account opened again',
  invitation_made: 'Invitation made',
  backup_restored: 'Backup restored by the person who runs this server',
  throttled: 'Slowed down: too many requests',
}

/** What each role is called. */
export const roleTexts: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' }

/** What is offered where a plan is full. */
export const planTexts = { upgradeNow: 'Upgrade Now' } as const

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
      ? `Your plan is for one person. Members, who can also take your agents over, need a larger one: Standard is for ${limitsOf('standard').members} people, Pro for ${limitsOf('pro').members}.`
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
  ownWorkspace: 'Your workspace',
  workspaceOf: (name: string) => `Workspace of ${name}`,
  joinedTitle: 'Other workspaces',
  joinedHelp: 'You were invited to these. Switch between workspaces in the menu behind your picture.',
  leaveHelp: 'Your access ends at once. To come back you need another invitation.',
  left: { title: 'Workspace left', description: 'You are back in your own workspace.' },
  viewerSettings: 'Only editors and the owner of this workspace change settings.',
  viewerCreates: 'You are a viewer in this workspace. Editors and its owner create agents.',
  noAgents: 'This workspace has no agents yet.',
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

export const dashboardTexts = {
  becomeAdmin:
    'Do you run this server? Give this account the admin plan, which has room for everything, at its terminal, with the same DATA_DIR or DATABASE_URL where you set one:',
  becomeAdminDismiss: 'Not now',
  noAgents: "You haven't created any agents yet.",
  createNewAgent: 'Create New Agent',
  createFirstAgent: 'Create Your First Agent',
  fetchFailed: 'Failed to fetch bots',
  viewAllActivity: 'View all activity',
  /** With what a visitor asked first. */
  asked: (agent: string, question: string) => `Asked ${agent}: “${question}”`,
  andMore: (more: number) => `and ${more} more`,
  noActivity: 'Nothing has happened yet. New conversations and knowledge will show up here.',
  deleted: { title: 'Bot deleted', description: 'The bot has been successfully deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the bot.' },
} as const

/** Of the page for who runs the server, and of what leads there. */
export const serverStatusTitle = 'Server status'

export const agentTexts = {
  notFoundTitle: 'Agent not found',
  closedTitle: 'This agent is closed to you',
  notFound: 'It was deleted, or it belongs to another account.',
  needsKnowledge: "This agent knows nothing yet, so it can't answer. Add knowledge and train it.",
  noPublicPage: 'This agent does not have a public page yet.',
  chartComingSoon: 'Chart coming soon…',
  updated: { title: 'Agent updated', description: 'Your changes have been saved.' },
  updateFailed: { title: 'Error', description: 'Failed to update agent. Please try again.' },
  baseCreated: { title: 'Agent Base Created', description: 'Now add what your agent should know.' },
  created: { title: 'Agent created', description: 'It is saved with everything you have set.' },
  createFailed: { title: 'Error', description: 'Failed to create agent. Please try again.' },
  deleted: { title: 'Agent deleted', description: 'The agent and all of its data are gone.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete agent' },
  imageFailed: { title: 'Image Upload Error', description: 'Failed to upload profile image' },
  idMissing: 'Agent ID missing',
  keyRotated: { title: 'API key rotated', description: `The old key works on for ${keyGraceDays} days.` },
  keyRotationFailed: { title: 'Error', description: 'Failed to rotate the API key. Please try again.' },
  secretKeyDeleted: { title: 'Secret key deleted', description: 'It no longer works.' },
  secretKeyFailed: { title: 'Error', description: 'Failed to change the secret key. Please try again.' },
  noImage: 'No image selected',
  imageHelp: `Any image type, ${profileImagePixels}x${profileImagePixels} recommended.`,
} as const

/** The four profiles: what each is called and what it does for visitors. */
export const toneProfiles = {
  site_navigator: { title: 'Site navigator', help: 'Guide users to the right page or document' },
  conversion_concierge: { title: 'Boost sales', help: 'Turn questions into purchases' },
  cross_sell_advisor: { title: 'Cross-sell smartly', help: 'Point out what goes well with a choice' },
  support_troubleshooter: { title: 'Fix problems', help: 'Walk users through a fix, step by step' },
} as const

export const knowledgeTexts = {
  questions: 'Your agent answers from it:',
  questionsUntrained: 'Train your agent to see questions that it answers from it.',
  added: { title: 'Knowledge base added', description: 'The text is part of the knowledge now.' },
  addFailed: { title: 'Error', description: 'Failed to add knowledge base. Please try again.' },
  uploaded: 'File uploaded',
  uploadFailed: { title: 'Error', description: 'Failed to upload file. Please try again.' },
  deleted: { title: 'Knowledge base entry deleted', description: 'No answer can use it any more.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete knowledge base entry. Please try again.' },
  empty: 'Nothing here yet. Add a text or upload files for your agent to answer from.',
} as const

export const websiteTexts = {
  subscriptionRequired: {
    title: 'Subscription Required',
    description: 'Website scraping is a premium feature. Please upgrade your plan to continue.',
  },
  mapFailed: { title: 'Error', description: 'Failed to start website scraping. Please try again.' },
  startFailed: 'Failed to start scraping',
  started: { title: 'Website scraping started', description: 'This may take a few minutes' },
  succeeded: 'Website scraped successfully',
  failed: 'An error occurred during website scraping',
  cancelled: { title: 'Reading stopped', description: 'The pages that were read are kept.' },
  cancelFailed: { title: 'Error', description: 'Failed to stop reading the website. Please try again.' },
  deleteFailed: {
    title: 'Error',
    description: 'Failed to delete website knowledge entry. Please try again.',
  },
  syncStarted: { title: 'Reading your pages again', description: 'This may take a few minutes' },
  syncSucceeded: 'Your pages were read again',
  syncFailed: 'Your pages could not be read again',
  syncStartFailed: { title: 'Error', description: 'Failed to read your pages again. Please try again.' },
  syncCancelled: { title: 'Reading again stopped', description: 'The pages that were read are kept.' },
  syncCancelFailed: { title: 'Error', description: 'Failed to stop reading your pages again.' },
  dismissFailed: { title: 'Error', description: 'Failed to leave the new pages out. Please try again.' },
  scheduleSaved: { title: 'Saved' },
  scheduleFailed: { title: 'Error', description: 'Failed to save how often pages are read again.' },
  empty: 'No pages yet. Enter the address of your website to pick the pages that your agent answers from.',
} as const

export const trainingTexts = {
  control: 'Training',
  addKnowledge: 'Add Knowledge to train your Agent',
  train: 'Train Agent',
  trained: 'Your Agent is trained on all your data',
  training: 'Training...',
  initiated: { title: 'Training Initiated', description: 'Your agent is reading its knowledge.' },
  succeeded: { title: 'Training Successful!', description: 'Your agent answers from all of its knowledge.' },
  rolledBack: (version: number) => ({
    title: 'Rolled back',
    description: `Your agent answers from training ${version} now.`,
  }),
  rollBackFailed: { title: 'Error', description: 'Failed to roll back. Please try again.' },
  noHistory:
    'Nothing has been trained yet. Every training will be listed here, so that you can go back to it.',
  historyFailed: "The training history couldn't be loaded.",
  failedTitle: 'Training Failed',
  startFailed: 'Failed to train agent',
  failed: 'An error occurred during training.',
  failedUnexpectedly: 'An unexpected error occurred during training.',
} as const

export const wizardTexts = {
  steps: ['Name Your Agent', 'Define Agent Profile', 'Add Knowledge', 'Customize Your Agent'],
  next: 'Next',
  nextKnowledge: 'Next: Add Knowledge',
  knowledgeFirst: 'Add Knowledge To Continue',
  nextCustomize: 'Next: Customize Agent',
  complete: 'Complete & Train Agent',
  processing: 'Processing...',
  finalizing: 'Finalizing Agent...',
  goBack: 'Go Back & Review',
  validationTitle: 'Validation Error',
  correctHighlighted: 'Please correct the highlighted errors.',
  correctAll: 'Please correct all errors before submitting.',
  saveFailed: { title: 'Submission Error', description: 'Failed to save the agent configuration.' },
  idMissing: { title: 'Error', description: 'Agent ID Missing' },
} as const

export const conversationTexts = {
  listFailed: 'Failed to load conversations',
  messagesFailed: 'Failed to load messages',
  empty: 'No conversations yet. Share your agent, and what visitors ask will show up here.',
  noneMatch: 'No conversation matches what you are looking for.',
  showTests: 'Show your own tests',
  filter: 'Filter',
  correct: 'Correct',
  answering: 'Your agent is answering...',
  /** The days that conversations began on. */
  when: {
    any: 'Any time',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    between: 'From … to …',
  },
  deleted: { title: 'Conversation deleted', description: 'Its messages are gone. What you corrected stays.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the conversation.' },
} as const

export const correctionTexts = {
  corrected: {
    title: 'Answer corrected',
    description: 'The same question gets your text from now on.',
  },
  correctFailed: { title: 'Error', description: 'Failed to correct the answer. Your text is still here.' },
  undone: { title: 'Correction undone', description: 'The original answer is back.' },
  undoFailed: { title: 'Error', description: 'Failed to undo the correction.' },
  listFailed: 'Failed to load curated answers',
  empty:
    'No curated answers yet. Correct an answer in Activity, or write one here: the same or a very similar question gets it, word for word.',
  added: { title: 'Curated answer added', description: 'Your agent gives it from now on.' },
  saved: { title: 'Curated answer saved', description: 'Your agent gives the new text from now on.' },
  saveFailed: { title: 'Error', description: 'Failed to save the curated answer. Your text is still here.' },
  deleted: { title: 'Curated answer deleted', description: 'Your agent answers from its knowledge again.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the curated answer.' },
} as const

export const analyticsTexts = {
  empty: 'Share your agent, and what visitors ask and when will show up here.',
  loadFailed: "The analytics couldn't be loaded.",
  noQuestions: 'Nobody asked anything in this time.',
  allAnswered: 'Every question in this time was answered.',
} as const

export const publishTexts = {
  copied: { title: 'Copied to clipboard', description: 'The code has been copied to your clipboard.' },
  copyFailed: {
    title: 'Not copied',
    description: 'Your browser refused. Select the text and copy it by hand.',
  },
} as const

export const notFoundTexts = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
} as const
