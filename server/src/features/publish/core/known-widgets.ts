/** Other vendors' chat bubbles by the hosts of their scripts. By default, all take the lower right corner. */
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

/** Names of the chat bubbles that a page's scripts load, each once. */
export function namesOfWidgets(scriptHosts: readonly string[]): string[] {
  return [...new Set(scriptHosts.flatMap((host) => knownWidgets[host] ?? []))]
}
