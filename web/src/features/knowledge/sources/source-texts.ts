import type { SourceInterval, SourceKind } from '@parleykit/contract/knowledge/sources/source-kinds'

interface KindTexts {
  readonly name: string
  readonly description: string
  readonly addressLabel: string
  readonly addressHelp: string
  readonly addressExample: string
  readonly tokenLabel: string
  readonly tokenHelp: string
  /** What can be chosen, such as "pages". */
  readonly parts: string
}

const noAddress = { addressLabel: '', addressHelp: '', addressExample: '' }

export const kindTexts: Readonly<Record<SourceKind, KindTexts>> = {
  address: {
    name: 'Sheet, feed or file',
    description: 'Google Sheets and Docs links, CSV, Excel, JSON, calendars, RSS',
    addressLabel: 'Address',
    addressHelp:
      'In Google Sheets or Docs, share the document with everyone who has the link, or publish it to the web, and paste the link. Or paste the address of a CSV, TSV, XLSX, JSON, ICS, RSS or Atom file.',
    addressExample: 'https://docs.google.com/spreadsheets/d/…',
    ...{ tokenLabel: '', tokenHelp: '', parts: '' },
  },
  notion: {
    name: 'Notion',
    description: 'Pages and databases of your workspace',
    ...noAddress,
    tokenLabel: 'Integration token',
    tokenHelp:
      'In Notion, open notion.so/my-integrations, create an internal integration that may read content, and copy its secret. Then open each page to share, choose Connections in its menu, and add the integration.',
    parts: 'pages and databases',
  },
  github: {
    name: 'GitHub',
    description: 'A folder of Markdown, reStructuredText or HTML files',
    addressLabel: 'Repository or folder',
    addressHelp: 'Open the folder on GitHub and copy the address from your browser.',
    addressExample: 'https://github.com/owner/name/tree/main/docs',
    tokenLabel: 'Access token (private repositories only)',
    tokenHelp:
      'In GitHub, open Settings, Developer settings, Fine-grained tokens. Choose the repository, and read access to its contents.',
    parts: 'folders',
  },
  woocommerce: {
    name: 'WooCommerce',
    description: 'Products with variants, prices and stock',
    addressLabel: 'Address of your shop',
    addressHelp: '',
    addressExample: 'https://shop.example.com',
    tokenLabel: 'Consumer key',
    tokenHelp:
      'In WordPress, open WooCommerce, Settings, Advanced, REST API. Add a key with the permission Read, and copy both parts.',
    parts: 'categories',
  },
  shopify: {
    name: 'Shopify',
    description: 'Products with variants, prices and stock',
    addressLabel: 'Your shop',
    addressHelp: '',
    addressExample: 'my-shop.myshopify.com',
    tokenLabel: 'Admin API access token',
    tokenHelp:
      'In Shopify, open Settings, Apps and sales channels, Develop apps. Create an app with the scopes read_products and read_inventory, install it, and copy its access token.',
    parts: 'collections',
  },
}

export const intervalWords: Readonly<Record<SourceInterval, string>> = {
  off: 'By hand',
  hourly: 'Hourly',
  daily: 'Daily',
  weekly: 'Weekly',
}

export const sourceTexts = {
  add: 'Add a source',
  addHelp:
    'A source is read again on a schedule or when you choose Sync now, so that your agent knows what has changed.',
  connected: 'Connected sources',
  none: 'No sources yet. Connect what you already keep up to date elsewhere.',
  loadFailed: "Your sources couldn't be loaded.",
  entries: 'Entries from sources',
  noEntries: 'Nothing has been read from your sources yet.',
  searchEntries: 'Search entries from sources',
  connectTitle: (kind: SourceKind) =>
    kind === 'address' ? 'Connect a sheet, feed or file' : `Connect ${kindTexts[kind].name}`,
  accessHelp: 'Nothing is read before you have chosen what your agent may know.',
  secret: 'Consumer secret',
  keyIsStored: 'It is stored encrypted and never shown again.',
  check: 'Continue',
  checking: 'Asking the source...',
  checkFailed: "This source can't be read.",
  chooseTitle: (parts: string) => `Which ${parts}?`,
  everything: 'Everything',
  selected: (count: number, parts: string) => `${count} ${parts} selected`,
  name: 'Name',
  every: 'Read again',
  everyLabel: (name: string) => `Read ${name} again`,
  connect: 'Connect',
  connecting: 'Connecting...',
  connectFailed: 'Failed to connect the source.',
  started: { title: 'Source connected', description: 'Reading it may take a few minutes' },
  back: 'Back',
  cancel: 'Cancel',
  notRead: ({ name, reason }: { name: string; reason: string }) => `${name} wasn't read: ${reason}`,
  syncNow: 'Sync now',
  syncing: 'Syncing...',
  syncFailed: { title: 'Error', description: 'Failed to start the sync. Please try again.' },
  changeFailed: { title: 'Error', description: 'Failed to change the source. Please try again.' },
  saved: { title: 'Saved' },
  choose: 'Choose',
  chooseFailed: "What can be chosen couldn't be loaded.",
  save: 'Save',
  newKey: 'New key',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (entries: number) =>
    entries === 1
      ? 'Its entry is deleted, and your agent stops using it immediately.'
      : `Its ${entries} entries are deleted, and your agent stops using them immediately.`,
  removed: { title: 'Source removed' },
  removeFailed: { title: 'Error', description: 'Failed to remove the source. Please try again.' },
  acceptRemovals: 'Remove them now',
  heldBack: (count: number) =>
    `${count} entries are missing in the source. That is more than half, so your agent keeps them until the next sync misses them too.`,
  subscriptionRequired: 'Subscription Required',
} as const
