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

/** All texts that are used in tests or in more than one place. Free of dependencies. */

export const validationTexts = {
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  usernameTooShort: `Username must be at least ${usernameLength.min} characters`,
  usernameTooLong: `Username cannot exceed ${usernameLength.max} characters`,
  usernameWithAt: 'Username cannot contain @',
  usernameWithAddress: 'Username cannot contain a web address',
  usernameUnprintable: 'Username cannot contain invisible characters',
  usernameMarks: 'Username cannot contain accents without letters',
  usernameWithDash: 'Username cannot begin with -',
  usernameMixed: 'Username cannot mix letters from different scripts, such as Latin and Cyrillic',
  usernameReserved: 'This username is reserved. Please choose another one',
  displayNameTooLong: `Name cannot exceed ${displayNameMax} characters`,
  displayNameWithAt: 'Name cannot contain @',
  displayNameWithAddress: 'Name cannot contain a web address',
  displayNameUnprintable: 'Name cannot contain invisible characters',
  displayNameMarks: 'Name cannot contain accents without letters',
  displayNameMixed: 'Name cannot mix letters from different scripts, such as Latin and Cyrillic',
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
  placesLeft: 'Fill in the [[double brackets]] or delete those lines',
  contentTooLong: 'Content is too long for one entry. Split it into several',
  websiteIsScraped:
    "Websites can't be added as text. Find the pages with mapWebsite and add them with batch-scrape",
  fileNameTooLong: `File name cannot exceed ${fileNameMax} characters`,
  urlInvalid: 'Please enter a valid URL',
  domainInvalid: 'Please enter a domain such as example.com',
  dailyRepliesInvalid: `Enter a whole number from 1 to ${dailyRepliesMax.toLocaleString('en-US')}, or leave it empty for no limit`,
  messageRequired: 'Message is required',
  messageTooLong: `Message cannot exceed ${chatMessageMax.toLocaleString('en-US')} characters`,
  questionRequired: 'Question is required',
  questionTooLong: `Question cannot exceed ${curatedQuestionMax.toLocaleString('en-US')} characters`,
  answerRequired: 'Answer is required',
  checkQuestionTooLong: `A question cannot exceed ${checkQuestionMax} characters`,
  tooManyCheckQuestions: `An agent can have up to ${checkQuestionsMax} checks`,
  answerTooLong: `Answer cannot exceed ${curatedAnswerMax.toLocaleString('en-US')} characters`,
  visitorIdRequired: 'visitorId is required',
  refusalTextRequired: 'Enter what visitors should read',
  refusalLanguageInvalid: 'Choose a language',
  refusalLanguageTwice: 'Each language can have one text',
  careTextTooLong: `Text cannot exceed ${careTextMax} characters`,
  timeInvalid: 'Please enter a time such as 09:00',
  timeZoneInvalid: 'Please choose a time zone',
  officeHoursEmpty: 'Choose at least one day, or turn office hours off',
  phoneInvalid: 'Please enter a phone number such as +1 212 555 0123',
  humanContactEmpty: 'Enter an email address, phone number or web address',
  thumbCommentTooLong: `Comment cannot exceed ${thumbCommentMax.toLocaleString('en-US')} characters`,
  leadTitleTooLong: `Heading cannot exceed ${leadTitleMax} characters`,
  leadButtonTooLong: `Button cannot exceed ${leadButtonMax} characters`,
  leadNameTooLong: `Name cannot exceed ${leadNameMax} characters`,
  leadMessageTooLong: `Message cannot exceed ${leadMessageMax.toLocaleString('en-US')} characters`,
  linkTextTooLong: `Link text cannot exceed ${linkTextMax} characters`,
  lineTextRequired: 'Enter some text, or turn this off',
  proactiveTextTooLong: `Message cannot exceed ${proactiveTextMax} characters`,
  proactiveSecondsInvalid: `Please enter a whole number of seconds from 0 to ${proactiveSecondsMax}`,
  proactiveScrollInvalid: 'Please enter a whole number from 1 to 100',
  proactiveMomentRequired: 'Choose when to show it: after a delay, after scrolling, or both',
  proactivePathInvalid: 'Enter paths such as /prices, or /shop/* for all pages under it',
  proactivePathsTooMany: `You can list up to ${proactivePathsMax} pages`,
  linkTextRequired: 'Enter link text, or remove the URL',
  linkUrlRequired: 'Enter a URL, or remove the link text',
  retentionInvalid: `Please enter a whole number of days from ${retentionDays.min} to ${retentionDays.max.toLocaleString('en-US')}`,
} as const

