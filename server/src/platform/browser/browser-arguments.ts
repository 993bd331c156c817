export interface BrowserPlace {
  /** An empty folder of its own. */
  readonly profile: string
  /** A port of loopback that every connection goes to which belongs to no page. */
  readonly proxyPort: number
}

/** What a browser does of itself, and pages don't need. */
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
 * How Chromium is started: DevTools by a pipe, everything that leaves by a proxy, loopback too, no name ever looked up,
 * nothing but pages. What isn't here is `--no-sandbox`: without its sandbox it doesn't start.
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
