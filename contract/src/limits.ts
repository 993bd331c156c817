/** Every number that bounds an input or a screen. Free of dependencies, so that the chat frame can read it too. */

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
/** From which confidence on an answer is called sure, and certain: below that, suggestions follow it. */
export const confidenceLevels = { sure: 0.99, certain: 0.999 } as const
/** Below a refusal, or an answer that isn't sure. */
export const suggestionsMax = 3
/** Starter prompts below a refusal where nothing of the knowledge is near. */
export const suggestedStarterPromptsMax = 2
export const allowedDomainsMax = 50
export const chatMessageMax = 4000
/** Longer answers, and those with more stars and underscores, are shown as written: to read their Markdown may hold up a browser. */
export const markdownMax = { length: 8000, marks: 1500 } as const
/** Of a call in the form of OpenAI's API, whose callers send a whole conversation each time. */
export const completionBytesMax = 512 * 1024
export const completionMessagesMax = 2000
/** Passages that a search by an assistant gives: at most, and where it names no number. */
export const assistantPassages = { max: 20, usual: 8 } as const
export const curatedQuestionMax = 4000
export const curatedAnswerMax = 4000
/** Of one agent: all of them are compared with every question. */
export const curatedAnswersMax = 2000
/** Questions that an agent is checked with, and their characters: all are asked up to three times in one run. */
export const checkQuestionsMax = 50
export const checkQuestionMax = 500
/** Bytes of all of them as JSON, with room for escapes and any script. */
export const checksBytesMax = 256 * 1024
/** How often a screen asks how far a run of them is, where live updates don't come through, in milliseconds. */
export const checksPollMs = 2000
/** Replies that an agent gives in a day (UTC) to the visitors of one address, and to all of them, unless its owner says otherwise. */
export const defaultDailyReplies = { address: 200, agent: 5000 } as const
export const dailyRepliesMax = 1_000_000
export const invitationTokenMax = 100
/** Mails with an invitation that one address gets a day: from one workspace, and from all together. */
export const invitationMailsPerDay = { fromOne: 3, fromAll: 5 } as const
/** Links for a new password that one account gets an hour. */
export const resetsPerHour = 4
/** Links by which a new browser may sign in that one account gets an hour. */
export const signInLinksPerHour = 4
/** Links that confirm its address that one account asks for an hour. */
export const confirmationsPerHour = 4
/** Characters of what a link carries that was sent by mail. */
export const oneTimeTokenMax = 100
/** Characters of what an identity provider sends a browser back with. */
export const providerAnswerMax = 8000
/** Characters of the path that a sign-in leads back to. */
export const nextPathMax = 2000
/** Sign-ins of the identity provider that one account may have. */
export const identitiesMax = 10
/** Characters of a code that a second step asks for, however it is typed. */
export const twoStepCodeMax = 40
/** Passkeys that an account has at a time. */
export const passkeysMax = 20
export const passkeyNameMax = 50
/** The header of a refused sign-in that says what is still asked for: `code`. */
export const authStepHeader = 'x-auth-step'
/** Workspaces of others that one person may be in. */
export const joinedWorkspacesMax = 50
/** The header that names the workspace a request is about, by its id; one's own when absent. */
export const workspaceHeader = 'x-workspace'
export const visitorIdMax = 128
/** What a browser's own visitorId begins with; a random UUID follows. */
export const browserVisitorPrefix = 'visitor-'
/** How long a visitor token holds after the last reply. */
export const visitorTokenDays = 400
/** Likewise for a visitor whom the owner's website has introduced, and does so again with every page. */
export const knownVisitorTokenDays = 2
/** The header that a visitor token is sent back in. */
export const visitorTokenHeader = 'x-visitor-token'
/** Days that a publishable key goes on after it was replaced. */
export const keyGraceDays = 7
/** Replaced keys of an agent that are known; older ones are refused like any other text. */
export const retiredKeysMax = 10
/** Characters of a token that says who a visitor is, and the days that it may hold at most. */
export const identityTokenMax = 4096
export const identityTokenDaysMax = 7
/** The header in which a chat frame names the website around it. */
export const websiteHeader = 'x-website'
/** Characters of a sentence that an owner words for visitors. */
export const careTextMax = 300
/** A message beside the bubble is read at a glance, in characters. */
export const proactiveTextMax = 200
/** Seconds on a page after which it may come up. */
export const proactiveSecondsMax = 600
/** Pages that it is kept to, and the longest path of one. */
export const proactivePathsMax = 20
export const proactivePathMax = 200
export const phoneMax = 40
/** Characters of a link's own words behind such a sentence, and of all three parts as one text. */
export const linkTextMax = 80
export const linkedLineMax = careTextMax + linkTextMax + 2000 + 4
/** Characters of the heading and of the button of the form in which visitors leave their address. */
export const leadTitleMax = 80
export const leadButtonMax = 30
export const leadNameMax = 100
export const leadMessageMax = 1000
/** Different addresses that a visitor may leave in one conversation. */
export const leadsOfConversationMax = 5
export const leadPageSize = 20
export const curatedAnswerPageSize = 20
/** Entries of the knowledge on a page of their list, and from how many on they can be searched. */
export const knowledgePageSize = 20
export const knowledgeSearchFrom = 10
/** Mails about leads that one address gets a day. */
export const leadMailsPerDay = 50
/** Characters of what a visitor says about an answer. */
export const thumbCommentMax = 1000
/** Days that conversations may be kept. */
export const retentionDays = { min: 1, max: 3650 } as const
export const idempotencyKeyMax = 128
/** Characters of the key that a person's message is stored under once. */
export const messageKeyLength = { min: 16, max: 64 } as const
/** For so long a person who was asked for or is there may be away until the agent goes on. */
export const personAwayMinutes = 10
/** How often a person whose screen shows the conversation says that they are there, in milliseconds. */
export const presenceMs = 60_000
/** Requests for a person that are listed. */
export const askedForShown = 50
/** Streams that wait for a person's words, in one server process: of a visitor, from one address, to one agent. */
export const waitingStreamsMax = { visitor: 10, address: 200, agent: 2000 } as const
export const fileNameMax = 200
/** Bytes of a request's body where its route names no other limit. */
export const requestBytesMax = 64 * 1024
/** Bytes of an agent's whole form, written in any script. */
export const agentFormBytesMax = 256 * 1024
/** Bytes of a text for the knowledge as JSON, with room for its escapes and any script. */
export const knowledgeRequestBytesMax = 16 * 1024 * 1024
/** Bytes around the file of a multipart body. */
export const multipartOverheadBytes = 64 * 1024
export const uploadBytesMax = 20 * 1024 * 1024
export const knowledgeTextMax = 5_000_000
/** Of an agent as one file, packed; the plan bounds what is in it, too. */
export const agentFileBytesMax = 1024 * 1024 * 1024
/** Entries of such a file: as many as the largest plan lets an agent know. */
export const agentFileEntriesMax = 2000
/** Bytes of the list of what is in it. */
export const agentFileManifestBytesMax = 8 * 1024 * 1024
/** How often the dialog asks how far an import is. */
export const importPollMs = 1000
export const profileImageBytesMax = 5 * 1024 * 1024
export const profileImagePixels = 256
/** Characters of a web page's address. */
export const websiteUrlMax = 2000
/** Pages of a website that its map lists. */
export const mappedPagesMax = 500
/** How long a website is looked over for its map, where the operator says nothing else. */
export const mapWebsiteMs = 10_000
/** Pages that one job reads. */
export const scrapedUrlsMax = 500
/** Bytes of a list of addresses as JSON. */
export const batchScrapeBytesMax = 2 * 1024 * 1024
/** Jobs of one owner that read pages at a time. */
export const scrapesAtOnceMax = 3
/** How often the dialog asks how far a job is. */
export const scrapePollMs = 3000
/** After so many readings in a row that found a page gone, its entry is offered for deletion. */
export const timesGoneOffered = 3
/** Of each list of a report of pages that were read again, and of the lines that changed in one of them. */
export const reportedPagesMax = 100
/** Websites, or parts of one, that a sync looks over for new pages, and addresses whose pages an agent has been shown. */
export const newPagesMax = { websites: 4, shown: 5000 }
export const changedLinesMax = { lines: 20, length: 200 }
export const conversationPageSize = 20
export const conversationPageSizeMax = 100
/** The header of a page of a list that tells how many items all pages have. */
export const totalCountHeader = 'x-total-count'
export const searchDebounceMs = 300
export const conversationSearchMax = 200
export const knowledgePreviewLength = 300
export const conversationPreviewLength = 140
/** Shown beneath the text of an entry. */
export const entryQuestionsMax = 3
/** Wordings of one question that the lists of Analytics tell, and messages that one dismissal names. */
export const workListWordings = 20
/** Things to see to that the dashboard lists of each kind. */
export const needsShown = 5
export const recentActivitiesShown = 20
/** Notices of limits that are listed beside those, and of how many days. */
export const olderNotices = { shown: 5, days: 31 } as const
export const securityEventPageSize = 20
/** How long an account's security events are kept. */
export const securityEventDays = 90
/** Of one account; the oldest beyond it go. */
export const securityEventsMax = 5000

