/** Chat bubbles of others by the hosts of their scripts: they all take the lower right corner unless told otherwise. */
const knownWidgets: Readonly<Record<string, string>> = {
  'widget.intercom.io': 'Intercom',
  'js.intercomcdn.com': 'Intercom',
  'embed.tawk.to': 'tawk.to',
  'client.crisp.chat': 'Crisp',
  'static.zdassets.com': 'Zendesk',
  'js.usemessages.com': 'HubSpot',
  'js.driftt.com': 'Drift',
  'code.tidio.co': 'Tidio',
  'cdn.livechatinc.com': 'LiveChat',
  'wchat.freshchat.com': 'Freshchat',
  'code.jivosite.com': 'Jivo',
  'code.jivo.ru': 'Jivo',
  'www.smartsuppchat.com': 'Smartsupp',
  'static.olark.com': 'Olark',
  'call.chatra.io': 'Chatra',
  'config.gorgias.chat': 'Gorgias',
  'www.chatbase.co': 'Chatbase',
  'cdn.botpress.cloud': 'Botpress',
  'cdn.voiceflow.com': 'Voiceflow',
}

/** The names of the bubbles that a page's scripts bring, each once. */
export function namesOfWidgets(scriptHosts: readonly string[]): string[] {
  return [...new Set(scriptHosts.flatMap((host) => knownWidgets[host] ?? []))]
}
