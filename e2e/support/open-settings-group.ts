import type { Page } from '@playwright/test'

/** Opens a closed group of the Settings tab by its heading. */
export async function openSettingsGroup(page: Page, title: string): Promise<void> {
  const group = page.getByRole('group', { name: title, exact: true })
  await group.getByRole('heading').first().click()
  await group.and(page.locator('[open]')).waitFor()
}
