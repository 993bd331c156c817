/** All limits of inputs and screens. Free of dependencies, so that the chat frame can use it too. */

export const usernameLength = { min: 3, max: 50 } as const
export const displayNameMax = 50
export const passwordLength = { min: 6, max: 100 } as const
export const agentNameMax = 50
export const taglineMax = 100
export const descriptionMax = 1000
export const customToneMax = 500
export const greetingMax = 500
export const starterPromptTitleMax = 60
export const starterPromptContentMax = 300
export const starterPromptsMax = 12
export const templateIdMax = 40
export const starterPromptsShown = 3
/** Minimum confidence of a sure and a certain answer. Suggestions follow less confident answers. */
export const confidenceLevels = { sure: 0.99, certain: 0.999 } as const
/** Suggestions below a refusal or an uncertain answer. */
export const suggestionsMax = 3
/** Starter prompts below a refusal if nothing in the knowledge is close. */
export const suggestedStarterPromptsMax = 2
export const allowedDomainsMax = 50
export const chatMessageMax = 4000
/** Answers with more characters or marks (`*`, `_`) are shown as plain text: parsing could block a browser. */
export const markdownMax = { length: 8000, marks: 1500 } as const
/** Per call in OpenAI's format, whose clients send a whole conversation each time. */
export const completionBytesMax = 512 * 1024
export const completionMessagesMax = 2000
/** Passages that an assistant's search returns: at most, and by default. */
export const assistantPassages = { max: 20, usual: 8 } as const
export const curatedQuestionMax = 4000
export const curatedAnswerMax = 4000
/** Per agent: all of them are compared with every question. */
export const curatedAnswersMax = 2000
/** Questions that an agent is checked with, and characters of each. All are asked up to three times per run. */
export const checkQuestionsMax = 50
export const checkQuestionMax = 500
/** Bytes of all of them as JSON, with room for escapes and any script. */
export const checksBytesMax = 256 * 1024
/** Polling interval for the progress of a run if live updates don't arrive, in milliseconds. */
export const checksPollMs = 2000
/** Default replies of an agent per day (UTC): to the visitors of one address, and to all visitors. */
export const defaultDailyReplies = { address: 200, agent: 5000 } as const
export const dailyRepliesMax = 1_000_000
export const invitationTokenMax = 100
/** Invitation mails that one address gets per day: from one workspace, and in total. */
export const invitationMailsPerDay = { fromOne: 3, fromAll: 5 } as const
/** Password reset links that one account gets per hour. */
export const resetsPerHour = 4
/** Links for signing in from a new browser that one account gets per hour. */
export const signInLinksPerHour = 4
/** Email confirmation links that one account can request per hour. */
export const confirmationsPerHour = 4
/** Characters of the token in a mailed link. */
export const oneTimeTokenMax = 100
/** Characters of the query with which an identity provider sends a browser back. */
export const providerAnswerMax = 8000
/** Characters of the path to return to after signing in. */
export const nextPathMax = 2000
/** Identity provider sign-ins that one account may have. */
export const identitiesMax = 10
/** Characters of a second-step code as typed. */
export const twoStepCodeMax = 40
/** Passkeys per account. */
export const passkeysMax = 20
export const passkeyNameMax = 50
/** The header of a refused sign-in that names the missing step: `code`. */
export const authStepHeader = 'x-auth-step'
/** Other owners' workspaces that one user may be a member of. */
export const joinedWorkspacesMax = 50
/** The header with the ID of the workspace that a request is about. Default: the user's own. */
export const workspaceHeader = 'x-workspace'
export const visitorIdMax = 128
/** The prefix of a visitorId created by a browser; a random UUID follows. */
export const browserVisitorPrefix = 'visitor-'
/** Days that a visitor token is valid after the last reply. */
export const visitorTokenDays = 400
/** The same for a visitor whom the owner's website identifies, which it repeats on every page. */
export const knownVisitorTokenDays = 2
/** The header in which clients send a visitor token. */
export const visitorTokenHeader = 'x-visitor-token'
/** Days that a publishable key keeps working after it was replaced. */
export const keyGraceDays = 7
/** Replaced keys remembered per agent. Older ones are rejected like any unknown key. */
export const retiredKeysMax = 10
/** Characters of an identity token, and its maximum validity in days. */
export const identityTokenMax = 4096
export const identityTokenDaysMax = 7
/** The header in which a chat frame names the website that embeds it. */
export const websiteHeader = 'x-website'
/** Characters of a sentence that an owner writes for visitors. */
export const careTextMax = 300
/** Characters of a message next to the bubble, short enough to read at a glance. */
export const proactiveTextMax = 200
/** Seconds on a page before it may appear. */
export const proactiveSecondsMax = 600
/** Pages that it can be limited to, and characters of one path. */
export const proactivePathsMax = 20
export const proactivePathMax = 200
export const phoneMax = 40
/** Characters of the link text after such a sentence, and of all three parts as one text. */
export const linkTextMax = 80
export const linkedLineMax = careTextMax + linkTextMax + 2000 + 4
/** Characters of the title and the button of the form in which visitors leave their address. */
export const leadTitleMax = 80
export const leadButtonMax = 30
export const leadNameMax = 100
export const leadMessageMax = 1000
/** Different addresses that a visitor may leave in one conversation. */
export const leadsOfConversationMax = 5
export const leadPageSize = 20
export const curatedAnswerPageSize = 20
/** Knowledge entries per page of the list, and the number from which on the list can be searched. */
export const knowledgePageSize = 20
export const knowledgeSearchFrom = 10
/** Mails about leads that one address gets per day. */
export const leadMailsPerDay = 50
/** Characters of a visitor's comment on an answer. */
export const thumbCommentMax = 1000
/** Range of days for keeping conversations. */
export const retentionDays = { min: 1, max: 3650 } as const
export const idempotencyKeyMax = 128
/** Characters of the key under which a person's message is stored only once. */
export const messageKeyLength = { min: 16, max: 64 } as const
/** Minutes that a requested or present person may be away before the agent continues. */
export const personAwayMinutes = 10
/** Interval at which the screen of a person viewing the conversation reports their presence, in milliseconds. */
export const presenceMs = 60_000
/** Requests for a person shown in the list. */
export const askedForShown = 50
/** Concurrent streams waiting for a person, per server process: for a visitor, an address, an agent. */
export const waitingStreamsMax = { visitor: 10, address: 200, agent: 2000 } as const
export const fileNameMax = 200
/** Bytes of a request's body unless its route sets another limit. */
export const requestBytesMax = 64 * 1024
/** Bytes of an agent's whole form, in any script. */
export const agentFormBytesMax = 256 * 1024
/** Bytes of a knowledge text as JSON, with room for escapes and any script. */
export const knowledgeRequestBytesMax = 16 * 1024 * 1024
/** Bytes of a multipart body besides the file. */
export const multipartOverheadBytes = 64 * 1024
export const uploadBytesMax = 20 * 1024 * 1024
export const knowledgeTextMax = 5_000_000
/** Bytes of an agent file, compressed. The plan limits its contents too. */
export const agentFileBytesMax = 1024 * 1024 * 1024
/** Entries in such a file: as many as the largest plan allows per agent. */
export const agentFileEntriesMax = 2000
/** Bytes of its manifest. */
export const agentFileManifestBytesMax = 8 * 1024 * 1024
/** Polling interval of the import dialog, in milliseconds. */
export const importPollMs = 1000
export const profileImageBytesMax = 5 * 1024 * 1024
export const profileImagePixels = 256
/** Characters of a web page's URL. */
export const websiteUrlMax = 2000
/** Pages listed in the map of a website. */
export const mappedPagesMax = 500
/** Default time for mapping a website, in milliseconds, unless the operator sets another. */
export const mapWebsiteMs = 10_000
/** Pages per job. */
export const scrapedUrlsMax = 500
/** Bytes of a list of URLs as JSON. */
export const batchScrapeBytesMax = 2 * 1024 * 1024
/** Concurrent page-reading jobs per owner. */
export const scrapesAtOnceMax = 3
/** Polling interval of the dialog that shows a job's progress, in milliseconds. */
export const scrapePollMs = 3000
/** After a page was found gone this many times in a row, its entry is suggested for deletion. */
export const timesGoneOffered = 3
/** Items per list of a sync report. */
export const reportedPagesMax = 100
/** Websites, or parts of one, that a sync searches for new pages, and URLs recorded as shown to the owner. */
export const newPagesMax = { websites: 4, shown: 5000 }
export const changedLinesMax = { lines: 20, length: 200 }
export const conversationPageSize = 20
export const conversationPageSizeMax = 100
/** The response header with the total number of items over all pages of a list. */
export const totalCountHeader = 'x-total-count'
export const searchDebounceMs = 300
export const conversationSearchMax = 200
export const knowledgePreviewLength = 300
export const conversationPreviewLength = 140
/** Questions shown below the text of an entry. */
export const entryQuestionsMax = 3
/** Wordings of one question shown in the lists of Analytics, and messages that one dismissal can name. */
export const workListWordings = 20
/** Items that need attention shown on the dashboard, per kind. */
export const needsShown = 5
export const recentActivitiesShown = 20
/** Notices of limits shown along with those, and their maximum age in days. */
export const olderNotices = { shown: 5, days: 31 } as const
export const securityEventPageSize = 20
/** Days that an account's security events are kept. */
export const securityEventDays = 90
/** Per account; the oldest events beyond it are deleted. */
export const securityEventsMax = 5000

