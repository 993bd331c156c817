/**
 * Colours the owner's app, before anything of it is painted: a script by itself that runs while the page is being read.
 * The root's `data-theme` has what this browser has chosen, `system` if nothing; the event `parleykit:theme` chooses another one.
 */
function colourPage(): void {
  const storageKey = 'parleykit.theme'
  const root = document.documentElement
  const device = matchMedia('(prefers-color-scheme: dark)')
  /** Fetched once they are wanted first: browsers look ahead for what has its address, even where it is disabled. */
  const darkStyles = document.querySelector<HTMLLinkElement>('#dark-styles')

  function paint(): void {
    const isDark = root.dataset.theme === 'dark' || (root.dataset.theme === 'system' && device.matches)
    if (isDark && darkStyles?.dataset.href && !darkStyles.hasAttribute('href')) {
      darkStyles.href = darkStyles.dataset.href
      // While the page is being read, it waits for its styles itself.
      if (document.readyState !== 'loading') {
        darkStyles.addEventListener('load', paint, { once: true })
        return
      }
    }
    root.classList.toggle('dark', isDark)
    say('color-scheme', isDark ? 'dark' : 'light')
    say('theme-color', isDark ? '#111113' : '#ffffff')
  }

  function say(name: string, content: string): void {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
  }

  function show(theme: unknown): void {
    root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : 'system'
    paint()
  }

  function choose(theme: string): void {
    show(theme)
    try {
      localStorage.setItem(storageKey, theme)
    } catch {
      // Storage is refused or full: the choice lasts until the page is left.
    }
  }

  function stored(): string | null {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null
    }
  }

  show(stored())
  device.addEventListener('change', paint)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) show(newValue)
  })
  addEventListener('parleykit:theme', (event) => {
    if (event instanceof CustomEvent) choose(String(event.detail))
  })
}

colourPage()