export const accountTexts = {
  wrongCredentials: 'Incorrect username or password.',
  usernameTaken: 'This username is already taken.',
  emailTaken: 'An account with this email address already exists.',
  notSignedIn: "You're not signed in.",
  wrongPassword: 'Your current password is incorrect.',
  currentPasswordRequired: 'Enter your current password to change your email address',
  registrationClosed: 'Registration is closed. Ask your server administrator.',
  invitationRequired: 'You need an invitation to register. Ask your server administrator for a link.',
  invitationInvalid: 'This invitation was already used or has expired. Ask for a new one.',
  invitationOfAnother:
    'This invitation is for a different email address. Register with the address it was sent to.',
  disabled: 'This account is disabled. Contact your server administrator.',
  codeRequired: 'Enter the code from your authenticator app, or a recovery code.',
  codeInvalid: 'This code is incorrect or was already used. Wait for the next one.',
  twoStepIsOn: 'Two-step sign-in is already on.',
  twoStepIsOff: 'Two-step sign-in is off.',
  twoStepNotBegun: 'This setup has expired. Please start again.',
  passkeysUnavailable: 'Passkeys need a domain name with https, or localhost. This server has neither.',
  passkeyRefused:
    "This passkey isn't linked to an account here. Try again, or sign in with your username and password.",
  passkeyUnreadable: "This passkey couldn't be read. Please try again.",
  passkeyKnown: 'This passkey is already in use.',
  tooManyPasskeys: `An account can have up to ${passkeysMax} passkeys. Remove one first.`,
  linkInvalid: 'This link was already used or has expired. Request a new one.',
  resetRequested: "If that account exists, we've sent a link to its email address.",
  resetByOperator: "This server doesn't send email. Ask your server administrator for a password reset link.",
  passwordReset: 'Your password was changed. Sign in with the new one.',
  mailUnavailable: "This server doesn't send email.",
  emailUnconfirmed: 'Confirm your email address first: open the link in the email we sent you.',
  linkOfOtherAccount:
    "Sign in to the account this link is for, then open it again. If you didn't create an account with this address, use “Forgot password?” to claim it.",
  emailIsConfirmed: 'Your email address is already confirmed.',
  wrongUsername: "This isn't your username.",
  passwordMissing: "Your account doesn't have a password yet. Set one in Profile Settings first.",
  passwordIsSet: 'Your account already has a password. Change it in Profile Settings.',
} as const

/** Texts about signing in with the operator's identity provider; `name` is its name on the button. */
export const providerTexts = {
  none: "This server doesn't offer single sign-on. Use your password.",
  unreachable: (name: string) =>
    `${name} can't be reached right now. Try again in a moment, or sign in with your password.`,
  canceled: (name: string) =>
    `Signing in with ${name} was canceled. Try again, or sign in with your password.`,
  over: 'This sign-in took too long, was already used, or was started in another browser. Please start again.',
  clock: (name: string) =>
    `The clocks of this server and ${name} differ too much. Contact your server administrator.`,
  unproven: (name: string) =>
    `We couldn't verify your identity with ${name}. Try again; if it keeps failing, contact your server administrator.`,
  emailMissing: (name: string) =>
    `${name} didn't share your email address, which is required for an account. Contact your server administrator.`,
  emailUnverified: (name: string, email: string) =>
    `An account with ${email} already exists, and ${name} hasn't verified that it's yours. Sign in with your password and link ${name} in Profile Settings.`,
  linkPassword: 'Incorrect password for this account.',
  linkWithoutPassword: 'This account has no password. Use “Forgot password?” to set one, then start again.',
  ofAnother: (name: string) => `This ${name} sign-in is already linked to another account.`,
  otherUser: "You've signed out or switched accounts. Sign in and start again.",
  tooMany: "You've reached the maximum number of linked sign-ins. Unlink one first.",
  notAskedAgain: (name: string) =>
    `${name} didn't ask you to sign in again. Sign out there, then start again.`,
  askedUnknown: (name: string) =>
    `${name} couldn't confirm your identity just now, and this server doesn't send email. Ask your server administrator for a password reset link.`,
  ofOther: (name: string) => `This ${name} sign-in isn't linked to your account.`,
} as const

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