/** Days that a plan continues after a failed renewal. */
export const graceDays = 3
/** Hours that a checkout stays open for payment. */
export const checkoutHours = 24
export const receiptsShown = 24
/** The path to which Stripe sends events, and the maximum bytes of each. */
export const stripeWebhook = { path: '/api/billing/webhooks/stripe', bytesMax: 512 * 1024 } as const

/** How long POST train waits for the job before it responds with 202, in milliseconds. */
export const trainWaitMs = 25_000
/** Path of the script that websites load from a server. */
export const widgetLoaderPath = '/widget/loader.js'
/** Websites with the widget remembered per agent. */
export const widgetSitesMax = 50
/** Minutes without a message after which a conversation counts as ended. */
export const conversationIdleMinutes = 30
/** Characters of each text in a webhook event, and limits of a conversation's messages together. */
export const webhookTextMax = 4000
export const webhookTranscriptMax = { messages: 50, characters: 60_000 } as const
/** Time limit for a webhook receiver in milliseconds, and bytes kept of its response. */
export const webhookAttemptMs = 10_000
export const webhookAnswerBytes = 1000
export const webhookUrlMax = 2000
/** Webhooks per agent. */
export const webhooksMax = 10
/** Hours that a replaced webhook secret also signs. */
export const webhookSecretGraceHours = 24
export const deliveryPageSize = 20
/** Days that the log of deliveries is kept. */
export const webhookLogDays = 14
export const heartbeatMs = 15_000
/** Initial delay before clients reconnect to a broken stream, in milliseconds. */
export const reconnectMs = 1000
/** Range of the random delay before clients reconnect to a stream that a stopping server ended, in milliseconds. */
export const comeBackMs = { min: 1000, max: 10_000 } as const
/** Other concurrent streams that follow a conversation's running answer, per server process. */
export const followersMax = 10
/** Characters of the event ID in a chat stream. */
export const eventIdMax = 120
/** Dashboards with live updates per owner and server process. */
export const liveStreamsMax = 30
/** How long a hidden dashboard keeps listening, in milliseconds. */
export const hiddenListeningMs = 20_000

