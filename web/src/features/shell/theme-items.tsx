import { themes } from '@parleykit/contract/agents/themes'
import { DropdownMenu } from '@radix-ui/themes'
import { chooseTheme, useThemeChoice } from '../../theme/theme-choice.ts'
import { afterPaint } from '../../ui/after-paint.ts'

const themeNames = { light: 'Light', dark: 'Dark', system: 'System' } as const

/** The menu items for this browser's theme. */
export function ThemeItems() {
  const chosen = useThemeChoice()
  return (
    <>
      <DropdownMenu.Separator />
      <DropdownMenu.Label>Theme</DropdownMenu.Label>
      <DropdownMenu.RadioGroup aria-label="Theme" value={chosen}>
        {themes.map((theme) => (
          <DropdownMenu.RadioItem
            key={theme}
            value={theme}
            onSelect={() => afterPaint(() => chooseTheme(theme))}
          >
            {themeNames[theme]}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator />
    </>
  )
}