/** Texts about agents of a workspace offered to a member. */
export const handoverTexts = {
  noAgents: 'This workspace has no agents to transfer.',
  offerIsOpen: "There's already an open offer. Withdraw it first.",
} as const

export const linkPreviewTexts = {
  failed: 'Failed to fetch link preview',
  visitLink: 'Visit link',
} as const

export const chatTexts = {
  irrelevantPrompt: "I'm sorry, I can only answer questions related to the knowledge base.",
  troubleConnecting: "I'm sorry, I'm having trouble connecting right now. Please try again later.",
  /** Shown while the connection is being retried. */
  brokenLine: {
    lost: 'The connection was lost. Trying again...',
    offline: "You're offline. We'll reconnect when you're back online.",
  },
  /** Below an answer that didn't arrive, while the connection is being retried. */
  sentLater: "We'll send your question when you're back online.",
  creditLimitReached: "I'm sorry, I can't answer any more questions this month. Please contact us directly.",
  dailyLimitReached: "I'm sorry, I can't answer any more questions today. Please come back tomorrow.",
  paused: 'This agent is taking a short break. Please check back later.',
  closed: 'This chat is open by invitation only. Please contact us for a link.',
  notReady: "This agent isn't ready yet. Please check back later.",
  streamFailed: 'Failed to connect to chat stream',
  botNotFoundTitle: 'Bot Not Found',
  botNotFound: "The bot you're looking for doesn't exist or is no longer available.",
  landingQuestion: 'What can I help with?',
  messagePlaceholder: 'Message...',
  conversationOptions: 'Conversation options',
  /** Below an unanswered question from an earlier visit. */
  unanswered: "This question wasn't answered.",
  tryAgain: 'Try again',
  /** Shown when the wait after too many questions is over. */
  canSendAgain: 'You can send your question again now.',
  /** Precedes the titles of an answer's sources. */
  sources: 'Sources: ',
  copyAnswer: 'Copy answer',
  copyCode: 'Copy code',
  codeCopied: 'Copied',
  codeNotCopied: "Couldn't copy",
  deleteConversation: 'Delete conversation',
  deleteConversationTitle: 'Delete this conversation?',
  deleteConversationText:
    'Your messages and the answers will be permanently deleted, for you and for the owner of this chat.',
  deleteConversationFailed: "The conversation couldn't be deleted. Please try again.",
  cancel: 'Cancel',
  greeting: (agentName: string) => `Hello! I'm ${agentName || fallbackAgentName}. How can I help you today?`,
  askPlaceholder: (agentName: string) => `Ask ${agentName || fallbackAgentName} anything...`,
  canMakeMistakes: (agentName: string) => `${agentName || fallbackAgentName} can make mistakes.`,
  checkImportant: 'Check important information.',
  tooLong: `Your message is too long. Please shorten it to ${chatMessageMax.toLocaleString('en')} characters.`,
  functionCall: (name: string) => `(Function call: ${name})`,
} as const

/** The error message of a throttle. */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Please wait ${waitInWords(seconds)}.`
}

function waitInWords(seconds: number): string {
  const count = seconds < 60 ? seconds : Math.ceil(seconds / 60)
  const unit = seconds < 60 ? 'second' : 'minute'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