export const copiedMarkMs = 2000
export const trainedRedirectMs = 2000
/** Polling interval during a training, in milliseconds. Needed only if live updates don't arrive. */
export const trainingPollMs = 5000
/** Delay between signing in and the automatic checkout of the chosen plan, in milliseconds. */
export const autoCheckoutMs = 500
/** How long the pricing page shows thanks for a subscription, in milliseconds. */
export const afterCheckoutMs = 1500
export const toastMs = 5000
export const toastQueueMax = 20
export const chatInputMaxHeightPx = 150
/** Characters of a URL that gets a preview card. */
export const previewedUrlMax = 2048
/** Links of one answer shown as cards. */
export const linkCardsMax = 2
/** Maximum size of a card's picture, in pixels. */
export const cardImagePixels = { width: 640, height: 640 } as const
export const scrollButtonThresholdPx = 50
export const scrollButtonDebounceMs = 50

export const defaultBrandColor = '#6366F1'
export const fallbackAgentName = 'Buddy'
export const productName = 'ParleyKit'
export const productVersion = '0.1.0'

/** The file extensions that may be uploaded as knowledge. */
export const uploadTypes = [
  'txt',
  'pdf',
  'docx',
  'md',
  'c',
  'cpp',
  'cs',
  'css',
  'doc',
  'go',
  'html',
  'java',
  'js',
  'json',
  'php',
  'pptx',
  'py',
  'rb',
  'sh',
  'tex',
  'ts',
] as const
