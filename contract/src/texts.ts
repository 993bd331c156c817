import {
  agentNameMax,
  careTextMax,
  chatMessageMax,
  checkQuestionMax,
  checkQuestionsMax,
  curatedAnswerMax,
  curatedQuestionMax,
  customToneMax,
  dailyRepliesMax,
  descriptionMax,
  displayNameMax,
  fallbackAgentName,
  fileNameMax,
  greetingMax,
  leadButtonMax,
  leadMessageMax,
  leadNameMax,
  leadTitleMax,
  linkTextMax,
  passkeyNameMax,
  passkeysMax,
  passwordLength,
  proactivePathsMax,
  proactiveSecondsMax,
  proactiveTextMax,
  retentionDays,
  taglineMax,
  thumbCommentMax,
  usernameLength,
} from './limits.ts'

/** Every sentence that the product says and that a test or two places know. Free of dependencies. */

export const validationTexts = {
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  usernameTooShort: `Username must be at least ${usernameLength.min} characters`,
  usernameTooLong: `Username cannot exceed ${usernameLength.max} characters`,
  usernameWithAt: 'Username cannot contain @',
  usernameWithAddress: 'Username cannot contain a web address',
  usernameUnprintable: 'Username cannot contain invisible characters',
  usernameMarks: 'Username has accents without their letters',
  usernameWithDash: 'Username cannot begin with -',
  usernameMixed: 'Username mixes letters of different scripts, such as Latin and Cyrillic',
  usernameReserved: 'This username is reserved. Please choose another one',
  displayNameTooLong: `Name cannot exceed ${displayNameMax} characters`,
  displayNameWithAt: 'Name cannot contain @',
  displayNameWithAddress: 'Name cannot contain a web address',
  displayNameUnprintable: 'Name cannot contain invisible characters',
  displayNameMarks: 'Name has accents without their letters',
  displayNameMixed: 'Name mixes letters of different scripts, such as Latin and Cyrillic',
  displayNameReserved: 'This name is reserved. Please choose another one',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: `Password must be at least ${passwordLength.min} characters`,
  passwordTooLong: `Password cannot exceed ${passwordLength.max} characters`,
  passwordGuessable:
    'This password is easy to guess. Use several words, or more characters without a pattern.',
  passkeyNameRequired: 'Name is required',
  passkeyNameTooLong: `Name cannot exceed ${passkeyNameMax} characters`,
  agentNameRequired: 'Agent name is required',
  agentNameTooLong: `Agent name cannot exceed ${agentNameMax} characters`,
  descriptionTooLong: `Description cannot exceed ${descriptionMax} characters`,
  taglineTooLong: `Tagline cannot exceed ${taglineMax} characters`,
  customToneTooLong: `Custom tone cannot exceed ${customToneMax} characters`,
  greetingTooLong: `Greeting cannot exceed ${greetingMax} characters`,
  brandColorInvalid: 'Please enter a valid hex color code (e.g., #FF5500)',
  toneTypeInvalid: 'Please select a profile for your agent',
  contentRequired: 'Content is required',
  placesLeft: 'Fill in the places in [[double brackets]], or delete their lines',
  contentTooLong: 'Content is too long for one entry: split it into several',
  websiteIsScraped:
    'A website is not added as a text: find its pages with mapWebsite and read them with batch-scrape',
  fileNameTooLong: `File name cannot exceed ${fileNameMax} characters`,
  urlInvalid: 'Please enter a valid URL',
  domainInvalid: 'Please enter a domain such as example.com',
  dailyRepliesInvalid: `Enter a whole number from 1 to ${dailyRepliesMax.toLocaleString('en-US')}, or nothing for no limit`,
  messageRequired: 'Message is required',
  messageTooLong: `Message cannot exceed ${chatMessageMax.toLocaleString('en-US')} characters`,
  questionRequired: 'Question is required',
  questionTooLong: `Question cannot exceed ${curatedQuestionMax.toLocaleString('en-US')} characters`,
  answerRequired: 'Answer is required',
  checkQuestionTooLong: `A question cannot exceed ${checkQuestionMax} characters`,
  tooManyCheckQuestions: `An agent can have ${checkQuestionsMax} checks`,
  answerTooLong: `Answer cannot exceed ${curatedAnswerMax.toLocaleString('en-US')} characters`,
  visitorIdRequired: 'visitorId is required',
  careTextTooLong: `Text cannot exceed ${careTextMax} characters`,
  timeInvalid: 'Please enter a time such as 09:00',
  timeZoneInvalid: 'Please choose a time zone',
  officeHoursEmpty: 'Choose at least one day, or switch office hours off',
  phoneInvalid: 'Please enter a phone number such as +49 30 1234567',
  humanContactEmpty: 'Enter an email address, a phone number or a web address',
  thumbCommentTooLong: `Comment cannot exceed ${thumbCommentMax.toLocaleString('en-US')} characters`,
  leadTitleTooLong: `Heading cannot exceed ${leadTitleMax} characters`,
  leadButtonTooLong: `Button cannot exceed ${leadButtonMax} characters`,
  leadNameTooLong: `Name cannot exceed ${leadNameMax} characters`,
  leadMessageTooLong: `Message cannot exceed ${leadMessageMax.toLocaleString('en-US')} characters`,
  linkTextTooLong: `Words of the link cannot exceed ${linkTextMax} characters`,
  lineTextRequired: 'Enter the words, or switch this off',
  proactiveTextTooLong: `Message cannot exceed ${proactiveTextMax} characters`,
  proactiveSecondsInvalid: `Please enter a whole number of seconds from 0 to ${proactiveSecondsMax}`,
  proactiveScrollInvalid: 'Please enter a whole number from 1 to 100',
  proactiveMomentRequired: 'Say when: after some seconds, after scrolling, or both',
  proactivePathInvalid: 'A page is a path such as /prices, or /shop/* with all pages below it',
  proactivePathsTooMany: `No more than ${proactivePathsMax} pages can be listed`,
  linkTextRequired: 'Enter the words of the link, or remove its address',
  linkUrlRequired: 'Enter the address of the link, or remove its words',
  retentionInvalid: `Please enter a whole number of days from ${retentionDays.min} to ${retentionDays.max.toLocaleString('en-US')}`,
} as const

