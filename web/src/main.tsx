import './zod-without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import { setValidationMessages } from '@parleykit/contract/base/validation-messages'
import { Theme } from '@radix-ui/themes'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app.tsx'
import { AuthProvider } from './features/auth/auth-provider.tsx'
import { queryClient } from './query-client.ts'
import './styles.css'
import { followForcedColors } from './theme/follow-forced-colors.ts'
import { Toaster } from './ui/feedback/toaster.tsx'
import { ignoreDoubleClicks } from './ui/form/ignore-double-clicks.ts'

setValidationMessages()
const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
followForcedColors()
ignoreDoubleClicks()

createRoot(place).render(
  <StrictMode>
    <Theme
      appearance="inherit"
      accentColor="iris"
      grayColor="slate"
      radius="large"
      scaling="100%"
      panelBackground="solid"
    >
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
      <Toaster />
    </Theme>
  </StrictMode>,
)
