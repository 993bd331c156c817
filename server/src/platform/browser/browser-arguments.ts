export interface BrowserPlace {
  /** A separate empty folder. */
  readonly profile: string
  /** A loopback port that receives all connections that belong to no page. */
  readonly proxyPort: number
}

/** Background features of the browser that pages don't need. */
const features = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
  'WebRtcHideLocalIpsWithMdns',
]

/**
 * Arguments for Chromium: DevTools over a pipe, all traffic through a proxy (loopback too), no DNS lookups, nothing but
 * pages. `--no-sandbox` is left out on purpose: Chromium must not start without its sandbox.
 */
export function browserArguments({ profile, proxyPort }: BrowserPlace): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--dns-prefetch-disable',
    '--no-pings',
    '--disable-background-networking',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-update',
    '--disable-crash-reporter',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-domain-reliability',
    '--disable-extensions',
    `--disable-features=${features.join(',')}`,
    '--disable-gpu',
    '--disable-remote-fonts',
    '--disable-sync',
    '--blink-settings=imagesEnabled=false',
    '--deny-permission-prompts',
    '--hide-scrollbars',
    '--js-flags=--max-old-space-size=256',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--password-store=basic',
    '--renderer-process-limit=4',
    'about:blank',
  ]
}