export const accountTexts = {
  wrongCredentials: 'The username or the password is not right.',
  usernameTaken: 'This username is already taken.',
  emailTaken: 'This email address already has an account.',
  notSignedIn: 'You are not signed in.',
  wrongPassword: 'The current password is not right.',
  currentPasswordRequired: 'Enter your current password to change the email address',
  registrationClosed: 'This server takes no new accounts. Ask the person who runs it.',
  invitationRequired:
    'You need an invitation to register here. Ask the person who runs this server for a link.',
  invitationInvalid: 'This invitation was used already, or its seven days are over. Ask for a new one.',
  invitationOfAnother:
    'This invitation is for another email address. Register with the one that it was made for.',
  disabled: 'This account is shut. Ask the person who runs this server.',
  codeRequired: 'Enter the code from your authenticator app, or a recovery code.',
  codeInvalid: 'This code is not right, or it was used already. Wait for the next one.',
  twoStepIsOn: 'Two-step sign-in is on already.',
  twoStepIsOff: 'Two-step sign-in is off.',
  twoStepNotBegun: 'Please start again: there is no code to confirm any more.',
  passkeysUnavailable:
    'Passkeys need an address with a name, and https unless it is localhost. This server has none.',
  passkeyRefused:
    "This passkey doesn't open an account here. Try again, or sign in with your username and password.",
  passkeyUnreadable: "This passkey couldn't be read. Please try again.",
  passkeyKnown: 'This passkey is in use already.',
  tooManyPasskeys: `An account can have ${passkeysMax} passkeys. Remove one first.`,
  linkInvalid: 'This link was used already, or its time is over. Ask for a new one.',
  resetRequested: 'If there is such an account, a link is on its way to its email address.',
  resetByOperator:
    'This server sends no mail. The person who runs it can give you a link that sets a new password.',
  passwordReset: 'Your password has been changed. Sign in with the new one.',
  mailUnavailable: 'This server sends no mail.',
  emailUnconfirmed: 'Confirm your email address first: open the link in the mail that was sent to it.',
  linkOfOtherAccount:
    'Sign in to the account that this link is for, then open it again. If you made no account with this address, leave it: “Forgot password?” makes the account yours.',
  emailIsConfirmed: 'Your email address is confirmed already.',
  wrongUsername: 'This is not your username.',
  passwordMissing: 'Your account has no password yet. Set one in Profile Settings first.',
  passwordIsSet: 'Your account has a password already. Change it in Profile Settings.',
} as const

/** Signing in with the operator's identity provider; `name` is what its button says. */
export const providerTexts = {
  none: 'This server has no identity provider to sign in with. Use your password.',
  unreachable: (name: string) =>
    `The server of ${name} can't be reached right now. Try again in a moment, or sign in with your password.`,
  canceled: (name: string) =>
    `Signing in with ${name} was canceled. Try again, or sign in with your password.`,
  over: 'This sign-in took too long, was used already, or was begun in another browser. Please start again.',
  clock: (name: string) =>
    `The clocks of this server and of ${name} differ too much. Tell the person who runs this server.`,
  unproven: (name: string) =>
    `What ${name} sent doesn't prove who you are. Try again; if that doesn't help, tell the person who runs this server.`,
  emailMissing: (name: string) =>
    `${name} didn't tell your email address, which an account here needs. Tell the person who runs this server.`,
  emailUnverified: (name: string, email: string) =>
    `There is an account with the address ${email}, and ${name} hasn't verified that it is yours. Sign in with your password and link ${name} in Profile Settings.`,
  linkPassword: 'The password of this account is not right.',
  linkWithoutPassword:
    'This account has no password. Choose “Forgot password?” to set one by a link, then start again.',
  ofAnother: (name: string) => `This sign-in of ${name} is linked to another account here.`,
  otherUser: 'You are signed in to another account by now, or signed out. Sign in and start again.',
  tooMany: 'Your account has as many linked sign-ins as it can have. Unlink one first.',
  notAskedAgain: (name: string) =>
    `${name} didn't ask who you are just now. Sign out there, then start again.`,
  askedUnknown: (name: string) =>
    `${name} doesn't say when it asked who you are, so it can't prove that it is you, and this server sends no mail. Ask the person who runs it for a link that sets a password.`,
  ofOther: (name: string) => `This sign-in of ${name} isn't linked to your account.`,
} as const