/** Days that a plan goes on after a renewal was refused. */
export const graceDays = 3
/** How long a checkout may be paid. */
export const checkoutHours = 24
export const receiptsShown = 24
/** Where Stripe sends its events, each of at most so many bytes. */
export const stripeWebhook = { path: '/api/billing/webhooks/stripe', bytesMax: 512 * 1024 } as const

/** How long POST train waits for the job before it answers 202, in milliseconds. */
export const trainWaitMs = 25_000
/** Where a server has the script that websites load. */
export const widgetLoaderPath = '/widget/loader.js'
/** Websites with an agent's widget that are kept of each agent. */
export const widgetSitesMax = 50
/** Minutes without a message after which a conversation counts as ended. */
export const conversationIdleMinutes = 30
/** Characters of each text in an event that is sent to an owner's system, and of all messages of a conversation together. */
export const webhookTextMax = 4000
export const webhookTranscriptMax = { messages: 50, characters: 60_000 } as const
/** How long a receiver of events may take, and how much of its answer is kept. */
export const webhookAttemptMs = 10_000
export const webhookAnswerBytes = 1000
export const webhookUrlMax = 2000
/** Webhooks of one agent. */
export const webhooksMax = 10
/** Hours that a replaced secret of a webhook signs too. */
export const webhookSecretGraceHours = 24
export const deliveryPageSize = 20
/** Days that the log of what was sent is kept. */
export const webhookLogDays = 14
export const heartbeatMs = 15_000
/** When a reader of a chat stream that broke asks for the rest, at first, in milliseconds. */
export const reconnectMs = 1000
/** Within which its readers come back to a stream that a stopping server has ended, each at a moment of its own, in milliseconds. */
export const comeBackMs = { min: 1000, max: 10_000 } as const
/** Streams that follow a conversation's running answer, beside the one that asked for it, at a time in one server process. */
export const followersMax = 10
/** Characters of an id of an event of a chat stream. */
export const eventIdMax = 120
/** Dashboards of one owner that one server process keeps up to date at a time. */
export const liveStreamsMax = 30
/** How long a hidden dashboard goes on listening, in milliseconds. */
export const hiddenListeningMs = 20_000

export const copiedMarkMs = 2000
export const trainedRedirectMs = 2000
/** While a training runs: only where live updates don't come through is this what moves its bar. */
export const trainingPollMs = 5000
/** After signing in, before the checkout of the plan that was chosen begins by itself. */
export const autoCheckoutMs = 500
/** How long the pricing page thanks for a subscription, in milliseconds. */
export const afterCheckoutMs = 1500
export const toastMs = 5000
export const toastQueueMax = 20
export const chatInputMaxHeightPx = 150
/** Characters of an address that a card is shown for. */
export const previewedUrlMax = 2048
/** Links of one answer that are shown as cards. */
export const linkCardsMax = 2
/** Pixels that a card's picture has at most. */
export const cardImagePixels = { width: 640, height: 640 } as const
export const scrollButtonThresholdPx = 50
export const scrollButtonDebounceMs = 50

export const defaultBrandColor = '#6366F1'
export const fallbackAgentName = 'Buddy'
export const productName = 'ParleyKit'
export const productVersion = '0.1.0'

/** The endings that may be uploaded as knowledge. */
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