export const workspaceTexts = {
  roleInvalid: 'Choose whether the member is an editor or a viewer',
  invitationInvalid:
    'This invitation was used already, was withdrawn, or its seven days are over. Ask for a new one.',
  invitationOfAnother: 'This invitation is for another email address. Sign in with the account that has it.',
  mailboxUnproven:
    'Show first that the invited address is yours: open the link in the mail of the invitation, or join with an account whose address is confirmed.',
  invitedTooOften:
    'This address has been sent as many invitations as it can get in a day. Invite without an address and hand the link over yourself, or try again tomorrow.',
  ownInvitation: 'This invitation leads into your own workspace.',
  inviteYourself: 'This is your own address: you are in this workspace already.',
  inviteMember: 'Whoever has this address is a member of this workspace already.',
  alreadyMember: 'You are in this workspace already.',
  viewersOnlyRead: 'You are a viewer in this workspace. Ask its owner to let you edit.',
  ownersOnly: 'Only the owner of this workspace can do that.',
  paused:
    "You are paused in this workspace: its plan doesn't have enough seats any more. Its owner can choose a larger plan or remove a member.",
  shut: 'This workspace is closed: whoever runs this server has disabled the account of its owner.',
  noSeatLeft: 'This workspace has no seat left. Its owner can choose a larger plan or remove a member.',
  tooManyWorkspaces: 'You are in as many workspaces as one person can be. Leave one first.',
} as const

/** Agents of a workspace that are offered to a member. */
export const handoverTexts = {
  noAgents: 'This workspace has no agents to hand over.',
  offerIsOpen: 'An offer is open already. Withdraw it first.',
} as const

export const linkPreviewTexts = {
  failed: 'Failed to fetch link preview',
  visitLink: 'Visit link',
} as const

export const chatTexts = {
  irrelevantPrompt: "I'm sorry, I can only answer questions related to the knowledge base.",
  troubleConnecting: "I'm sorry, I'm having trouble connecting right now. Please try again later.",
  /** While the way to the server is tried again. */
  brokenLine: {
    lost: 'The connection was lost. Trying again...',
    offline: "You're offline. This goes on by itself as soon as you're back.",
  },
  /** Below an answer that didn't come, while the server is looked for. */
  sentLater: 'Your question is sent by itself once the connection is back.',
  creditLimitReached: "I'm sorry, I can't answer any more questions this month. Please contact us directly.",
  dailyLimitReached: "I'm sorry, I can't answer any more questions today. Please come back tomorrow.",
  paused: 'This agent is taking a short break. Please come back a little later.',
  closed: 'This chat is open by invitation only. Please contact us for a link.',
  notReady: "This agent isn't ready yet. Please come back a little later.",
  streamFailed: 'Failed to connect to chat stream',
  botNotFoundTitle: 'Bot Not Found',
  botNotFound: "The bot you're looking for doesn't exist or is no longer available.",
  landingQuestion: 'What can I help with?',
  messagePlaceholder: 'Message...',
  conversationOptions: 'Conversation options',
  /** Below a visitor's question of an earlier visit. */
  unanswered: "This question wasn't answered.",
  tryAgain: 'Try again',
  /** Where the wait after too many questions is over. */
  canSendAgain: 'You can send your question again now.',
  copyCode: 'Copy code',
  codeCopied: 'Copied',
  codeNotCopied: 'Copying failed',
  deleteConversation: 'Delete conversation',
  deleteConversationTitle: 'Delete this conversation?',
  deleteConversationText:
    'Your messages and the answers are deleted for good, for you and for whoever runs this chat.',
  deleteConversationFailed: "The conversation couldn't be deleted. Please try again.",
  cancel: 'Cancel',
  greeting: (agentName: string) => `Hello! I'm ${agentName || fallbackAgentName}. How can I help you today?`,
  askPlaceholder: (agentName: string) => `Ask ${agentName || fallbackAgentName} anything...`,
  canMakeMistakes: (agentName: string) =>
    `${agentName || fallbackAgentName} can make mistakes. Check important information.`,
  canMakeMistakesShort: (agentName: string) => `${agentName || fallbackAgentName} can make mistakes.`,
  cut: (characters: number) =>
    `Your text was too long: ${characters === 1 ? 'its last character was' : `its last ${characters.toLocaleString('en')} characters were`} left out.`,
  functionCall: (name: string) => `(Function call: ${name})`,
} as const

/** The refusal of a throttle. */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Please wait ${waitInWords(seconds)}.`
}

function waitInWords(seconds: number): string {
  const count = seconds < 60 ? seconds : Math.ceil(seconds / 60)
  const unit = seconds < 60 ? 'second' : 'minute'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
